/** How players are called on score sheet and end screen. */

import type { Colour } from "../../api/types";
import { COLOURS } from "../../api/view";
import type { Table } from "../../state/table.svelte";
import { t } from "../../words/words.svelte";

export function playerName(table: Table, colour: Colour): string {
  if (table.isLacerda(colour)) return t("player", { player: "lacerda" });
  return table.nameOf(colour) || t("player", { player: colour });
}

/** Who sits on a seat, for messages that name him and his colour. */
export function person(table: Table, seat: number): { name: string; player: Colour } {
  const colour = COLOURS[seat]!;
  return { name: playerName(table, colour), player: colour };
}

/** A seat of mine that a bot has taken because the time was up: that of who looks, else the first; null: none. */
export function lostSeat(table: Table): number | null {
  const now = table.now;
  const lost = (table.info?.you.seats ?? []).filter((seat) => now?.seats[seat]?.stand_in === "clock");
  return lost.find((seat) => seat === now?.seat) ?? lost[0] ?? null;
}
