/** The parts of the table by the names that they have there, to say where something can be chosen. */

import { t } from "../words/words.svelte";

interface TablePart {
  icon: string;
  title: () => string;
  /** The kinds of places that lie there. */
  places: string[];
}

export const TABLE_PARTS = {
  decks: { icon: "card", title: () => t("ui-court-decks"), places: ["deck"] },
  decrees: { icon: "decree", title: () => t("ui-court-decrees"), places: ["decree"] },
  shipyard: { icon: "ship", title: () => t("ui-court-shipyard"), places: ["shipyard"] },
  church: { icon: "cardinal", title: () => t("ui-court-church"), places: ["church"] },
  treasury: { icon: "treasury", title: () => t("ui-court-treasury"), places: ["treasury"] },
  downtown: {
    icon: "panel-downtown",
    title: () => t("ui-board-downtown"),
    places: ["plot", "row-cube", "column-cube", "site", "tile", "plans"],
  },
  pile: { icon: "rubble", title: () => t("ui-board-pile"), places: ["pile"] },
  court: { icon: "panel-court", title: () => t("ui-court-title"), places: ["officials", "action", "favors"] },
  portfolio: { icon: "portfolio", title: () => t("ui-player-portfolio"), places: ["portfolio", "slot"] },
  houses: { icon: "house", title: () => t("ui-player-houses-title"), places: ["houses"] },
  clergy: { icon: "clergy", title: () => t("ui-player-clergy"), places: ["clergy"] },
  plans: { icon: "plan", title: () => t("ui-player-plans"), places: ["plan"] },
  own: { icon: "panel-own", title: () => t("ui-everyone-own-board"), places: ["warehouse", "favor"] },
} satisfies Record<string, TablePart>;
export type PartName = keyof typeof TABLE_PARTS;

const NAMES = Object.keys(TABLE_PARTS) as PartName[];

/** Null: in the hand or in the tray. */
export function partOf(place: string): PartName | null {
  const kind = place.split(":")[0]!;
  return NAMES.find((name) => TABLE_PARTS[name].places.includes(kind)) ?? null;
}
