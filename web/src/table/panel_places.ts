/** In which panel of the phone's screen a place lies. */

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
  node.closest("[id^=panel-]")?.scrollIntoView({ inline: "start", block: "nearest" });
  node.scrollIntoView({ block: "center", inline: "nearest" });
}
