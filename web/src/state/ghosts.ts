/** What flies when something changes at a place of the view: which picture, and whether it leaves or comes. */

import { COLOURS, CUBES, GOODS } from "../api/view";

export type Change = [path: string, before: unknown, after: unknown];

const has = (list: readonly string[], word: string | undefined): boolean => word !== undefined && list.includes(word);

/** An icon by the path and what lies there; empty if nothing flies there. */
export function iconAt(path: string, lies: unknown = null): string {
  const parts = path.split(".");
  const last = parts.at(-1)!;
  const [first, second, what] = parts;
  if (first === "players") return ofPlayer(what!, last, lies);
  if (first === "court") {
    if (second === "goods") return typeof lies === "string" ? lies : "gold";
    if (second === "favors") return "favor";
    return has(COLOURS, last) ? `hat-${last}` : "neutral";
  }
  if (first === "downtown") {
    if (second === "cubes_gone") return "";
    if (has(CUBES, last)) return last;
    return { tiles: "store", stores: "store", buildings: "open", plans_taken: "plan" }[second!] ?? "";
  }
  if (first === "church") return second === "tiles" ? "clergy" : "";
  if (first === "lacerda") return { ships: "ship", cargo: last }[second!] ?? "";
  if (first === "political_decks") return last === "count" ? "" : "card";
  if (first === "building_stacks") return last === "available" ? "open" : "";
  const plain: Record<string, string> = {
    card_in_play: "card",
    decks_face_up: "card",
    decrees: "decree",
    decrees_placed: "decree",
    shipyard: "ship",
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

/** It is one piece that goes from space to space. */
export function isMarker(path: string): boolean {
  return /^(prices\.|church\.cardinal$|lacerda\.(courtier|assistant)$|.*\.influence\.marker$)/.test(path);
}

export function isThere(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== 0 && value !== "";
}

/** Tiles are numbered: which one lies there says nothing about how many. */
const NUMBERED = /^(church\.tiles|decrees|downtown\.buildings|building_stacks\.\w+\.(available|next))(\.|$)/;

export function isNumbered(path: string): boolean {
  return NUMBERED.test(path);
}

/** 1: something comes there, -1: it leaves, 0: neither. */
export function wayOf([path, before, after]: Change): -1 | 0 | 1 {
  const size = (value: unknown) =>
    typeof value === "number" && !isNumbered(path) ? value : value === null || value === false ? 0 : 1;
  const more = Math.sign(size(after) - size(before)) as -1 | 0 | 1;
  // What is built or taken there is gone from there.
  return /houses_built|plans_taken/.test(path) ? (-more as -1 | 0 | 1) : more;
}
