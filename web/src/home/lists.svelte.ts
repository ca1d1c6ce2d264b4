/** Lists of tables, renewed now and then and whenever a message comes. */

import { get } from "../api/http";
import type { TableInfo } from "../api/types";
import { me } from "../state/me.svelte";

const EVERY = 15_000;

export class TableLists {
  mine = $state.raw<TableInfo[] | null>(null);
  open = $state.raw<TableInfo[] | null>(null);
  running = $state.raw<TableInfo[] | null>(null);
  over = $state.raw<TableInfo[] | null>(null);

  readonly waiting = $derived((this.mine ?? []).filter((table) => table.you.to_decide));

  async load(): Promise<void> {
    try {
      [this.mine, this.open, this.running, this.over] = await Promise.all([
        me.person ? get<TableInfo[]>("/me/tables") : [],
        get<TableInfo[]>("/tables?open_seats=true&limit=8"),
        get<TableInfo[]>("/tables?status=running&spectators=true&limit=8"),
        get<TableInfo[]>("/tables?status=over&limit=8"),
      ]);
    } catch {
      // What is on the screen stays; the next round may succeed.
      this.mine ??= [];
      this.open ??= [];
      this.running ??= [];
      this.over ??= [];
    }
  }

  /** As long as the page is looked at; returns what ends it. */
  keep(): () => void {
    const renew = (): void => {
      if (document.visibilityState === "visible") void this.load();
    };
    const timer = setInterval(renew, EVERY);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }
}
