/** A step of one's own turn in a word or two, and what it brought. */

import type { Colour, GameEvent } from "../api/types";
import type { Step } from "./thread";
import { eventWords, type NameOf } from "../words/event_words";
import { t, type Args } from "../words/words.svelte";

/** What one of the players got or spent. */
export interface Gain {
  icon: string;
  count: number;
}

export interface StepWords {
  label: string;
  /** The same in whole sentences. */
  told: string;
  gains: Gain[];
}

const COUNTED = ["wigs", "reis", "influence"];

export function stepWords(step: Step, me: Colour, nameOf: NameOf): StepWords {
  const label = step.topic === "visit-pay" && !step.passed ? paidWords(step, me) : plainWords(step);
  return {
    label: step.automatic ? t("ui-story-forced", { step: label }) : label,
    told: step.events.map((event) => eventWords(nameOf, event)).join(" · "),
    gains: gainsOf(step, me),
  };
}

function plainWords(step: Step): string {
  const played = step.events.find((event) => event.kind === "card-played" || event.kind === "gold-taken");
  if (step.topic === "main" && played) {
    const use = played.kind === "gold-taken" ? "gold" : String(played.args.use);
    return t("ui-story-step", { topic: use, noble: played.args.noble ?? "" });
  }
  return t("ui-story-step", { topic: step.passed ? "passed" : step.topic, ...argsOf(step) });
}

function argsOf({ topic, args, option, events }: Step): Args {
  if (topic === "tile") return { good: args.good! };
  if (topic === "plot") return { plot: args.plot! };
  if (topic === "pay" || topic === "lose-reis") return { number: countIn(events, "reis-paid") };
  if (topic === "tuck") return { number: Number(events.find(({ kind }) => kind === "card-tucked")?.args.slot ?? 0) };
  if (topic === "sell-or-trade") return { use: option === 0 ? "sell" : "trade" };
  return { number: option };
}

function countIn(events: GameEvent[], kind: string): number {
  return events.filter((event) => event.kind === kind).reduce((sum, { args }) => sum + Number(args.count), 0);
}

/** How a visit was paid: influence first, and what else if that did not suffice. */
function paidWords(step: Step, me: Colour): string {
  const paid = step.events.find((event) => event.kind === "visit-paid");
  const spent = (what: string) => (paid ? -changeOf([paid], `players.${me}.${what}`) : 0);
  const [yours, reis, wigs] = [spent("influence"), spent("reis"), spent("wigs")];
  const means = reis && wigs ? "split" : reis ? "reis" : wigs ? "wigs" : "influence";
  const cost = Number(paid?.args.cost ?? 0);
  return t("ui-story-paid", { cost, means, yours, reisspent: reis, wigsspent: wigs, missing: cost - yours });
}

/** What it brought: payments are said, not counted. */
function gainsOf(step: Step, me: Colour): Gain[] {
  const gains: Gain[] = COUNTED.map((icon) => ({ icon, count: changeOf(step.events, `players.${me}.${icon}`) }));
  for (const event of step.events) {
    if (event.kind === "goods-gained") gains.push({ icon: String(event.args.good), count: Number(event.args.count) });
  }
  return gains.filter(({ count }) => count > 0);
}

function changeOf(events: GameEvent[], path: string): number {
  const changes = events.flatMap((event) => event.changes).filter(([where]) => where === path);
  return changes.reduce((sum, [, before, after]) => sum + Number(after) - Number(before), 0);
}
