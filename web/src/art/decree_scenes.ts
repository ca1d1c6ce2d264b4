/** What a decree counts, as a picture on a field of 64 x 40. */

import type { Architect } from "../api/view";
import type { DecreeData } from "../api/components";

export interface Scene {
  icons?: { name: string; x: number; y: number; size: number }[];
  texts?: { text: string; x: number; y: number; size: number }[];
  /** Lines of the map: rows and columns, gaps. */
  lines?: string;
  /** A part of the map that is meant. */
  accent?: string;
  architect?: Architect;
  /** Only what belongs to the owner counts; otherwise everybody's. */
  own: boolean;
}

const one = (name: string): Scene => ({ icons: [{ name, x: 32, y: 21, size: 30 }], own: true });
const two = (left: string, right: string, own = true): Scene => ({
  icons: [
    { name: left, x: 19, y: 21, size: 25 },
    { name: right, x: 45, y: 21, size: 25 },
  ],
  own,
});
/** The second thing small upon the first. */
const upon = (name: string, small: string, own = true): Scene => ({
  icons: [
    { name, x: 27, y: 20, size: 28 },
    { name: small, x: 47, y: 29, size: 17 },
  ],
  own,
});

const store = (x: number, y: number, size: number) => ({ name: "store", x, y, size });
const row = (letter: string, own: boolean): Scene => ({
  icons: [store(43, 21, 24)],
  texts: [{ text: letter, x: 17, y: 22, size: 27 }],
  lines: "M5 5.5H59M5 37.5H59",
  own,
});
const column = (number: string): Scene => ({
  icons: [store(38, 21, 21)],
  texts: [{ text: number, x: 17, y: 22, size: 27 }],
  lines: "M25.5 4V39M51 4V39",
  own: true,
});
/** The town in small, one side of it marked. */
const TOWN = "M39 8h19v27H39zM45.5 8v27M51.5 8v27";
const SIDES: Record<string, string> = {
  west: "M33.5 8h4v27h-4z",
  north: "M39 2.5h19v4H39z",
  east: "M59.5 8h3.5v27h-3.5z",
};

const SCENES: Record<string, (of: string) => Scene> = {
  "any-stores-row": (of) => row(of, false),
  "own-stores-row": (of) => row(of, true),
  "any-stores-type": (of) => two("store", of, false),
  "own-stores-type": (of) => two("store", of),
  "own-stores-column": column,
  "buildings-architect": (of) => ({
    icons: [{ name: "open", x: 21, y: 21, size: 28 }],
    architect: of as Architect,
    own: false,
  }),
  "buildings-type": (of) => two("open", of, false),
  "buildings-side": (of) => ({
    icons: [{ name: "open", x: 17, y: 21, size: 25 }],
    lines: TOWN,
    accent: SIDES[of]!,
    own: false,
  }),
  "cubes-colour": one,
  plans: () => one("plan"),
  "completed-plans": () => one("plan-done"),
  decrees: () => one("decree"),
  "plan-officials": () => two("plan-done", "official"),
  "officials-out": () => two("official", "panel-court"),
  "officials-board": () => two("official", "panel-own"),
  ships: () => one("ship"),
  hulls: () => ({ ...two("ship", "hull") }),
  portfolio: () => two("portfolio", "card"),
  "portfolio-nobles": () => ({
    icons: [
      { name: "portfolio", x: 17, y: 21, size: 23 },
      { name: "king", x: 45, y: 12, size: 15 },
      { name: "minister", x: 38, y: 30, size: 15 },
      { name: "builder", x: 54, y: 30, size: 15 },
    ],
    own: true,
  }),
  "portfolio-treasury": () => two("portfolio", "treasury"),
  clergy: () => one("clergy"),
  favors: () => one("favor"),
  sets: () => ({
    icons: [
      { name: "earthquake", x: 14, y: 21, size: 19 },
      { name: "fire", x: 33, y: 21, size: 19 },
      { name: "tsunami", x: 51, y: 21, size: 19 },
    ],
    lines: "M3 8.5V6H61V8.5M3 34V36.5H61V34",
    own: true,
  }),
  markers: () => upon("set-marker", "minister"),
  goods: () => one("goods"),
  "goods-twice": () => ({
    icons: [
      { name: "goods", x: 37, y: 21, size: 17 },
      { name: "goods", x: 54, y: 21, size: 17 },
    ],
    texts: [{ text: "2+", x: 15, y: 21, size: 24 }],
    own: true,
  }),
  treasury: () => ({ ...two("treasury", "reis", false) }),
  stores: () => one("store"),
  "store-type-sets": () => ({
    icons: [
      { name: "store", x: 32, y: 29, size: 20 },
      { name: "gold", x: 11, y: 11, size: 13 },
      { name: "cloth", x: 25, y: 11, size: 13 },
      { name: "books", x: 39, y: 11, size: 13 },
      { name: "tools", x: 53, y: 11, size: 13 },
    ],
    own: true,
  }),
  "rows-with-two": () => ({
    icons: [store(19, 21, 21), store(45, 21, 21)],
    lines: "M3 7H61M3 36H61",
    own: true,
  }),
  rows: () => ({
    icons: [store(32, 21, 21)],
    lines: "M3 7H61M3 36H61M8 14h9v14H8zM47 14h9v14h-9z",
    own: true,
  }),
  "house-groups": () => ({
    icons: [
      { name: "house-gone", x: 14, y: 21, size: 18 },
      { name: "house-gone", x: 32, y: 21, size: 18 },
      { name: "house-gone", x: 50, y: 21, size: 18 },
    ],
    own: true,
  }),
  cubes: () => one("rubble"),
  reis: () => one("reis"),
  influence: () => one("influence"),
};

export function sceneOf(decree: DecreeData): Scene {
  return SCENES[decree.count]?.(decree.of) ?? one(decree.count);
}
