/** Against Lacerda: where the timeline stands to his turns, which nobody clicks. */

import type { Table } from "../state/table.svelte";
import { t } from "../words/words.svelte";

/** "Before Lacerda's turn 7"; empty elsewhere. */
export function lacerdaPoint(table: Table): string {
  const { point, told, midway } = table.timeline;
  if (!point || !told) return "";
  const lacerda = Object.entries(point.view.players).find(([colour]) => table.isLacerda(colour));
  if (!lacerda) return "";
  const [colour, { turns }] = lacerda;
  const ended = told.events.some(({ kind, seat }) => kind === "turn-ended" && seat === colour);
  const during = point.view.active_player === colour;
  if (!midway && !during && !ended) return "";
  return t("ui-log-lacerda", { when: midway ? "before" : ended ? "after" : "during", turn: turns });
}
