/** What is printed on cards and tiles, as the server's data files have it. */

import { get } from "../api/http";
import type { CardKind, Deck, Good } from "../api/view";

export type Provenance = "P" | "L" | "D";

export interface Effect {
    name: string;
    amount: number;
}

export interface CardData {
    deck: Deck;
    kind: CardKind;
    number: number;
    influence: number;
    effect: Effect;
    benefit: string;
    benefit_amount: number;
    provenance: Provenance;
}

export interface ClergyData {
    wigs: number;
    /** Single use: an effect. Lasting: a benefit. */
    effect: Effect | null;
    benefit: string;
    amount: number;
    provenance: Provenance;
}

export interface DecreeData {
    count: string;
    of: string;
    per: number;
    wigs: number;
    majority: boolean;
    provenance: Provenance;
}

export interface ShipData {
    colour: Deck;
    hull: number;
    modifier: number;
    influence: number;
    provenance: Provenance;
}

export interface Components {
    version: string;
    cards: Record<string, CardData>;
    ships: Record<Deck, ShipData>;
    clergy: Record<string, ClergyData>;
    decrees: Record<string, DecreeData>;
    buildings: Record<string, { colours: Good[]; provenance: Provenance }>;
    goals: Record<string, { deeds: string[]; reward: Effect }>;
}

let loading: Promise<Components> | null = null;

/** Loaded once for all tables. */
export function components(): Promise<Components> {
    loading ??= get<Components>("/components").catch((problem: unknown) => {
        loading = null;
        throw problem;
    });
    return loading;
}
