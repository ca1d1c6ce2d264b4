/** When the table calls somebody: it is his turn, or he may act while another has the turn. */

import type { Situation, TableInfo } from "../api/types";
import { COLOURS } from "../api/view";

export type CallKind =
  "turn" | "follow" | "following" | "church-scoring" | "period-discard" | "period-reward" | "other";

/** Decisions of the set-up come one after another anyway. */
const SET_UP = new Set(["keep-clergy", "draft", "starting-decree"]);
const ALWAYS = new Set(["church-scoring", "period-discard", "period-reward"]);

/** What is asked of who looks, apart from the ordinary course of his own turn; null: nothing. */
export function callOf(situation: Situation): CallKind | null {
  const decision = situation.decision;
  if (!decision || SET_UP.has(decision.kind)) return null;
  if (ALWAYS.has(decision.kind)) return decision.kind as CallKind;
  if (situation.view.active_player === COLOURS[decision.seat]) return null;
  if (decision.kind === "follow") return "follow";
  return situation.view.card_in_play ? "following" : "other";
}

/** One's own seats without which nothing goes back: who has given up is not asked. */
export function consenting(info: TableInfo | null, now: Situation | null): number[] {
  return info?.you.seats.filter((seat) => now?.seats[seat]?.stand_in !== "resigned") ?? [];
}

/** Somebody asks to go back, and who looks has not agreed yet. */
export function rewindAsked(info: TableInfo | null, now: Situation | null): boolean {
  const agreed = now?.rewind?.agreed;
  const mine = consenting(info, now);
  return agreed !== undefined && mine.length > 0 && !mine.some((seat) => agreed.includes(seat));
}

/** Over days any player may stop the clock; at one sitting the host decides, as long as he plays. */
export function mayPause(info: TableInfo | null, now: Situation | null): boolean {
  const plays = (seat: number): boolean => now?.seats[seat]?.stand_in === null;
  if (!info?.you.seats.some(plays)) return false;
  const host = info.seats.some((seat) => seat.person?.id === info.host?.id && plays(seat.seat));
  return info.clock?.kind !== "live" || info.you.host || !host;
}

/** Has something come that one should hear of? */
export function newCall(before: Situation | null, now: Situation): CallKind | "over" | null {
  // What was still being shown hid the decision: it comes without a new entry.
  if (!before || (now.seq === before.seq && (before.decision !== null || now.decision === null))) return null;
  if (now.over) return before.over || now.seat === null ? null : "over";
  if (!now.decision) return null;
  const kind = callOf(now);
  if (!before.decision || before.turn !== now.turn) return kind ?? "turn";
  // In one's own turn: the church is a thing of its own.
  return kind && kind !== "following" && kind !== "other" && before.decision.kind !== now.decision.kind ? kind : null;
}
