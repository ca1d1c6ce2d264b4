/** How players are called on score sheet and end screen. */

import type { Colour } from "../../api/types";
import type { Table } from "../../state/table.svelte";
import { t } from "../../words/words.svelte";

export function playerName(table: Table, colour: Colour): string {
  if (table.isLacerda(colour)) return t("player", { player: "lacerda" });
  return table.nameOf(colour) || t("player", { player: colour });
}
