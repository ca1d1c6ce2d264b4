/** The moves that count: what was taken back is not among them, however it was taken back. */

import type { Frame, GameEvent } from "../api/types";
import { COLOURS } from "../api/view";

export interface Move {
  /** Counted from the beginning of the game. */
  number: number;
  /** The entry of the log that it belongs to: a redo may have several. */
  seq: number;
  /** Whose choice it was. */
  seat: number | null;
  /** Why the server made it: somebody had declined in advance, say. */
  note: string | null;
  /** What it led to, decisions with a single option included. */
  events: GameEvent[];
}

/** The moves of the entries up to one of them, which may begin anywhere in the log. */
export function movesOf(frames: readonly Frame[], last = Infinity): Move[] {
  const moves: Move[] = [];
  for (const frame of frames) {
    if (frame.seq > last) break;
    const count = frame.number ?? 0;
    if (frame.kind === "undo") moves.length = Math.max(0, moves.length - count);
    else if (frame.kind === "rewind") while ((moves.at(-1)?.number ?? 0) > count) moves.pop();
    else if (frame.kind === "move" || frame.kind === "redo") moves.push(...movesIn(frame));
  }
  return moves;
}

function movesIn(frame: Frame): Move[] {
  const found: Move[] = [];
  for (const event of frame.events) {
    let move = found.at(-1);
    if (move?.number !== event.move) {
      const mover = event.seat === null ? frame.seat : COLOURS.indexOf(event.seat);
      found.push((move = { number: event.move, seq: frame.seq, seat: mover, note: frame.note, events: [] }));
    }
    move.events.push(event);
  }
  return found;
}
