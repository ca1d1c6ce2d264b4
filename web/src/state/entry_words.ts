/** An entry of the log that is no move: taken back, resigned, paused. */

import type { Frame } from "../api/types";
import { COLOURS } from "../api/view";
import type { Table } from "./table.svelte";
import { t } from "../words/words.svelte";

export function entryWords(table: Table, frame: Frame): string {
  const colour = frame.seat === null ? null : COLOURS[frame.seat]!;
  const nameAt = (seq: number) => colour && (table.personAt(colour, seq) || table.nameAt(seq)(colour));
  // Whoever takes a seat over has it from the next entry on.
  const name = nameAt(frame.kind === "replaced" ? frame.seq + 1 : frame.seq);
  const player = colour && table.isLacerda(colour) ? "lacerda" : name || colour || "neutral";
  const before = nameAt(frame.seq);
  const former = before && before !== name ? before : "none";
  return t("ui-log-entry", { kind: frame.kind, player, former, count: frame.number ?? 1 });
}
