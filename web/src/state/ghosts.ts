/** What flies when a number of the view changes: which picture, and whether something leaves or comes. */

import { COLOURS, CUBES, GOODS } from "../api/view";

export type Change = [path: string, before: unknown, after: unknown];

const has = (list: readonly string[], word: string | undefined): boolean => word !== undefined && list.includes(word);

/** An icon by the path and what lies there; empty if nothing flies there. */
export function ghostOf([path, before, after]: Change): string {
  const parts = path.split(".");
  const last = parts.at(-1)!;
  const [first, , what] = parts;
  if (first === "players") return ofPlayer(what!, last, before ?? after);
  if (first === "court") {
    if (parts[1] === "goods") return String(after ?? before);
    if (parts[1] === "favors") return "favor";
    return has(COLOURS, last) ? `hat-${last}` : "neutral";
  }
  if (first === "downtown") {
    if (has(CUBES, last)) return last;
    return { tiles: "store", stores: "store", buildings: "open", plans_taken: "plan" }[parts[1]!] ?? "";
  }
  if (first === "church") return { cardinal: "cardinal", tiles: "clergy" }[parts[1]!] ?? "";
  if (first === "lacerda")
    return { ships: "ship", cargo: last, courtier: "lacerda", assistant: "lacerda" }[parts[1]!] ?? "";
  if (first === "political_decks") return "card";
  if (first === "building_stacks") return last === "available" ? "open" : "";
  const plain: Record<string, string> = {
    card_in_play: "card",
    decks_face_up: "card",
    decrees: "decree",
    shipyard: "ship",
    treasury_space: "treasury",
    prices: last,
  };
  return plain[first!] ?? "";
}

function ofPlayer(what: string, last: string, lies: unknown): string {
  if (has(GOODS, last) || has(CUBES, last)) return last;
  if (what === "top_row" && String(lies).startsWith("ship-")) return "ship";
  const plain: Record<string, string> = {
    reis: "reis",
    influence: "influence",
    wigs: "wigs",
    officials: "official",
    houses_built: "house",
    favors: "favor",
    clergy: "clergy",
    plans: "plan",
    completed_plans: "plan",
    top_row: "card",
    bottom_row: "card",
    hand: "card",
    decrees: "decree",
    set_markers: "set-marker",
  };
  return plain[what] ?? "";
}

/** Officials of a colour leave the player's board as such and stand at court under their hat. */
export function alike(one: string, other: string): boolean {
  const person = (name: string) => name === "official" || name === "neutral" || name.startsWith("hat-");
  return one === other || (person(one) && person(other));
}

/** 1: something comes there, -1: it leaves, 0: it is another now (a marker on its track). */
export function wayOf([path, before, after]: Change): -1 | 0 | 1 {
  if (/^(prices|treasury_space|church\.cardinal|lacerda\.(courtier|assistant))/.test(path)) return 0;
  const more = Math.sign(size(after) - size(before)) as -1 | 0 | 1;
  // What is built or taken there is gone from there.
  return /houses_built|plans_taken/.test(path) ? (-more as -1 | 0 | 1) : more;
}

function size(value: unknown): number {
  if (typeof value === "number") return value;
  return value === null || value === false ? 0 : 1;
}

/** Tiles are numbered: a tile that lies there counts once, whatever its number. */
export function plain([path, before, after]: Change): Change {
  const numbered = /^(church\.tiles|decrees|downtown\.buildings|building_stacks\.\w+\.(available|next))(\.|$)/.test(
    path,
  );
  const lies = (value: unknown) => (numbered && typeof value === "number" ? true : value);
  return [path, lies(before), lies(after)];
}
