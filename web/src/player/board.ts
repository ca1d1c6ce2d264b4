/** What follows from the numbers of a player's board. */

import type { Colour } from "../api/types";
import { CUBES, GOODS, type Counts, type Deck, type Good, type HouseGroup, type Player, type View } from "../api/view";
import type { Components } from "../state/components";

export const SLOTS = ["1", "2", "3"] as const;
export type Slot = (typeof SLOTS)[number];
/** PORT-7: spaces for cubes of one colour. */
export const CUBE_SPACES = 5;
export const CLERGY_SPACES = 4;
export const HOUSES: Record<HouseGroup, number> = { left: 2, middle: 3, right: 3 };

/** PORT-1, PORT-4: two cards and two of each good, and one more with every rubble set. */
const WITHOUT_SETS = 2;
const ALL_SLOTS = 6;

export function rubbleSets(player: Player): number {
  return Math.min(...CUBES.map((cube) => player.cubes[cube]));
}
export function goodsLimit(player: Player): number {
  return WITHOUT_SETS + rubbleSets(player);
}
export function cardLimit(player: Player): number {
  return Math.min(WITHOUT_SETS + rubbleSets(player), ALL_SLOTS);
}
export function cardsHeld(player: Player): number {
  return [...Object.values(player.top_row), ...Object.values(player.bottom_row)].filter(Boolean).length;
}

/** INF-3: the coins to the left of a space of the influence track, nearest first. */
export function coinsBelow(components: Components, influence: number): number[] {
  return components.influence.coins.filter((space) => space < influence).sort((a, b) => b - a);
}

/** INF-1: what "gain influence" brings: nobles and ships of the upper slots. */
export function portfolioInfluence(components: Components, player: Player): number {
  return Object.values(player.top_row).reduce((sum, held) => {
    if (held === null) return sum;
    const ship = shipColour(held);
    return sum + (ship ? components.ships[ship].influence : components.cards[held]!.influence);
  }, 0);
}

/** "ship-blue" is a blue ship; anything else is a card. */
export function shipColour(held: string | null): Deck | null {
  return held?.startsWith("ship-") ? (held.slice("ship-".length) as Deck) : null;
}

/** One name for each piece of a count: { "blue-2": 2 } gives two. */
export function each(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}

/** What a player has of things that tell their owner: decrees, goal cards. */
export function ownedBy(owners: Record<string, Colour>, colour: Colour): string[] {
  return Object.keys(owners).filter((name) => owners[name] === colour);
}

export function storesOf(view: View, colour: Colour): Counts<Good> {
  const count: Counts<Good> = { gold: 0, cloth: 0, books: 0, tools: 0 };
  for (const [plot, owner] of Object.entries(view.downtown.stores)) {
    const good = view.downtown.facing[plot];
    if (owner === colour && good) count[good] += 1;
  }
  return count;
}

export function total(counts: Counts<Good>): number {
  return GOODS.reduce((sum, good) => sum + counts[good], 0);
}
