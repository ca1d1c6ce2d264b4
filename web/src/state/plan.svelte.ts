/** What if: moves on a private copy, made up from what one sees and a seed. The server keeps nothing of it. */

import { post, Problem } from "../api/http";
import type { PlanAnswer } from "../api/types";
import { NOTHING_TO_DO } from "./elsewhere";
import type { Table } from "./table.svelte";

interface Step {
  /** What was wished: a move, "auto" or "auto-to-me". */
  wish: string;
  answer: PlanAnswer;
}

const SEEDS = 2 ** 32;
const newSeed = (): number => Math.floor(Math.random() * SEEDS);

export class Planner {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** What is planned so far; the first one is the present. */
  #steps = $state.raw<Step[]>([]);
  #seed = 0;
  /** Counts plans: an answer that belongs to one that was left is not shown. */
  #plan = 0;

  constructor(readonly table: Table) {}

  get on(): boolean {
    return this.table.elsewhere?.kind === "plan";
  }

  get last(): PlanAnswer | null {
    return this.#steps.at(-1)?.answer ?? null;
  }
  get length(): number {
    return Math.max(0, this.#steps.length - 1);
  }
  /** The true game has gone on since the copy was made. A pause or a request to go back changes nothing of it. */
  readonly stale = $derived.by(() => {
    const made = this.#steps[0]?.answer;
    const now = this.table.now;
    if (!made || !now || now.seq === made.seq) return false;
    return now.turn !== made.turn || JSON.stringify(now.view) !== JSON.stringify(made.view);
  });

  /** From the present on; what nobody sees is made up anew. */
  begin = async (): Promise<void> => {
    const now = this.table.now;
    if (!now) return;
    this.table.timeline.present();
    this.#forget();
    this.#seed = newSeed();
    // The present without anything to choose: a click must not play while the copy is made.
    this.table.elsewhere = { kind: "plan", situation: { ...now, ...NOTHING_TO_DO } };
    await this.#ask("");
  };

  leave = (): void => {
    this.#forget();
    if (this.on) this.table.elsewhere = null;
  };

  #forget(): void {
    this.#plan++;
    this.#steps = [];
    this.busy = false;
    this.problem = null;
  }

  back = (): void => {
    if (this.length === 0 || this.busy) return;
    this.problem = null;
    this.#steps = this.#steps.slice(0, -1);
    this.#show();
  };

  choose = (wish: string): void => {
    if (!this.stale) void this.#ask(wish);
  };

  /** The same again, in the language that is spoken now. */
  async retell(): Promise<void> {
    const wish = this.#steps.at(-1)?.wish;
    if (wish === undefined || this.busy || this.stale) return;
    await this.#ask(wish, this.#steps.slice(0, -1));
  }

  async #ask(wish: string, before = this.#steps): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const plan = this.#plan;
    const moves = [...before.map((step) => step.wish), wish].filter(Boolean);
    try {
      const answer = await post<PlanAnswer>(`/tables/${this.table.id}/plan`, { seed: this.#seed, moves });
      if (plan !== this.#plan) return;
      // Told anew in another language nothing has happened.
      if (before === this.#steps) this.table.beforeNews?.(answer.frames, true);
      this.#steps = [...before, { wish, answer }];
      this.#show();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (plan === this.#plan) this.#failed(problem);
    } finally {
      if (plan === this.#plan) this.busy = false;
    }
  }

  /** Without a first answer there is no copy: back to the true game, which tells why. */
  #failed(problem: Problem): void {
    if (this.last) {
      this.problem = problem;
    } else {
      this.leave();
      this.table.problem = problem;
    }
  }

  #show(): void {
    const plan = this.last;
    const now = this.table.now;
    if (!plan || !now) return;
    const situation = {
      ...now,
      ...NOTHING_TO_DO,
      seat: plan.seat,
      turn: plan.turn,
      over: plan.over,
      paused: false,
      view: plan.view,
      numbers: plan.numbers,
      decision: plan.decision,
      scores: plan.over ? plan.scores : null,
      projected: plan.scores,
      ranking: plan.ranking,
    };
    this.table.elsewhere = { kind: "plan", situation, choose: this.choose };
  }
}
