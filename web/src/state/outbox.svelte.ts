/** Changes on their way to the server. They are sent on when their table is left, and told of if they fail then. */

import { SvelteMap } from "svelte/reactivity";
import type { Problem } from "../api/http";
import { persist } from "../api/persist";
import type { TableInfo } from "../api/types";

interface Failure {
  table: TableInfo;
  problem: Problem;
}

class Outbox {
  /** Tables with a change under way: is its answer late? */
  #under = new SvelteMap<string, boolean>();
  /** What was refused after its table was left. */
  failures = $state.raw<Failure[]>([]);
  /** An answer is late, of whatever table. */
  readonly late = $derived([...this.#under.values()].includes(true));

  constructor() {
    addEventListener("beforeunload", (event) => {
      if (this.late) event.preventDefault();
    });
  }

  sends(table: string): boolean {
    return this.#under.has(table);
  }

  /** The answer to a change of a table. If none comes it is sent again. */
  async send<T>(table: string, what: string, body: unknown): Promise<T> {
    this.#under.set(table, false);
    try {
      return await persist<T>(`/tables/${table}/${what}`, body, () => this.#under.set(table, true));
    } finally {
      this.#under.delete(table);
    }
  }

  failed(table: TableInfo, problem: Problem): void {
    this.failures = [...this.failures, { table, problem }];
  }

  forget(failure: Failure): void {
    this.failures = this.failures.filter((one) => one !== failure);
  }
}

export const outbox = new Outbox();
