/** How those are called that the program plays: each has a name, and is somebody. */

import type { SeatInfo } from "../api/types";
import { t } from "./words.svelte";

/**
 * Of those of one kind at a table the how manieth sits here, from 1: they have different names and faces. Those who
 * stand in for somebody come last, so that nobody who sits there from the beginning is called otherwise from then on.
 */
export function twinOf(seat: SeatInfo, seats: readonly SeatInfo[]): number {
  const place = (one: SeatInfo): number => (one.stand_in === null ? 0 : seats.length) + one.seat;
  return seats.filter((other) => other.bot === seat.bot && place(other) < place(seat)).length + 1;
}

/** "Bento". */
export function botName(bot: string, twin = 1): string {
  return t("bot-name", { bot, twin });
}

/** "Bento the merchant". */
export function botCalled(bot: string, twin = 1): string {
  return t("bot-called", { bot, twin });
}
