/**
 * Where on the table an option is chosen. Every option has one place or none (""); what has none, or a place that is
 * not on the screen, is shown in the tray below the prompt.
 */

import type { Colour } from "../api/types";
import { COLUMNS, ROWS, type View } from "../api/view";

type Find = (rest: string[], view: View, me: Colour) => string;

/** The church ring goes round: tile n lies behind the n-th space. The view counts spaces from 0 and tiles from 1. */
const RING = 6;
const TREASURY_END = 4;

const at =
  (prefix: string): Find =>
  (rest) =>
    `${prefix}:${rest[0]}`;

function churchTile(rest: string[], view: View): string {
  const space = (view.church.cardinal + Number(rest[0])) % RING;
  const tile = rest[1] === "ahead" ? space : (space + RING - 1) % RING;
  return `church:${tile + 1}`;
}

/** What lies in one's portfolio: a card, or "ship-2" for the ship of the second upper slot. */
const portfolio =
  (empty: string): Find =>
  (rest) =>
    rest.length === 0 ? empty : `portfolio:${rest.at(-1)}`;

/** The space that the marker moves to: "up" is towards 5 réis, where the track begins. */
function treasurySpace(rest: string[], view: View): string {
  const space = view.treasury_space + (rest[0] === "up" ? -1 : 1);
  return `treasury:${Math.min(Math.max(space, 0), TREASURY_END)}`;
}

function emptySlot(view: View, me: Colour): string {
  const row = view.card_in_play?.includes("treasury") ? "bottom" : "top";
  const slots = row === "bottom" ? view.players[me].bottom_row : view.players[me].top_row;
  const free = Object.entries(slots).find(([, card]) => card === null);
  return free ? `slot:${row}-${free[0]}` : "";
}

function cubes(rest: string[], view: View): string {
  const plot = view.decision?.numbers[0] ?? 0;
  return rest[0] === "row"
    ? `row-cube:${ROWS[Math.floor(plot / 5)]}-${rest[1]}`
    : `column-cube:${COLUMNS[plot % 5]}-${rest[1]}`;
}

const FIND: Record<string, Find> = {
  decree: at("decree"),
  portfolio: at("hand"),
  visit: at("hand"),
  sponsor: at("hand"),
  gold: at("hand"),
  use: at("clergy"),
  take: at("deck"),
  tuck: (_, view, me) => emptySlot(view, me),
  replace: portfolio(""),
  recall: at("officials"), // king-office, king-plaza
  lose: at("favor"),
  // Selling has no place: who sells compares the ships of all boards, so the tray lists them side by side.
  offer: (rest) => `action:${rest[1]}`,
  plan: at("plans"),
  ship: portfolio("shipyard"),
  extra: at("warehouse"),
  cardinal: churchTile,
  favor: at("favors"),
  // Giving a clergy tile up has no place: its effect and wigs are compared, so the tray shows them large.
  free: at("action"),
  tile: at("tile"),
  plot: at("plot"),
  cube: cubes,
  house: at("houses"),
  site: at("site"),
  open: at("plan"),
  rubble: at("pile"),
  treasury: treasurySpace,
  discard: at("hand"),
  official: (rest) => `officials:${rest[0]}-office`,
};

export function placeOf(notation: string, view: View, me: Colour): string {
  const [verb, ...rest] = notation.split(" ");
  const find = FIND[verb!];
  return find ? find(rest, view, me) : "";
}
