/** Messages of the server to me: tables that wait, invitations, games that are over. */

import { get, post } from "../api/http";
import { Live } from "../api/live";
import type { Notice, TableInfo } from "../api/types";
import { badge } from "./badge.svelte";
import { me } from "./me.svelte";

/** Which of them ask for something. */
const CALLS = ["your-turn", "rewind", "invited", "full", "away", "replace"];

class Messages {
  list = $state.raw<Notice[]>([]);
  /** Tables where another person has taken my seat: said there, though the message is read by opening the table. */
  lost = $state.raw<string[]>([]);
  #live: Live<{ type: "messages"; messages: Notice[] }> | null = null;
  #whose: string | null = null;
  #open: string | null = null;

  /** Listen for whoever is logged in here now. */
  listen(): void {
    const whose = me.person?.id ?? null;
    if (whose === this.#whose) return;
    this.#whose = whose;
    this.#live?.close();
    this.#live = null;
    this.lost = [];
    this.#hear([]);
    if (whose === null) return;
    this.#live = new Live(
      () => "/api/me/live",
      (message) => this.#hear(message.messages),
      () => undefined,
    );
  }

  /** The table that is looked at: what was to be told of it has been seen. */
  look(table: string | null): void {
    this.#open = table;
    badge.look(table);
    this.#seen();
  }

  #hear(list: Notice[]): void {
    this.list = list;
    const lost = list.filter((notice) => notice.kind === "replaced").map((notice) => notice.table_id);
    if (lost.length > 0) this.lost = [...new Set([...this.lost, ...lost])];
    const calls = list.filter((notice) => CALLS.includes(notice.kind)).map((notice) => notice.table_id);
    badge.wait([...new Set(calls)]);
    this.#seen();
    if (this.#open === null && this.#whose !== null) void this.#count();
  }

  /** Where the first turn was mine nothing was to be told: the tables themselves know. */
  async #count(): Promise<void> {
    try {
      const tables = await get<TableInfo[]>("/me/tables");
      const wait = tables.filter((table) => table.you.to_decide || table.you.invited);
      if (this.#open === null) badge.wait(wait.map((table) => table.id));
    } catch {
      // The next message counts anew.
    }
  }

  #seen = (): void => {
    const table = this.#open;
    if (table === null || document.visibilityState !== "visible") return;
    if (!this.list.some((notice) => notice.table_id === table)) return;
    void import("../worker/register").then((worker) => worker.closeNotices(table)).catch(() => undefined);
    // If it fails the message just stays.
    post(`/me/messages/read?table=${encodeURIComponent(table)}`).catch(() => undefined);
  };

  constructor() {
    document.addEventListener("visibilitychange", this.#seen);
  }
}

export const messages = new Messages();
