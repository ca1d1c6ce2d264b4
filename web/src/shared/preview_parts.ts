/** What of a preview is shown as pictures and numbers. */

import type { Preview } from "../state/previews.svelte";

/** Which icon stands for a number; what is not here needs no line of its own. */
export const ICON: Record<string, string> = {
  reis: "reis",
  influence: "influence",
  wigs: "wigs",
  officials: "official",
  set_markers: "set-marker",
  clergy_tiles: "clergy",
  treasury_space: "treasury",
  goods: "goods",
};

function iconOf(name: string): string | null {
  const [group, kind] = name.split(".") as [string, string?];
  if (group === "goods" || group === "prices" || group === "cubes") return kind!;
  if (group === "plans" || group === "favors") return group.slice(0, -1);
  if (group === "completed_plans") return "plan-done";
  return ICON[group] ?? null;
}

export interface Change {
  name: string;
  icon: string;
  before: number;
  after: number;
  price: boolean;
}

export function changesOf(preview: Preview): Change[] {
  return Object.entries(preview.changes).flatMap(([name, [before, after]]) => {
    const icon = iconOf(name);
    return icon ? [{ name, icon, before, after, price: name.startsWith("prices.") }] : [];
  });
}

export const changesTotal = (preview: Preview): boolean =>
  preview.final !== null && preview.final[0] !== preview.final[1];

/** Is there anything to show? */
export const tells = (preview: Preview): boolean =>
  preview.reveals || changesTotal(preview) || Object.keys(preview.sums).length > 0 || changesOf(preview).length > 0;
