/** Why a thing of the table cannot be chosen now, when the decision that is being made is not about it at all. */

import { COLOURS } from "../api/view";
import type { Table } from "../state/table.svelte";
import { t } from "../words/words.svelte";

export interface WhyNot {
  reason: string;
  /** The rule that says when it can be; "" if no rule does. */
  rule: string;
}

/** By the kind of place: the rule about the decision in which it is chosen. */
const RULES: Record<string, string> = {
  plot: "NOBLE-1",
  tile: "NOBLE-1",
  cube: "NOBLE-1",
  houses: "NOBLE-1",
  site: "NOBLE-4",
  plan: "NOBLE-4",
  officials: "STATE-1",
  plans: "STATE-2",
  shipyard: "STATE-3",
  church: "STATE-5",
  favors: "STATE-7",
  clergy: "STATE-8",
  pile: "PORT-7",
  portfolio: "PORT-2",
  slot: "PORT-1",
  treasury: "STATE-6",
  action: "TRADE-1",
  favor: "VISIT-2",
  deck: "TURN-5",
  decree: "NOBLE-3",
  hand: "TURN-4",
  warehouse: "NOBLE-2",
  // No option is ever chosen at these two; they only tell when their turn comes.
  "noble-action": "VISIT-1",
  market: "SELL-1",
};

/** "row-cube:B-fire" and "column-cube:3-fire" are both about cubes. */
const kindOf = (place: string): string => place.split(":")[0]!.replace(/^.*-cube$/, "cube");

export function whyNot(table: Table, place: string): WhyNot | null {
  const situation = table.situation;
  if (!place || !situation || table.at(place).length > 0) return null;
  if (table.elsewhere && !table.elsewhere.choose) return { reason: t("ui-board-why-past"), rule: "" };
  if (situation.over) return { reason: t("ui-game-over"), rule: "" };
  if (situation.paused) return { reason: t("ui-paused"), rule: "" };
  if (!situation.decision) {
    if (situation.turn === null) return null;
    const player = COLOURS[situation.turn]!;
    return { reason: t("ui-waiting-for", { player, name: table.nameOf(player) || "none" }), rule: "TURN-1" };
  }
  const kind = kindOf(place);
  // Others of its kind can be chosen: what it is itself says why not (no tile lies there, it is the wrong cube).
  const other = table.choices.some((choice) => kindOf(choice.place) === kind);
  return { reason: t("ui-board-why-not", { place: other ? "other" : kind }), rule: other ? "" : (RULES[kind] ?? "") };
}
