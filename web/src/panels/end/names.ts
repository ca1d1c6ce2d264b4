/** How players are called on score sheet and end screen. */

import type { Colour } from "../../api/types";
import { botName } from "../../home/bots.svelte";
import type { Table } from "../../state/table.svelte";
import { COLOURS } from "../../api/view";
import { t } from "../../words/words.svelte";

export function playerName(table: Table, colour: Colour): string {
  if (table.isLacerda(colour)) return t("player", { player: "lacerda" });
  const seat = table.info?.seats[COLOURS.indexOf(colour)];
  if (seat?.person) return seat.person.name;
  return seat?.bot ? botName(seat.bot) : t("player", { player: colour });
}
