/** What is printed on cards and tiles, as the server's data files have it. */

import { get } from "../api/http";
import type { Architect, CardKind, Counts, Deck, Good, HouseGroup, Noble, StateAction } from "../api/view";

/** Printed, read with low certainty, or designed by this project. */
export type Provenance = "P" | "L" | "D";

export interface Effect {
  name: string;
  amount: number;
}

interface Sourced {
  provenance: Provenance;
  /** Which part of it comes from where; mostly empty. */
  note?: string;
}

export interface CardData extends Sourced {
  deck: Deck;
  kind: CardKind;
  number: number;
  influence: number;
  /** The reward or penalty of a noble card. */
  effect: Effect | null;
  /** The event of a treasury card. */
  event: Effect | null;
  /** Its effect or event in games by earlier rules, where it differs. */
  earlier: Effect | null;
  benefit: string | null;
  benefit_amount: number;
}

export interface ClergyData extends Sourced {
  copies: number;
  wigs: number;
  once: boolean;
  benefit: string | null;
  /** Of a tile that is used once: what it does, `amount` times. */
  effect: string | null;
  amount: number;
}

export interface DecreeData extends Sourced {
  count: string;
  of: string;
  per: number;
  wigs: number;
  majority: boolean;
}

export interface ShipData extends Sourced {
  colour: Deck;
  hull: number;
  modifier: number;
  influence: number;
  copies: number;
  period: number;
}

export interface Components {
  version: string;
  cards: Record<string, CardData>;
  ships: Record<Deck, ShipData>;
  clergy: Record<string, ClergyData>;
  decrees: Record<string, DecreeData>;
  buildings: Record<string, { colours: Good[] } & Sourced>;
  plans: Record<string, { architect: Architect; officials: number; copies: number; starting: number } & Sourced>;
  goals: Record<string, { deeds: string[]; reward: Effect } & Sourced>;
  plots: Record<string, { reward: Effect } & Sourced>;
  sites: Record<string, { side: string; street: Good | null; row: number | null; reward: Effect } & Sourced>;
  streets: Record<Good, { name: string; west: number; east: number }>;
  treasury: { modifier: number; reis: number }[];
  influence: { top: number; coins: number[] };
  market: { top: number; bottom: number };
  state_actions: Record<StateAction, { noble: Noble; place: "upper" | "lower" }>;
  offices: Record<Noble, { spaces: number }>;
  /** All other numbers on the boards. */
  board: Record<string, { value: number | number[] } & Sourced>;
}

/** A number of the boards. */
export function printed(components: Components, name: string, i = 0): number {
  const value = components.board[name]?.value ?? 0;
  return typeof value === "number" ? value : (value[i] ?? 0);
}

/** How many houses each group of a player's board has. */
export function houseGroups(components: Components): Counts<HouseGroup> {
  const [left, middle, right] = [0, 1, 2].map((i) => printed(components, "houses", i)) as [number, number, number];
  return { left, middle, right };
}

/** The same components as a game by earlier rules knows them (RUL-4: revision 1). */
export function earlierRules(components: Components): Components {
  const cards = Object.entries(components.cards).map(([id, card]): [string, CardData] => {
    if (!card.earlier) return [id, card];
    return [id, card.event ? { ...card, event: card.earlier } : { ...card, effect: card.earlier }];
  });
  return { ...components, cards: Object.fromEntries(cards) };
}

const loading = new Map<string, Promise<Components>>();

/** Loaded once for all tables; remarks are in the language. */
export function components(language: string): Promise<Components> {
  let found = loading.get(language);
  if (!found) {
    found = get<Components>(`/components?lang=${language}`).catch((problem: unknown) => {
      loading.delete(language);
      throw problem;
    });
    loading.set(language, found);
  }
  return found;
}
