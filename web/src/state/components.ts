/** What is printed on cards and tiles, as the server's data files have it. */

import { get } from "../api/http";
import type { Architect, CardKind, Deck, Good } from "../api/view";

/** Printed, read with low certainty, or designed by this project. */
export type Provenance = "P" | "L" | "D";

export interface Effect {
  name: string;
  amount: number;
}

interface Printed {
  provenance: Provenance;
  /** Which part of it comes from where; mostly empty. */
  note?: string;
}

export interface CardData extends Printed {
  deck: Deck;
  kind: CardKind;
  number: number;
  influence: number;
  /** The reward or penalty of a noble card. */
  effect: Effect | null;
  /** The event of a treasury card. */
  event: Effect | null;
  benefit: string | null;
  benefit_amount: number;
}

export interface ClergyData extends Printed {
  copies: number;
  wigs: number;
  once: boolean;
  benefit: string | null;
  /** Of a tile that is used once: what it does, `amount` times. */
  effect: string | null;
  amount: number;
}

export interface DecreeData extends Printed {
  count: string;
  of: string;
  per: number;
  wigs: number;
  majority: boolean;
}

export interface ShipData extends Printed {
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
  buildings: Record<string, { colours: Good[] } & Printed>;
  plans: Record<string, { architect: Architect; officials: number; copies: number; starting: number } & Printed>;
  goals: Record<string, { deeds: string[]; reward: Effect } & Printed>;
  plots: Record<string, { reward: Effect } & Printed>;
  sites: Record<string, { side: string; street: Good | null; row: number | null; reward: Effect } & Printed>;
  streets: Record<Good, { name: string; west: number; east: number }>;
  treasury: { modifier: number; reis: number }[];
  influence: { top: number; coins: number[] };
  /** All other numbers on the boards. */
  board: Record<string, { value: number | number[] } & Printed>;
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
