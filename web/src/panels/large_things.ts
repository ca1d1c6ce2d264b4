/** What the large view knows of a thing by its key: "card:blue-king-3", "plot:B2", "market" ... */

import type { Architect, View } from "../api/view";
import type { Components, Provenance } from "../api/components";
import {
  buildingLabel,
  cardLabel,
  clergyLabel,
  decreeLabel,
  goalLabel,
  planLabel,
  shipLabel,
  siteLabel,
} from "../words/describe";

export interface Thing {
  /** Before and after the colon of the key. */
  sort: string;
  id: string;
  /** What is to be said of this sort of thing; a variant of ui-art-about. */
  about: string;
  rule: string;
  provenance: Provenance;
  /** Which part of it comes from where; mostly empty. */
  note: string;
  /** Its name and what it does, where the table has no words for it that are nearer. */
  name: string;
}

interface Known {
  about: string;
  rule: string;
  name?: string;
  printed?: { provenance: Provenance; note?: string } | undefined;
}

type Find = (id: string, components: Components, view: View) => Known;

/** Whose building it is: the architect in whose stack it lies, or who built it. */
export function architectOf(building: number, view: View): Architect {
  for (const architect of ["blue", "green"] as const) {
    const { available, next } = view.building_stacks[architect];
    if (available === building || next === building) return architect;
  }
  const site = Object.keys(view.downtown.buildings).find((name) => view.downtown.buildings[name] === building);
  return (site && view.downtown.architects[site]) || "blue";
}

const NOBLE_RULES: Record<string, string> = { builder: "NOBLE-1", minister: "NOBLE-3", king: "NOBLE-4" };

const FIND: Record<string, Find> = {
  card: (id, components, view) => {
    if (id.startsWith("ship-")) return FIND.ship!(id.slice("ship-".length), components, view);
    const printed = components.cards[id];
    const treasury = printed?.kind === "treasury";
    const about = treasury ? "card-treasury" : "card-noble";
    return { about, rule: treasury ? "PORT-6" : "PORT-5", name: cardLabel(components, id), printed };
  },
  ship: (id, components) => {
    const printed = components.ships[id as keyof Components["ships"]];
    return { about: "ship", rule: "STATE-3", printed, name: shipLabel(components, printed.colour) };
  },
  clergy: (id, components) => {
    const printed = components.clergy[id.replace("clergy-", "")];
    const about = printed?.once ? "clergy-once" : "clergy-lasting";
    return { about, rule: "STATE-8", name: clergyLabel(components, id), printed };
  },
  decree: (id, components) => ({
    about: components.decrees[id]?.majority ? "decree-most" : "decree",
    rule: "NOBLE-3",
    name: decreeLabel(components, id),
    printed: components.decrees[id],
  }),
  plan: (id, components) => ({
    about: "plan",
    rule: "STATE-2",
    name: planLabel(components, id),
    printed: components.plans[id],
  }),
  building: (id, components, view) => ({
    about: "building",
    rule: "NOBLE-4",
    name: buildingLabel(components, id, architectOf(Number(id), view)),
    printed: components.buildings[id],
  }),
  goal: (id, components) => ({
    about: "goal",
    rule: "EXTRA-1",
    name: goalLabel(components, id),
    printed: components.goals[id],
  }),
  plot: (id, components) => ({
    about: "plot",
    rule: "NOBLE-1",
    printed: components.plots[id],
  }),
  site: (id, components) => ({
    about: "site",
    rule: "NOBLE-4",
    name: siteLabel(components, id),
    printed: components.sites[id],
  }),
  noble: (id) => ({ about: id, rule: NOBLE_RULES[id] ?? "VISIT-1" }),
  deck: () => ({ about: "deck", rule: "TURN-5" }),
  market: () => ({ about: "market", rule: "SELL-2" }),
  treasury: () => ({ about: "treasury", rule: "INF-4" }),
  church: () => ({ about: "church", rule: "STATE-5" }),
  shipyard: () => ({ about: "shipyard", rule: "STATE-3" }),
  cube: () => ({ about: "cube", rule: "PORT-7" }),
  good: () => ({ about: "good", rule: "TRADE-2" }),
  street: () => ({ about: "street", rule: "NOBLE-1" }),
  scoring: () => ({ about: "scoring", rule: "NOBLE-1" }),
  player: () => ({ about: "none", rule: "" }),
};

export function thingOf(key: string, components: Components, view: View): Thing {
  const [sort, id = ""] = key.split(":") as [string, string?];
  const found = FIND[sort]?.(id, components, view) ?? { about: "none", rule: "" };
  const { provenance = "P", note = "" } = found.printed ?? {};
  return { sort, id, name: "", ...found, provenance, note };
}
