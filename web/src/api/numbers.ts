/** What follows from what lies open on the table, as `lisboa.Game.numbers()` tells it: no rule is worked out here. */

import type { Colour } from "./types";
import type { Architect, CardKind, Counts, Deck, Good, Noble, StateAction } from "./view";

/** What a visit costs, and of what: the treasury's part, officials of others, less what clergy tiles take off. */
export interface VisitCost {
  cost: number;
  modifier: number;
  officials: number;
  clergy: number;
}

export interface PlayerNumbers {
  /** Rubble sets. */
  sets: number;
  /** Cards in the portfolio, and how many there may be. */
  cards: number;
  card_limit: number;
  /** Room for each good. */
  goods_limit: number;
  /** Réis that the influence track yields. */
  coins: number;
  /** What gaining influence brings. */
  influence_gain: number;
  /** Officials on completed plans. */
  plan_officials: number;
  visits: Record<Noble, VisitCost>;
}

export interface BoardNumbers {
  /** Of everybody with a board: Lacerda has none. */
  players: Partial<Record<Colour, PlayerNumbers>>;
  stores: Record<Colour, Counts<Good>>;
  /** Wigs for the most stores of a street, for the second most and so on. */
  street_values: Record<Good, number[]>;
  plans: Record<Architect, { next: string | null; left: number }>;
  next_ship: Deck | null;
  /** The sites whose public buildings score with the store of a plot, or with the one that may be built there now. */
  matches: Record<string, string[]>;
  lacerda: { noble: Noble; action: StateAction; deck: CardKind } | null;
}

/** What told the first from the second who has the same wigs; `by` is null for a shared victory. */
export interface Tie {
  winner: number;
  other: number;
  by: "sets" | "stores" | "plans" | "reis" | null;
  more: number;
  less: number;
}
