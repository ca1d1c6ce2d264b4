/** For whom the table waits, and what they decide: the kind of a decision is public, its options are not. */

import type { Situation } from "../api/types";
import { COLOURS } from "../api/view";
import { eventWords, type NameOf } from "./event_words";

/** The same sentence as in the log, which nobody has written yet. */
export function thinkingWords({ view, turn }: Situation, nameOf: NameOf): string {
  const player = view.decision?.seat ?? (turn === null ? null : COLOURS[turn]!);
  if (!player) return "";
  const args = { player, topic: view.decision?.kind ?? "main", automatic: "no", passed: "no" };
  return eventWords(nameOf, {
    ...{ move: 0, kind: "move", rule: "", seat: player, choice: null, numbers: [], changes: [], text: "" },
    message: "event-move",
    args,
  });
}
