/** The steps of the turn that is going on, as far as one seat made them; and what is about to stand somewhere. */

import type { Colour, GameEvent } from "../api/types";
import { COLOURS, type Good } from "../api/view";
import type { Move } from "./moves";

export interface Step {
  key: string;
  /** What was decided: the name of the step. */
  topic: string;
  /** Nobody was asked: there was only one thing to choose. */
  automatic: boolean;
  passed: boolean;
  /** What was chosen, where that has a name. */
  args: GameEvent["args"];
  /** The engine's number of the option. */
  option: number;
  /** What it led to. */
  events: GameEvent[];
  /** How many moves there are from this one on, as the server counts them to decide it again. */
  back: number;
}

/** What one does not call a step: it follows of itself. */
const UNSAID = new Set(["take-card", "tuck", "lose-official", "lose-favor", "after-action", "follow"]);
const AUTOMATIC = "yes";
/** Of a follow that somebody had declined in advance: it goes with the visit that asked for it, and is not counted. */
export const STANDING = "standing answer";

/** The moves since the last turn began. */
export function thisTurn(moves: readonly Move[]): { moves: Move[]; colour: Colour | null } {
  for (let i = moves.length - 1; i >= 0; i--) {
    const begun = moves[i]!.events.filter((event) => event.kind === "turn-begun").at(-1);
    if (begun) return { moves: moves.slice(i + 1), colour: begun.seat };
  }
  return { moves: [], colour: null };
}

/** The player's own steps of the turn, in order. Automatic decisions that did nothing are left out. */
export function stepsOf(moves: readonly Move[], me: Colour): Step[] {
  const seat = COLOURS.indexOf(me);
  return moves.flatMap((move, i) => (move.seat === seat ? stepsIn(move, me, countable(moves.slice(i))) : []));
}

const countable = (moves: readonly Move[]): number => moves.filter((move) => move.note !== STANDING).length;

function stepsIn(move: Move, me: Colour, back: number): Step[] {
  const steps: Step[] = [];
  let mine = true;
  for (const event of move.events) {
    if (event.kind === "move") {
      mine = event.seat === me;
      if (mine) steps.push(stepOf(event, `${move.number}-${steps.length}`, back));
    } else if (mine && event.seat === me) steps.at(-1)?.events.push(event);
  }
  return steps.filter((step) => !step.automatic || (!step.passed && !UNSAID.has(step.topic) && worth(step)));
}

/** A payment of nothing is none. */
function worth({ topic, events }: Step): boolean {
  return topic !== "visit-pay" || events.some((event) => event.kind === "visit-paid" && event.args.cost !== 0);
}

function stepOf({ args, numbers }: GameEvent, key: string, back: number): Step {
  const automatic = args.automatic === AUTOMATIC;
  return {
    key,
    topic: String(args.topic),
    automatic,
    passed: args.passed === "yes",
    args,
    option: numbers[1] ?? 0,
    events: [],
    back,
  };
}

/** What somebody is about to build: its place is chosen, and its reward is taken first. */
export interface Rising {
  colour: Colour;
  plot?: string;
  good?: Good;
  site?: string;
  plan?: string;
}

/** The store or building of the turn that has a place already, but does not stand there yet. */
export function risingOf(moves: readonly Move[]): Rising | null {
  let rising: Rising | null = null;
  let good: Good | undefined;
  for (const { kind, seat, args } of moves.flatMap((move) => move.events)) {
    if (kind === "store-placed" || kind === "building-placed" || kind === "turn-ended") rising = null;
    if (kind !== "move" || seat === null || args.passed === "yes") continue;
    if (args.topic === "tile") good = args.good as Good;
    else if (args.topic === "plot") rising = { colour: seat, plot: String(args.plot), ...(good && { good }) };
    else if (args.topic === "site") rising = { colour: seat, site: String(args.site) };
    else if (args.topic === "use-plan" && rising) rising.plan = String(args.plan);
  }
  return rising;
}
