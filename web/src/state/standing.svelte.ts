/** What the player has answered in advance: follows that are declined for them. Only they see it. */

import { get, Problem, put } from "../api/http";
import { COLOURS } from "../api/view";
import type { Table } from "./table.svelte";

export type StandingWhat = "round" | "builder" | "minister" | "king";
interface Answer {
  seat: number;
  what: StandingWhat;
}

export class Standing {
  #all = $state.raw<Answer[]>([]);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  constructor(readonly table: Table) {
    let loaded = "";
    $effect(() => {
      const now = table.now;
      if (!now || now.over || now.seat === null || now.seats[now.seat]?.stand_in !== null) return;
      // With a new round those for the round before have ended.
      const wanted = `${now.view.round}`;
      if (loaded === wanted) return;
      loaded = wanted;
      void this.#run(() => get<Answer[]>(this.#path));
    });
  }

  /** Those of the seat that looks. */
  get list(): StandingWhat[] {
    const seat = this.table.now?.seat;
    return this.table.now?.over ? [] : this.#all.filter((one) => one.seat === seat).map((one) => one.what);
  }

  /** The noble at whom somebody may be followed now. */
  get noble(): StandingWhat | null {
    if (!this.table.now) return null;
    const { card_in_play: card, lacerda } = this.table.now.view;
    const kind = card && this.table.components.cards[card]?.kind;
    return kind ? (kind === "treasury" ? null : kind) : lacerda.courtier;
  }

  /** Never follow these; the question that waits now is declined by a move of one's own. */
  async give(what: StandingWhat): Promise<void> {
    const seat = this.table.now?.seat;
    await this.#run(() => put<Answer[]>(this.#path, { what, on: true, seat }));
    const decision = this.table.now?.decision;
    if (this.problem || decision?.kind !== "follow" || COLOURS[decision.seat] !== this.table.me) return;
    await this.table.play("pass", true);
  }

  revoke(what: StandingWhat): Promise<void> {
    return this.#run(() => put<Answer[]>(this.#path, { what, on: false, seat: this.table.now?.seat }));
  }

  get #path(): string {
    return `/tables/${this.table.id}/standing-answers`;
  }

  async #run(ask: () => Promise<Answer[]>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      this.#all = await ask();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }
}
