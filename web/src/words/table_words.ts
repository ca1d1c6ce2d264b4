/** What is said of a table and its seats in lists. */

import type { SeatInfo, TableInfo } from "../api/types";
import { t } from "./words.svelte";
import { botCalled, twinOf } from "./bots";
import { personName } from "./people";

export function seatName(seat: SeatInfo, { seats }: TableInfo): string {
  if (seat.bot) return botCalled(seat.bot, twinOf(seat, seats));
  if (seat.kind === "lacerda") return t("player", { player: "lacerda" });
  if (seat.kind === "open") return t("ui-home-seat-free");
  return personName(seat.person) || t("ui-home-seat-unknown");
}

export function tableTitle(table: TableInfo): string {
  return table.title || t("ui-home-title-friends", { name: personName(table.host) || "?" });
}

/** I resigned, or never had a seat: the game goes on without me. */
export function isLeft(table: TableInfo): boolean {
  return table.status === "running" && table.you.seats.every((seat) => table.seats[seat]?.stand_in === "resigned");
}

/** Nothing will be asked of me there any more. */
export function isDone(table: TableInfo): boolean {
  return table.status === "over" || isLeft(table);
}

/** How it stands, in a few words. */
export function tableState(table: TableInfo): string {
  if (table.status === "quarantined") return t("ui-home-state-quarantined");
  if (table.status === "waiting") {
    const free = table.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited").length;
    return t("ui-home-state-waiting", { free });
  }
  if (table.status === "over") {
    const winners = table.result?.ranking[0] ?? [];
    if (table.players === 1) return t("ui-home-state-solo", { wigs: table.result?.totals[0] ?? 0 });
    if (winners.length > 1) return t("ui-home-state-shared");
    const winner = table.seats[winners[0] ?? 0];
    return t("ui-home-state-won", { name: winner ? seatName(winner, table) : "" });
  }
  if (table.you.seats.length > 0 && isLeft(table)) return t("ui-home-state-left");
  if (table.clock_state?.paused) return t("ui-home-state-paused");
  const name = personName(table.waiting_for);
  return name ? t("ui-home-state-decides", { name }) : t("ui-home-state-bot");
}

/** What is special about a game. */
export function tableOptions(table: TableInfo): string[] {
  const options = table.options;
  return [
    table.players === 1 ? t("ui-home-tag", { tag: "solo" }) : "",
    options.Ruleset === "2017" ? t("ui-home-tag", { tag: "first-rules" }) : "",
    options.Rules === undefined ? t("ui-home-tag", { tag: "earlier-rules" }) : "",
    options.Draft ? t("ui-home-tag", { tag: "draft" }) : "",
    options.StartingDecrees ? t("ui-home-tag", { tag: "decrees" }) : "",
    options.Goals ? t("ui-home-tag", { tag: "goals" }) : "",
    options.CityTokens ? t("ui-home-tag", { tag: "tokens" }) : "",
    table.clock?.kind === "live" ? t("ui-home-tag", { tag: "live" }) : "",
    table.clock?.kind === "async" ? t("ui-home-tag", { tag: "async" }) : "",
    table.imported ? t("ui-home-tag", { tag: "imported" }) : "",
  ].filter(Boolean);
}
