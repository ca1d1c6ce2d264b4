/** From a click to a table: who is nobody becomes a guest, the table is made and, if nobody is missing, begun. */

import { post } from "../api/http";
import type { ClockWish, SeatWish, TableInfo } from "../api/types";
import { keepCurtain } from "../state/curtain.svelte";
import { me } from "../state/me.svelte";
import { router } from "../state/router.svelte";
import { t } from "../words/words.svelte";

/** At a table with other people there is a clock, unless the host takes it away. */
export const USUAL_CLOCK: ClockWish = { kind: "live", bank_seconds: 3600, increment_seconds: 30, when_out: "bot" };
const MISSING: SeatWish["kind"][] = ["open", "invited"];

/** Open a table and go there; with a curtain between people who share this screen, if they want one. */
export async function openTable(wish: { seats: SeatWish[] } & Record<string, unknown>, curtain = false): Promise<void> {
  await me.orGuest();
  const table = await post<TableInfo>("/tables", wish);
  if (curtain) keepCurtain(table.id, true);
  if (wish.seats.every((seat) => !MISSING.includes(seat.kind))) await post(`/tables/${table.id}/start`);
  router.go(`/table/${table.id}`);
}

export async function playBots(count: number, bot: string | undefined): Promise<void> {
  const other: SeatWish = bot === undefined ? { kind: "bot" } : { kind: "bot", bot };
  const seats: SeatWish[] = [{ kind: "host" }, ...Array.from({ length: count }, () => other)];
  await openTable({ title: t("ui-home-title-bots", { count }), seats, public: false });
}

export async function playSolo(): Promise<void> {
  const seats: SeatWish[] = [{ kind: "host" }, { kind: "lacerda" }];
  await openTable({ title: t("ui-home-title-solo"), players: 1, seats, public: false });
}

export async function playFriends(players: number, name: string): Promise<void> {
  const host = await me.called(name);
  const open: SeatWish = { kind: "open" };
  const seats: SeatWish[] = [{ kind: "host" }, ...Array.from({ length: players - 1 }, () => open)];
  await openTable({ title: t("ui-home-title-friends", { name: host.name }), seats, public: false, clock: USUAL_CLOCK });
}
