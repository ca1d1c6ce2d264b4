/** How a player's board is read. */

import type { Colour } from "../api/types";
import { GOODS, type Counts, type Deck, type Good } from "../api/view";

export { SLOTS, type Slot } from "../api/view";

/** "ship-blue" is a blue ship; anything else is a card. */
export function shipColour(held: string | null): Deck | null {
  return held?.startsWith("ship-") ? (held.slice("ship-".length) as Deck) : null;
}

/** One name for each piece of a count: { "blue-2": 2 } gives two. */
export function each(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}

/** What a player has of things that tell their owner: decrees, goal cards. */
export function ownedBy(owners: Record<string, string | null>, colour: Colour): string[] {
  return Object.keys(owners).filter((name) => owners[name] === colour);
}

export function total(counts: Counts<Good>): number {
  return GOODS.reduce((sum, good) => sum + counts[good], 0);
}
