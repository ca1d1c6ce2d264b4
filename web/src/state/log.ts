/** The log as people read it: turns with their lines, bookkeeping apart, moves that were taken back marked. */

import type { Colour, Frame, GameEvent } from "../api/types";
import { COLOURS } from "../api/view";
import { eventLine, type NameOf } from "../words/event_words";
import { iconOf } from "./event_icons";

export interface Line {
  key: string;
  /** The entry of the log to which it belongs. */
  seq: number;
  kind: string;
  icon: string;
  colour: Colour | null;
  /** Empty for entries that are no move. */
  rule: string;
  text: string;
  /** The part of the text that tells numbers before and after. */
  change: string;
  /** Shown only with details. */
  detail: boolean;
  undone: boolean;
  milestone: boolean;
}

export interface Turn {
  key: string;
  /** Null before the first turn. */
  colour: Colour | null;
  number: number;
  seq: number;
  lines: Line[];
  gains: Record<Gain, number>;
}

type NameAt = (seq: number) => NameOf;

export type Gain = "wigs" | "reis" | "influence";
export const GAINS: Gain[] = ["wigs", "reis", "influence"];

/** What only follows from what was done. */
const BOOKKEEPING = new Set([
  "move",
  "turn-begun",
  "turn-ended",
  "goods-cleared",
  "display-refilled",
  "card-revealed",
  "card-left",
  "card-tucked",
  "building-uncovered",
  "hands-dealt",
  "hand-refilled",
  "decks-laid",
  "clergy-drawn",
  "rubble-laid",
  "shipyard-laid",
  "decree-removed",
  "decrees-closed-up",
  "produced",
  "set-up",
  "packs-passed",
]);

const MILESTONES = new Set(["period-ended", "end-triggered", "final-round", "game-over"]);

export function isBookkeeping(event: GameEvent): boolean {
  return BOOKKEEPING.has(event.kind) || (event.kind === "visit-paid" && event.args.cost === 0);
}

/** Is there anything in it that somebody would tell? */
export function tells(frame: Frame): boolean {
  return frame.kind !== "move" || frame.events.some((event) => !isBookkeeping(event));
}

/** A point in the midst of an entry: where on the line, and after how many of its events. */
export interface Stop {
  place: number;
  events: number;
}

type IsLacerda = (colour: Colour) => boolean;

/** Lacerda's turn begins in the entry of his rival's move: there is a point between the two. */
export function stopsIn({ seq, events }: Frame, isLacerda: IsLacerda): Stop[] {
  const begun = events.flatMap(({ kind, seat }, i) =>
    kind === "turn-begun" && seat && isLacerda(seat) ? [i + 1] : [],
  );
  const inside = begun.filter((count) => count < events.length);
  return inside.map((count, i) => ({ place: seq - 1 + (i + 1) / (inside.length + 1), events: count }));
}

/** The entries whose moves were taken back later on. */
export function undoneIn(frames: Frame[]): Set<number> {
  const path: number[] = [];
  const undone = new Set<number>();
  const drop = (from: number) => {
    for (const seq of path.splice(Math.max(0, from))) undone.add(seq);
  };
  for (const frame of frames) {
    const count = frame.number ?? 0;
    if (frame.kind === "move") path.push(frame.seq);
    else if (frame.kind === "undo") drop(path.length - count);
    else if (frame.kind === "redo") for (let i = 0; i < count; i++) path.push(frame.seq);
    else if (frame.kind === "rewind") drop(count);
  }
  return undone;
}

/** Where turns begin and what is worth a mark on the timeline; moves that were taken back do not count. */
export interface Moments {
  turns: { place: number; colour: Colour }[];
  marks: { seq: number; kind: string }[];
}

export function momentsOf(frames: Frame[], isLacerda: IsLacerda): Moments {
  const undone = undoneIn(frames);
  const found: Moments = { turns: [], marks: [] };
  for (const frame of frames) {
    const { seq, events } = frame;
    if (undone.has(seq)) continue;
    const stops = new Map(stopsIn(frame, isLacerda).map((stop) => [stop.events, stop.place]));
    events.forEach(({ kind, seat }, i) => {
      if (kind === "turn-begun" && seat) found.turns.push({ place: stops.get(i + 1) ?? seq, colour: seat });
      else if (kind === "church-called" || MILESTONES.has(kind)) found.marks.push({ seq, kind });
    });
  }
  return found;
}

