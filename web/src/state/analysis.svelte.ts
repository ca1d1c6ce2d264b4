/** The analysis of a finished game: asked for when somebody wants to see it, and waited for while it is made. */

import { get, post } from "../api/http";
import type { AnalysisState } from "../api/types";
import { Attempt } from "./attempt.svelte";
import type { Table } from "./table.svelte";

const PACE = 1500;
const known = new WeakMap<Table, Analysis>();

export class Analysis {
  answer = $state.raw<AnalysisState | null>(null);
  readonly attempt = new Attempt();

  constructor(readonly table: Table) {}

  get done(): AnalysisState["analysis"] {
    return this.answer?.analysis ?? null;
  }
  /** Is it being made, so that it pays to look again? */
  get pending(): boolean {
    return this.answer?.state === "waiting" || this.answer?.state === "running";
  }

  /** What there is; if there is nothing it is asked for, and if it waits: who played has it earlier. */
  look(): Promise<boolean> {
    return this.attempt.run(async () => {
      this.answer = await get<AnalysisState>(this.table.path("analysis"));
      if (this.answer.state === "none" || this.answer.state === "waiting") await this.#order();
    });
  }

  /** Try it once more. */
  ask = (): Promise<boolean> => this.attempt.run(() => this.#order());

  async #order(): Promise<void> {
    this.answer = await post<AnalysisState>(this.table.path("analysis"));
  }

  /** Look again and again until it is there, or nobody waits any more. */
  watch(): () => void {
    const timer = setInterval(async () => {
      // Without an answer it is asked again: the banner of the connection tells why.
      this.answer = await get<AnalysisState>(this.table.path("analysis")).catch(() => this.answer);
    }, PACE);
    return () => clearInterval(timer);
  }
}

/** That of a table, kept while the table is open. */
export function analysisOf(table: Table): Analysis {
  const found = known.get(table) ?? new Analysis(table);
  known.set(table, found);
  return found;
}
