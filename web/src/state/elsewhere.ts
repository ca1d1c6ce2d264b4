/** What is looked at instead of the present. */

import type { Situation } from "../api/types";

/** A point of the past, or a plan. */
export interface Elsewhere {
  kind: "past" | "plan";
  situation: Situation;
  /** What a choice does there; nothing in the past. */
  choose?: (notation: string) => void;
}

/** What a situation lacks that is not the true present. */
export const NOTHING_TO_DO = {
  decision: null,
  undoable: 0,
  turn_moves: 0,
  redoable: 0,
  barrier: null,
  rewind: null,
} as const;
