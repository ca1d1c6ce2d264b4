/** Names and descriptions of components, from the same messages as the server's. */

import { GOODS, ROWS, type Architect, type Deck, type Good } from "../api/view";
import type { Components, Effect } from "../api/components";
import { t, words } from "./words.svelte";

/** What the server says, its lines broken as the language wants it: an arrow stays with its numbers. */
export function arrows(text: string): string {
  return words.kept(text).replaceAll(" → ", "\u00a0→\u00a0");
}

/** A list in words. */
export function listed(parts: string[]): string {
  if (parts.length === 0) return t("list-none");
  return parts.reduceRight((rest, first, i) => t(i === parts.length - 2 ? "list-last" : "list-more", { first, rest }));
}

export function rewardLabel(name: string, amount = 1): string {
  return t("effect", { effect: name, amount });
}

const effectLabel = (effect: Effect): string => rewardLabel(effect.name, effect.amount);

/** A political card, or "ship-blue" as it lies in a portfolio. */
export function cardLabel(components: Components, id: string): string {
  if (id.startsWith("ship-")) return shipLabel(components, id.slice("ship-".length) as Deck);
  const card = components.cards[id];
  if (!card) return id;
  const effect = effectLabel((card.effect ?? card.event)!);
  if (card.benefit) {
    return t("card-treasury", { colour: card.deck, effect, benefit: card.benefit, amount: card.benefit_amount });
  }
  return t("card-noble", { colour: card.deck, kind: card.kind, influence: card.influence, effect });
}

export function shipLabel(components: Components, colour: Deck): string {
  const { hull, modifier, influence } = components.ships[colour];
  return t("card-ship", { colour, hull, modifier, influence });
}

export type Cargo = Partial<Record<Good, number>>;

function goodsLabel(goods: Cargo): string {
  return listed(
    GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => t("good-count", { good, count: goods[good]! })),
  );
}

/** A ship with its cargo; `dock` counts from 1, 0 for none. */
export function shipHeldLabel(
  components: Components,
  colour: Deck,
  dock: number,
  cargo: Cargo,
  atSea: boolean,
): string {
  const loaded = GOODS.some((good) => (cargo[good] ?? 0) > 0);
  const state = atSea ? "sea" : loaded ? "loaded" : "empty";
  const { hull } = components.ships[colour];
  return t("ship-held", { colour, dock, hull, state, goods: goodsLabel(cargo) });
}

/** `kind` as "7" or "clergy-7". */
export function clergyLabel(components: Components, kind: string | number): string {
  const tile = components.clergy[String(kind).replace("clergy-", "")];
  if (!tile) return String(kind);
  if (tile.effect) return t("clergy-once", { effect: rewardLabel(tile.effect, tile.amount), count: tile.wigs });
  return t("clergy-lasting", { benefit: tile.benefit!, amount: tile.amount, count: tile.wigs });
}

export function decreeLabel(components: Components, number: string | number): string {
  const decree = components.decrees[String(number)];
  if (!decree) return String(number);
  const args = { number: Number(number), count: decree.wigs, thing: decree.count };
  return decree.majority ? t("decree-most", args) : t("decree-each", { ...args, per: decree.per, of: decree.of });
}

/** The same without its number. */
export function decreeWorth(components: Components, number: string | number): string {
  const decree = components.decrees[String(number)];
  if (!decree) return String(number);
  const args = { count: decree.wigs, thing: decree.count };
  return decree.majority
    ? t("decree-most-worth", args)
    : t("decree-each-worth", { ...args, per: decree.per, of: decree.of });
}

/** "blue-3": the architect and the officials that it needs. */
export function planLabel(components: Components, plan: string, done = false): string {
  const data = components.plans[plan];
  if (!data) return plan;
  return t("ui-art-plan", { architect: data.architect, officials: data.officials, done: done ? "yes" : "no" });
}

export function buildingLabel(components: Components, number: string | number, architect: Architect): string {
  const data = components.buildings[String(number)];
  if (!data) return String(number);
  return t("ui-art-building", { architect, colours: listed(data.colours.map((good) => t("good", { good }))) });
}

export function goalLabel(components: Components, id: string): string {
  const goal = components.goals[id];
  if (!goal) return id;
  const tasks = goal.deeds
    .map((deed) => t("deed", { deed }))
    .reduceRight((rest, first) => t("list-or", { first, rest }));
  return t("goal", { id, tasks, reward: effectLabel(goal.reward) });
}

/** Where a public building stands. */
export function siteLabel(components: Components, site: string): string {
  const data = components.sites[site];
  if (!data) return site;
  if (data.side === "north") return t("site", { side: "north", street: components.streets[data.street!].name });
  return t("site", { side: data.side ?? "", row: ROWS[data.row!]! });
}
