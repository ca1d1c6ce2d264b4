/** Events, entries and options for tests: only what matters is named. */

import type { Frame, GameEvent, Option } from "../src/api/types";
import type { Move } from "../src/state/moves";

export function event(kind: string, rest: Partial<GameEvent> = {}): GameEvent {
  const plain = { move: 1, rule: "", seat: null, choice: null, numbers: [0, 0, 0], changes: [], message: "", text: "" };
  return { kind, args: {}, ...plain, ...rest };
}

/** A move of Green: what was decided, and more that belongs to it. */
export function decided(topic: string, args: GameEvent["args"] = {}, rest: Partial<GameEvent> = {}): GameEvent {
  return event("move", { seat: "green", args: { topic, automatic: "no", passed: "no", ...args }, ...rest });
}

export function frame(seq: number, events: GameEvent[], rest: Partial<Frame> = {}): Frame {
  return { seq, kind: "move", seat: 0, number: null, note: null, at: 0, events, ...rest };
}

export function move(number: number, events: GameEvent[], rest: Partial<Move> = {}): Move {
  return { number, seq: number, seat: 0, note: null, events, ...rest };
}

export function option(verb: Option["verb"], rest: Partial<Option> = {}): Option {
  const words = { notation: verb, text: "", args: {}, reason: "", rule: "", link: "" };
  return { ...words, enabled: true, verb, object: {}, place: "", ...rest };
}
