/** What stands below the prompt, by how it is shown. */

import type { Choice } from "../state/table.svelte";

export type Layout = "trade" | "cardinal" | "sales" | "payments" | "cards" | "tiles" | "lines" | "words" | "none";

const LAYOUTS: Partial<Record<Choice["verb"], Layout>> = {
  offer: "trade",
  cardinal: "cardinal",
  sell: "sales",
  pay: "payments",
  draft: "cards",
  reward: "cards",
  take: "cards",
  decree: "lines",
  open: "lines",
  plot: "tiles",
  site: "tiles",
  tile: "tiles",
  cube: "tiles",
  rubble: "tiles",
  favor: "tiles",
  recall: "tiles",
  recruit: "tiles",
  official: "tiles",
  spend: "tiles",
  goods: "tiles",
  drop: "tiles",
  extra: "tiles",
  plan: "tiles",
};

/** Closed ones of these say something that the table does not show. */
const TELLING: Layout[] = ["sales", "words"];
const PLAIN: Choice["verb"][] = ["pass", "tuck", "ship", "produce"];

export function layoutOf(choice: Choice): Layout {
  const layout = choice.verb === "lose" ? (choice.object.noble ? "tiles" : "payments") : LAYOUTS[choice.verb];
  const found = layout ?? "words";
  if (choice.enabled) return found;
  return choice.place === "" && TELLING.includes(found) && !PLAIN.includes(choice.verb) ? found : "none";
}

export const isPass = (choice: Choice): boolean => choice.verb === "pass";

/** That many options in words fill the tray. */
const FULL = 4;

/** Does "no" stand beside the prompt? Yes, unless it is one of a few options in words. */
export function passesApart(offered: Choice[]): boolean {
  const words = offered.filter((choice) => choice.enabled && !isPass(choice) && layoutOf(choice) === "words");
  return words.length === 0 || words.length >= FULL;
}

/** In the order in which the groups first come. */
export function grouped<K>(choices: Choice[], keyOf: (choice: Choice) => K): Map<K, Choice[]> {
  const groups = new Map<K, Choice[]>();
  for (const choice of choices) {
    const key = keyOf(choice);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return groups;
}
