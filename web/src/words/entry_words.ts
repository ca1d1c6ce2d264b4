/** An entry of the log that is no move: taken back, resigned, paused. */

import type { Frame } from "../api/types";
import { COLOURS } from "../api/view";
import type { Table } from "../state/table.svelte";
import { t } from "./words.svelte";

export function entryWords(table: Table, frame: Frame): string {
  const colour = frame.seat === null ? null : COLOURS[frame.seat]!;
  const name = colour && (table.personOf(colour) || table.nameOf(colour));
  const player = colour && table.isLacerda(colour) ? "lacerda" : name || colour || "neutral";
  return t("ui-log-entry", { kind: frame.kind, player, count: frame.number ?? 1 });
}
