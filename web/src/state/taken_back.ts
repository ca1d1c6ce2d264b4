/** Which points of a game's log are no part of the game any more. */

import type { Frame } from "../api/types";

/**
 * Entries after which the table stood as it does at no point of the game that is left, or as at another one: moves that
 * were taken back, and the steps back. Not the last one, which is the present. The frames begin with the first one.
 */
export function lostPoints(frames: Frame[]): Set<number> {
  const kept = [...replayed(frames)].at(-1)?.path.slice() ?? [];
  const lost = new Set<number>();
  /** So many of the moves that stand are among those that are kept. */
  let same = 0;
  const present = frames.at(-1);
  const back = (kind: Frame["kind"] | undefined): boolean => kind === "undo" || kind === "rewind";
  for (const { seq, kind, path } of replayed(frames)) {
    same = Math.min(same, path.length);
    while (same < path.length && path[same] === kept[same]) same++;
    const now = back(present?.kind) && path.length === kept.length;
    if (same < path.length || back(kind) || now) lost.add(seq);
  }
  if (present) lost.delete(present.seq);
  return lost;
}

/** After each entry: the moves that stand then, by the number of the entry they came with. One list, changed in place. */
function* replayed(frames: Frame[]): Generator<{ seq: number; kind: Frame["kind"]; path: number[] }> {
  const path: number[] = [];
  for (const { seq, kind, number } of frames) {
    const count = number ?? 0;
    if (kind === "move") path.push(seq);
    else if (kind === "redo") path.push(...Array.from({ length: count }, () => seq));
    else if (kind === "undo") path.length = Math.max(0, path.length - count);
    else if (kind === "rewind") path.length = Math.min(path.length, count);
    yield { seq, kind, path };
  }
}
