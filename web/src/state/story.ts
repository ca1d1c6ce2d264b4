/**
 * What was done turn by turn, and by whom: the events of the log, folded. `words/story_words.ts` says it in a line, with
 * what matters least left out first.
 */

import type { Colour, Frame, GameEvent } from "../api/types";
import { COLOURS } from "../api/view";
import { isBookkeeping } from "./log";
import { movesOf, type Move } from "./moves";

export type DeedKind =
  | "visit"
  | "portfolio"
  | "sponsor"
  | "gold"
  | "sold"
  | "trade"
  | "recruit"
  | "plan"
  | "ship"
  | "produce"
  | "cardinal"
  | "favor"
  | "sailed"
  | "store"
  | "decree"
  | "building"
  | "clergy"
  | "church"
  | "goal"
  | "set"
  | "wigs";

export interface Deed {
  kind: DeedKind;
  args: Record<string, string | number>;
}

/** What one of the players did in a turn, which may be another's: they followed, or were given something. */
export interface Part {
  colour: Colour;
  followed: boolean;
  deeds: Deed[];
}

export interface StoryTurn {
  /** Whose turn it was. */
  colour: Colour;
  /** The entry after which it began, and the last one that belongs to it. */
  from: number;
  to: number;
  /** The entry after which something of it is to be seen: Lacerda's turn lies in the entry in which it begins. */
  film: number;
  parts: Part[];
  ended: boolean;
  /** The first period ended in it, say: kinds of events. */
  milestones: string[];
  events: GameEvent[];
}

/** An entry of the log that is no move: somebody has resigned, say. */
export interface Notice {
  seq: number;
  frame: Frame;
}

const NOTICES = new Set(["resigned", "stand-in", "returned"]);
export const MILESTONES = new Set(["period-ended", "end-triggered", "final-round"]);

/** What a kind of event is told as; those with numbers that add up are in `ADDED`. */
const DEEDS: Record<string, DeedKind> = {
  "gold-taken": "gold",
  "good-sold": "sold",
  "good-offered": "trade",
  "official-placed": "recruit",
  "plan-taken": "plan",
  "lacerda-plan": "plan",
  "ship-built": "ship",
  "lacerda-ship": "ship",
  produced: "produce",
  "lacerda-produced": "produce",
  "cardinal-moved": "cardinal",
  "favor-taken": "favor",
  "lacerda-favor": "favor",
  "ship-sailed": "sailed",
  "lacerda-sailed": "sailed",
  "store-placed": "store",
  "decree-taken": "decree",
  "lacerda-decree-taken": "decree",
  "building-placed": "building",
  "clergy-given": "clergy",
  "church-called": "church",
  "goal-fulfilled": "goal",
  "set-completed": "set",
  "lacerda-paid": "visit",
};

/** What somebody is given wigs for without a deed of their own: the line says it, nothing else does. */
const GIVEN_FOR: Record<string, string> = {
  "building-scored": "stores",
  "period-set-wigs": "sets",
  "lacerda-cube-wigs": "cubes",
  "influence-wig": "influence",
};
const SEVERAL = "none";

/** Told once however often it happens in a turn: how often. */
const COUNTED = new Set<DeedKind>(["sold", "trade", "recruit", "plan", "clergy", "decree"]);
const ONCE = new Set<DeedKind>(["produce", "cardinal", "sailed", "ship", "set"]);

/** The turns of which something is known from their beginning, in order. */
export function turnsIn(moves: readonly Move[]): StoryTurn[] {
  const turns: StoryTurn[] = [];
  let turn: StoryTurn | null = null;
  for (const { seq, events } of moves) {
    for (const event of events) {
      if (event.kind === "turn-begun" && event.seat) {
        turn = begun(event.seat, seq);
        turns.push(turn);
      } else if (turn) {
        if (seq === turn.from && !isBookkeeping(event)) turn.film = seq - 1;
        turn.to = seq;
        turn.events.push(event);
        tell(turn, event);
      }
    }
  }
  return turns;
}

function begun(colour: Colour, seq: number): StoryTurn {
  return { colour, from: seq, to: seq, film: seq, parts: [], ended: false, milestones: [], events: [] };
}

