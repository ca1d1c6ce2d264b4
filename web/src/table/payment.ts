/** What each way to pay takes: réis, influence, wigs. The words of an option say the same; this is for its icons. */

import type { Colour } from "../api/types";
import { COLOURS, NOBLES, type Noble, type View } from "../api/view";
import { coinsBelow } from "../player/board";
import type { Components } from "../state/components";

export interface Part {
  what: "reis" | "influence" | "wigs";
  paid: number;
  before: number;
  after: number;
}

/** INF-4: the treasury's modifier and the officials of others, less what clergy tiles save. */
function visitCost(components: Components, view: View, me: Colour, noble: Noble): number {
  const office = view.court.offices[noble];
  const rivals = [...COLOURS, "neutral" as const].filter((owner) => owner !== me);
  const officials = rivals.reduce((sum, owner) => sum + office[owner], 0);
  const saved = Object.entries(view.players[me].clergy).reduce((sum, [kind, count]) => {
    const tile = components.clergy[kind];
    return sum + (tile?.benefit === "visit" ? tile.amount * count : 0);
  }, 0);
  return Math.max(components.treasury[view.treasury_space]!.modifier + officials - saved, 0);
}

/** RUL-12: purses take something off every payment in réis. */
function purse(components: Components, view: View, me: Colour): number {
  return Object.values(view.players[me].bottom_row).reduce((sum, id) => {
    const card = id ? components.cards[id] : null;
    return sum + (card?.benefit === "purse" ? card.benefit_amount : 0);
  }, 0);
}

/** `coins 2` (of a payment in réis) or `reis 2` (of a visit); empty: nothing to pay. */
export function paymentOf(notation: string, components: Components, view: View, me: Colour): Part[] {
  const [verb, number] = notation.split(" ");
  const player = view.players[me];
  const first = view.decision?.numbers[0] ?? 0;
  const part = (what: Part["what"], paid: number, less = paid): Part => ({
    what,
    paid,
    before: player[what],
    after: player[what] - less,
  });
  const amount = Number(number);
  if (verb === "coins") {
    const left = Math.min(first - amount, player.reis);
    const space = amount > 0 ? coinsBelow(components, player.influence)[amount - 1]! : player.influence;
    return [part("reis", left), part("influence", player.influence - space)].filter(({ paid }) => paid > 0);
  }
  const cost = visitCost(components, view, me, NOBLES[first]!);
  const influence = Math.min(cost - amount, player.influence);
  const reis = Math.max(amount - purse(components, view, me), 0);
  return [part("reis", reis), part("influence", influence), part("wigs", cost - amount - influence)].filter(
    ({ paid }) => paid > 0,
  );
}
