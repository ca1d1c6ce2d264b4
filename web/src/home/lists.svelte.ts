/** Lists of tables, renewed now and then and whenever a message comes. */

import { get } from "../api/http";
import type { TableInfo } from "../api/types";
import { badge } from "../state/badge.svelte";
import { settings } from "../state/settings.svelte";
import { me } from "../state/me.svelte";
import { isDone } from "../words/table_words";

const EVERY = 15_000;

export class TableLists {
  mine = $state.raw<TableInfo[] | null>(null);
  open = $state.raw<TableInfo[] | null>(null);
  running = $state.raw<TableInfo[] | null>(null);
  over = $state.raw<TableInfo[] | null>(null);

  readonly waiting = $derived((this.mine ?? []).filter((table) => table.you.to_decide));

  /** Counts what was asked: an answer that was overtaken is not shown. */
  #asked = 0;

  async load(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const [mine, open, running, over] = await Promise.all([
        me.person ? get<TableInfo[]>("/me/tables") : [],
        get<TableInfo[]>("/tables?open_seats=true&limit=8"),
        get<TableInfo[]>("/tables?status=running&spectators=true&limit=12"),
        get<TableInfo[]>("/tables?status=over&limit=12"),
      ]);
      if (asked !== this.#asked) return;
      if (!settings.finished && mine.some((table) => table.status === "over")) void settings.set("finished", true);
      this.mine = [...mine.filter((table) => !isDone(table)), ...mine.filter(isDone)];
      // What is mine stands among my tables.
      this.open = open.filter(foreign);
      this.running = running.filter(foreign);
      this.over = over.filter(foreign);
      badge.wait(mine.filter((table) => table.you.to_decide || table.you.invited).map((table) => table.id));
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

function foreign(table: TableInfo): boolean {
  return !table.you.host && table.you.seats.length === 0;
}