function tell(turn: StoryTurn, event: GameEvent): void {
  if (event.kind === "turn-ended") turn.ended = true;
  if (MILESTONES.has(event.kind)) turn.milestones.push(event.kind);
  if (event.kind === "followed" || event.kind === "lacerda-followed") partOf(turn, event.seat!).followed = true;
  const kind = deedOf(event);
  // What Lacerda pays for following is no visit of his own.
  const follows = event.kind === "lacerda-paid" && partOf(turn, event.seat!).followed;
  if (kind && event.seat && !follows) add(partOf(turn, event.seat), kind, event);
  if (event.kind === "scored") return; // the score sheet tells it
  for (const [path, before, after] of event.changes) {
    const gained = Number(after) - Number(before);
    const colour = COLOURS.find((one) => path === `players.${one}.wigs`);
    if (colour && gained > 0) addWigs(partOf(turn, colour), gained, GIVEN_FOR[event.kind] ?? SEVERAL);
  }
}

function deedOf(event: GameEvent): DeedKind | undefined {
  if (event.kind === "card-played") return String(event.args.use) as "visit" | "portfolio" | "sponsor";
  return DEEDS[event.kind];
}

function partOf(turn: StoryTurn, colour: Colour): Part {
  const known = turn.parts.find((part) => part.colour === colour);
  if (known) return known;
  const part: Part = { colour, followed: false, deeds: [] };
  turn.parts.push(part);
  return part;
}

function add(part: Part, kind: DeedKind, event: GameEvent): void {
  const args = kind === "building" ? { ...event.args, ...siteOf(event) } : event.args;
  const known = part.deeds.find((deed) => deed.kind === kind);
  const reis = Number(args.count ?? 0);
  if (known && ONCE.has(kind)) return;
  if (known && COUNTED.has(kind)) {
    known.args.count = Number(known.args.count) + 1;
    known.args.reis = Number(known.args.reis) + reis;
  } else part.deeds.push({ kind, args: COUNTED.has(kind) ? { ...args, count: 1, reis } : args });
}

const SITE = /^downtown\.buildings\.(west|east)-(\w)$/;

/** On which side of the city it stands, and at the end of which row: shorter words than those of its site. */
function siteOf({ changes }: GameEvent): { side: string; row: string } {
  const [, side = "north", row = ""] = changes.map(([path]) => SITE.exec(path)).find((found) => found !== null) ?? [];
  return { side, row };
}

/** At the end of what somebody did: how many wigs it brought, and what for if that is one thing. */
function addWigs(part: Part, count: number, why: string): void {
  const known = part.deeds.find((deed) => deed.kind === "wigs");
  const before = known ? Number(known.args.count) : 0;
  part.deeds = part.deeds.filter((deed) => deed !== known);
  const reason = known && known.args.why !== why ? SEVERAL : why;
  part.deeds.push({ kind: "wigs", args: { count: before + count, why: reason } });
}

/** Wigs last, whatever was done after they were scored. */
export function inOrder(part: Part): Deed[] {
  const wigs = part.deeds.filter((deed) => deed.kind === "wigs");
  return [...part.deeds.filter((deed) => deed.kind !== "wigs"), ...wigs];
}

/** What somebody looks at: the turns since they last decided in one of their own, and who has left or come back. */
export function sinceDecision(
  frames: readonly Frame[],
  last: number,
  me: Colour,
): { turns: StoryTurn[]; notices: Notice[]; since: number; moves: Move[] } {
  const moves = movesOf(frames, last);
  const turns = turnsIn(moves);
  const since = lastDecision(moves, turns, me);
  // Lacerda's turn lies in the very entry of one's last decision.
  const told = turns.filter((turn) => (turn.colour === me ? turn.to >= since : turn.from >= since));
  const notices = frames
    .filter((frame) => frame.seq > since && frame.seq <= last && NOTICES.has(frame.kind))
    .filter((frame) => frame.seat !== COLOURS.indexOf(me))
    .map((frame) => ({ seq: frame.seq, frame }));
  return { turns: told, notices, since, moves };
}

/** To say yes or no to following somebody is no decision of one's own turn. */
function lastDecision(moves: readonly Move[], turns: readonly StoryTurn[], me: Colour): number {
  const seat = COLOURS.indexOf(me);
  const own = moves.filter(
    (move) =>
      move.seat === seat && turns.some((turn) => turn.colour === me && turn.from < move.seq && move.seq <= turn.to),
  );
  return own.at(-1)?.seq ?? 0;
}
