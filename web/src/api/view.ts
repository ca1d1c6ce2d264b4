/** A view of the game as `lisboa.Game.view()` makes it. */

import type { Colour } from "./types";

export type Good = "gold" | "cloth" | "books" | "tools";
export type Noble = "builder" | "minister" | "king";
export type CardKind = Noble | "treasury";
export type Cube = "earthquake" | "fire" | "tsunami";
export type Deck = "blue" | "red" | "purple" | "brown";
export type Architect = "blue" | "green";
export type StateAction = "recruit" | "plan" | "ship" | "produce" | "cardinal" | "favor";
export type HouseGroup = "left" | "middle" | "right";
export type Owner = Colour | "neutral";

export const GOODS: Good[] = ["gold", "cloth", "books", "tools"];
/** The order on a player's board. */
export const WAREHOUSE: Good[] = ["gold", "books", "cloth", "tools"];
export const NOBLES: Noble[] = ["builder", "minister", "king"];
export const CARD_KINDS: CardKind[] = ["builder", "minister", "king", "treasury"];
export const CUBES: Cube[] = ["earthquake", "fire", "tsunami"];
export const COLOURS: Colour[] = ["green", "yellow", "purple", "orange"];
export const ROWS = ["A", "B", "C", "D", "E"] as const;
export const COLUMNS = ["1", "2", "3", "4", "5"] as const;
export const STATE_ACTIONS: Record<Noble, [StateAction, StateAction]> = {
  builder: ["recruit", "plan"],
  minister: ["ship", "produce"],
  king: ["cardinal", "favor"],
};

export type Counts<K extends string> = Record<K, number>;

export interface Player {
  reis: number;
  influence: number;
  wigs: number;
  officials: number;
  goods: Counts<Good>;
  houses_built: Counts<HouseGroup>;
  cubes: Counts<Cube>;
  set_markers: number;
  marker_used: boolean;
  favors: Record<Noble, boolean>;
  clergy: Record<string, number>;
  clergy_tiles: number;
  plans: Record<string, number>;
  completed_plans: Record<string, number>;
  /** A card, "ship-blue", or null. Noble cards and ships lie above, treasury cards below. */
  top_row: Record<"1" | "2" | "3", string | null>;
  bottom_row: Record<"1" | "2" | "3", string | null>;
  cargo: Record<"1" | "2" | "3", Counts<Good>>;
  at_sea: Record<"1" | "2" | "3", boolean>;
  turns: number;
  decrees: number;
  deeds: string;
  hand: { count: number; known?: string[] } & Record<string, string | number | string[]>;
  pack: { count: number } & Record<string, string | number>;
}

export interface View {
  seat: Colour | null;
  options: {
    players: number;
    ruleset: string;
    /** The revision of the rules; absent in games that began with the first. */
    rules?: number;
    draft: boolean;
    starting_decrees: boolean;
    solo: boolean;
    goals: string;
    city_tokens: boolean;
  };
  starting_player: Colour;
  active_player: Colour;
  period: number;
  round: number;
  turns: number;
  ending: string;
  period_trigger: string | null;
  church_called_by: Colour | null;
  card_in_play: string | null;
  treasury_space: number;
  prices: Counts<Good>;
  church: {
    cardinal: number;
    tiles: Record<string, number | null>;
    gone: Record<string, number>;
    bag: { count: number };
  };
  downtown: {
    scoring: Record<string, number>;
    stores: Record<string, Owner | "covered" | null>;
    facing: Record<string, Good | null>;
    row_cubes: Record<string, Counts<Cube>>;
    column_cubes: Record<string, Counts<Cube>>;
    site_cubes: Record<string, Counts<Cube>>;
    pile: Counts<Cube>;
    cubes_gone: Counts<Cube>;
    /** What stands on each site: a building, nothing, or "covered" where the site is not in the game. */
    buildings: Record<string, number | "covered" | null>;
    architects: Record<string, Architect | null>;
    plot_rewards: Record<string, string | null>;
    site_rewards: Record<string, string | null>;
    plans_taken: Counts<Architect>;
    tiles: Record<Good | "small-tools", boolean>;
    tiles_left: { large: number; small: number };
  };
  court: {
    offices: Record<Noble, Counts<Owner>>;
    plazas: Record<Noble, Counts<Owner>>;
    goods: Record<StateAction, Good | null>;
    favors: Counts<Noble>;
  };
  shipyard: Counts<Deck>;
  ships_gone: Counts<Deck>;
  decks_face_up: Record<CardKind, boolean>;
  decrees: Record<string, number | null>;
  decrees_placed: Record<string, Colour>;
  players: Record<Colour, Player>;
  lacerda: {
    courtier: string | null;
    assistant: string | null;
    ships: Record<Deck, boolean>;
    cargo: Record<Deck, Counts<Good>>;
    at_sea: Record<Deck, boolean>;
  };
  goals_placed: Record<string, Colour>;
  nobles_claimed: number;
  building_stacks: Record<Architect, { count: number; available: number | null; next: number | null }>;
  political_decks: Record<CardKind, { count: number; face_up: string | null }>;
  decree_deck: { count: number };
  goal_deck: { count: number };
  cards_discarded_now: { count: number };
  cards_gone: Record<string, number>;
  /** What is being decided, and the engine's numbers of it (a plot, a card ...); null when the game is over. */
  decision: { seat: Colour; kind: string; numbers: number[] } | null;
}
