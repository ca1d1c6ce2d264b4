/** What is printed on cards and tiles, as the server's data files have it. */

import type { components as generated } from "./generated";
import { get } from "./http";
import { GOODS, type Counts, type Good, type HouseGroup, type Noble, type StateAction } from "./view";

type Schemas = generated["schemas"];

export type Provenance = Schemas["Provenance"];
export type Effect = Schemas["Effect"];
export type CardData = Schemas["PrintedCard"];
export type ClergyData = Schemas["PrintedClergy"];
export type DecreeData = Schemas["Decree"];
export type ShipData = Schemas["Ship"];
export type Components = Schemas["ComponentList"];

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

/** The goods in the order of a player's board. */
export function warehouse({ streets }: Components): Good[] {
  return [...GOODS].sort((one, other) => streets[one].warehouse - streets[other].warehouse);
}

/** The two State actions of a noble, the upper one first. */
export function stateActions({ state_actions }: Components, noble: Noble): StateAction[] {
  const actions = Object.keys(state_actions) as StateAction[];
  const place = (action: StateAction) => (state_actions[action].place === "upper" ? 0 : 1);
  return actions.filter((action) => state_actions[action].noble === noble).sort((a, b) => place(a) - place(b));
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
