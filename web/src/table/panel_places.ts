/** In which panel a place lies where not all of the table is in sight. */

import { pages } from "./board_pages.svelte";

export const PANELS = ["downtown", "court", "tracks", "cards", "own", "boards"] as const;
export type Panel = (typeof PANELS)[number];

const HOME: Record<string, Panel> = {
  plot: "downtown",
  "row-cube": "downtown",
  "column-cube": "downtown",
  site: "downtown",
  tile: "downtown",
  pile: "downtown",
  plans: "downtown",
  officials: "court",
  action: "court",
  favors: "court",
  church: "tracks",
  treasury: "tracks",
  shipyard: "tracks",
  deck: "cards",
  decree: "cards",
  portfolio: "own",
  slot: "own",
  houses: "own",
  clergy: "own",
  warehouse: "own",
  plan: "own",
  favor: "own",
};

/** Null: it is always in sight (hand and tray). */
export function panelOf(place: string): Panel | null {
  return HOME[place.split(":")[0]!] ?? null;
}

export const panelAround = (node: Element): Panel | null =>
  (node.closest("[id^=panel-]")?.id.slice("panel-".length) as Panel | undefined) ?? null;

/** Its panel comes, and in it the thing to the middle, clear of what lies below. */
export function reach(node: Element): void {
  pages.show(panelAround(node) ?? "hand");
  if (!pages.leafed) node.closest("[id^=panel-]")?.scrollIntoView({ inline: "start", block: "nearest" });
  node.scrollIntoView({ block: "center", inline: "nearest" });
}

/** What can be chosen on a panel comes into sight with it: all of it if it fits, else its beginning. */
export function gather(panel: Element, nodes: Element[]): void {
  if (nodes.length === 0) return;
  const { top, bottom } = panel.getBoundingClientRect();
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  const first = Math.min(...boxes.map((box) => box.top));
  const last = Math.max(...boxes.map((box) => box.bottom));
  if (first >= top && last <= bottom) return;
  const free = bottom - top - (last - first);
  panel.scrollTop += first - top - Math.max(0, free / 2);
}