/** The lines that tell an entry in short: what somebody would say, or else whatever it has. */
export function gist(frame: Frame): GameEvent[] {
  const telling = frame.events.filter((event) => !isBookkeeping(event));
  return telling.length > 0 ? telling : frame.events.slice(0, 1);
}

/** `entryText` words an entry that is no move: taken back, resigned, paused ... `nameAt`: who was who at an entry. */
export function turnsOf(frames: Frame[], entryText: (frame: Frame) => string, nameAt: NameAt): Turn[] {
  const undone = undoneIn(frames);
  const turns: Turn[] = [];
  const stores = new Stores(nameAt);
  const begin = (seq: number, colour: Colour | null, number: number): Turn => {
    const turn = { key: `${seq}-${turns.length}`, colour, number, seq, lines: [], gains: zero() };
    turns.push(turn);
    return turn;
  };
  for (const frame of frames) {
    const gone = undone.has(frame.seq);
    const colour = frame.seat === null ? null : COLOURS[frame.seat]!;
    let turn = turns.at(-1) ?? begin(frame.seq, null, 0);
    if (frame.kind !== "move") turn.lines.push(entryLine(frame, colour, entryText(frame)));
    frame.events.forEach((event, i) => {
      if (event.kind === "turn-begun" && !gone) turn = begin(frame.seq, event.seat, Number(event.args.turn ?? 0));
      const line = lineOf(frame.seq, i, event, gone, nameAt(frame.seq));
      turn.lines.push(line);
      if (gone) return;
      stores.read(line, event);
      count(turn, event);
    });
  }
  return turns;
}

/** Players see a store and its land as one thing: the line of the store gets the price, that of the land is a detail. */
class Stores {
  #unpaid = new Map<Colour, { line: Line; event: GameEvent }>();

  constructor(readonly nameAt: NameAt) {}

  read(line: Line, event: GameEvent): void {
    if (event.seat === null) return;
    if (event.kind === "store-placed") this.#unpaid.set(event.seat, { line, event });
    const store = this.#unpaid.get(event.seat);
    if (!store || event.kind !== "reis-paid" || event.args.purpose !== "land") return;
    const { count, coins, change } = event.args;
    const name = this.nameAt(store.line.seq);
    Object.assign(store.line, eventLine(name, store.event, { price: count!, coins: coins!, change: change! }));
    line.detail = true;
    this.#unpaid.delete(event.seat);
  }
}

function entryLine(frame: Frame, colour: Colour | null, text: string): Line {
  return {
    key: `${frame.seq}`,
    seq: frame.seq,
    kind: frame.kind,
    icon: iconOf(frame.kind),
    colour,
    rule: "",
    text,
    change: "",
    detail: false,
    undone: false,
    milestone: false,
  };
}

function lineOf(seq: number, i: number, event: GameEvent, undone: boolean, nameOf: NameOf): Line {
  return {
    key: `${seq}-${i}`,
    seq,
    kind: event.kind,
    icon: iconOf(event.kind, event.args),
    colour: event.seat,
    rule: event.rule,
    ...eventLine(nameOf, event),
    detail: undone || isBookkeeping(event),
    undone,
    milestone: MILESTONES.has(event.kind),
  };
}

function zero(): Record<Gain, number> {
  return { wigs: 0, reis: 0, influence: 0 };
}

/** What the turn brings to the player whose turn it is. */
function count(turn: Turn, event: GameEvent): void {
  for (const [path, before, after] of event.changes) {
    const [players, colour, what, more] = path.split(".");
    if (players !== "players" || more !== undefined || colour !== turn.colour) continue;
    if (what === "wigs" || what === "reis" || what === "influence") turn.gains[what] += Number(after) - Number(before);
  }
}
