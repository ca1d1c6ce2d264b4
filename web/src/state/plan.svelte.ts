/** What if: moves on a private copy, made up from what one sees and a seed. The server keeps nothing of it. */

import { post, Problem } from "../api/http";
import type { PlanAnswer, Situation } from "../api/types";
import type { Table } from "./table.svelte";

interface Step {
  /** What was wished: a move, "auto" or "auto-to-me". */
  wish: string;
  answer: PlanAnswer;
}

const SEEDS = 2 ** 32;
const newSeed = (): number => Math.floor(Math.random() * SEEDS);

export class Planner {
  on = $state(false);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** What is planned so far; the first one is the present. */
  #steps = $state.raw<Step[]>([]);
  #seed = 0;

  constructor(readonly table: Table) {}

  get last(): PlanAnswer | null {
    return this.#steps.at(-1)?.answer ?? null;
  }
  get length(): number {
    return Math.max(0, this.#steps.length - 1);
  }
  /** The true game has gone on since the copy was made. */
  readonly stale = $derived.by(() => {
    const made = this.#steps[0]?.answer.seq;
    return made !== undefined && this.table.now !== null && this.table.now.seq !== made;
  });

  /** From the present on; what nobody sees is made up anew. */
  begin = async (): Promise<void> => {
    this.table.timeline.present();
    this.on = true;
    this.#seed = newSeed();
    this.#steps = [];
    await this.#ask("");
  };

  leave = (): void => {
    this.on = false;
    this.problem = null;
    this.#steps = [];
    if (this.table.elsewhere?.kind === "plan") this.table.elsewhere = null;
  };

  back = (): void => {
    if (this.length === 0 || this.busy) return;
    this.problem = null;
    this.#steps = this.#steps.slice(0, -1);
    this.#show();
  };

  choose = (wish: string): void => {
    void this.#ask(wish);
  };

  /** The same again, in the language that is spoken now. */
  async retell(): Promise<void> {
    const wish = this.#steps.at(-1)?.wish;
    if (wish === undefined || this.busy || this.stale) return;
    this.#steps = this.#steps.slice(0, -1);
    await this.#ask(wish);
  }

  async #ask(wish: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const moves = [...this.#steps.map((step) => step.wish), wish].filter(Boolean);
    try {
      const answer = await post<PlanAnswer>(`/tables/${this.table.id}/plan`, { seed: this.#seed, moves });
      if (!this.on) return;
      this.#steps = [...this.#steps, { wish, answer }];
      this.#show();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  #show(): void {
    const plan = this.last;
    const now = this.table.now;
    if (!plan || !now) return;
    const situation: Situation = {
      ...now,
      seat: plan.seat,
      turn: plan.turn,
      over: plan.over,
      paused: false,
      view: plan.view,
      decision: plan.decision,
      undoable: 0,
      redoable: 0,
      rewind: null,
      scores: plan.over ? plan.scores : null,
      projected: plan.scores,
      ranking: plan.ranking,
    };
    this.table.elsewhere = { kind: "plan", situation, choose: this.choose };
  }
}
