/** What a move would do, asked once for each position, move and language. */

import { SvelteMap } from "svelte/reactivity";
import { get, Problem } from "../api/http";
import { words } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export interface Preview {
  /** Something would be revealed: it could not be taken back. */
  reveals: boolean;
  ends_turn: boolean;
  /** Numbers before and after: "reis", "goods.gold", "prices.gold" ... */
  changes: Record<string, [number, number]>;
  /** The total if the game were scored at once. */
  final: [number, number] | null;
  breakdown: { sum: string; text: string; value: number }[];
  sums: Record<string, { text: string; unit: string; total: number }>;
}

/** Milliseconds: a choice that is to be confirmed waits for it. */
const LIMIT = 10_000;
/** What is asked while nothing else can be known: older answers are of positions that are gone. */
const KEPT = 200;

class Previews {
  #known = new SvelteMap<string, Preview>();
  #asked = new Map<string, Promise<Preview | null>>();
  /** Tables of which the server tells nothing. */
  #silent = new Set<string>();

  /** The preview of an open option of the true game, as soon as it has come; until then null. */
  of(table: Table, move: string): Preview | null {
    const key = this.#key(table, move);
    return key === null ? null : (this.#known.get(key) ?? null);
  }

  /** Ask for it, if it is not known; null if it is not told. */
  ask(table: Table, move: string): Promise<Preview | null> {
    const key = this.#key(table, move);
    if (key === null || this.#silent.has(table.id)) return Promise.resolve(null);
    let found = this.#asked.get(key);
    if (!found) {
      if (this.#asked.size >= KEPT) this.#forget();
      found = this.#fetch(table, move, key);
      this.#asked.set(key, found);
    }
    return found;
  }

  async #fetch(table: Table, move: string, key: string): Promise<Preview | null> {
    try {
      const found = await get<Preview>(`/tables/${table.id}/preview?move=${encodeURIComponent(move)}`, LIMIT);
      this.#known.set(key, found);
      return found;
    } catch (problem) {
      // A tip without a preview is a tip still: nobody need be told, and it may be asked for again.
      this.#asked.delete(key);
      if (problem instanceof Problem && problem.status === 404) this.#silent.add(table.id);
      return null;
    }
  }

  #key(table: Table, move: string): string | null {
    if (table.elsewhere || !table.now?.decision) return null;
    const offered = table.now.decision.options.some((option) => option.enabled && option.notation === move);
    if (!offered) return null;
    return `${table.id} ${table.now.seq} ${words.language} ${move}`;
  }

  #forget(): void {
    this.#asked.clear();
    this.#known.clear();
  }
}

export const previews = new Previews();
