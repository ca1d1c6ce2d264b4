/** A turn in one line of at most 120 characters, in any language: what matters least is shortened, then left out. */

import type { Colour } from "../api/types";
import { inOrder, type Deed, type DeedKind, type Part, type StoryTurn } from "../state/story";
import { t } from "./words.svelte";

export const LONGEST = 120;

/** Whose line it is, and from which entry on it can be looked at once more. */
export interface StoryLine {
  key: string;
  colour: Colour;
  from: number;
  to: number;
  icon: string;
  text: string;
  /** Nothing is added to it any more. */
  ended: boolean;
}

/** What people are called, as their boards show it. */
export type CalledOf = (colour: Colour) => string;

type Size = "full" | "brief" | "tiny" | "none";
/** To follow is no deed of its own, but the word for it may give way too. */
type Told = DeedKind | "follow";

const WORDS: Record<DeedKind, string> = {
  visit: "ui-story-visit",
  portfolio: "ui-story-portfolio",
  sponsor: "ui-story-sponsor",
  gold: "ui-story-gold",
  sold: "ui-story-sold",
  trade: "ui-story-trade",
  recruit: "ui-story-recruit",
  plan: "ui-story-plan",
  ship: "ui-story-ship",
  produce: "ui-story-produce",
  cardinal: "ui-story-cardinal",
  favor: "ui-story-favor",
  sailed: "ui-story-sailed",
  store: "ui-story-store",
  decree: "ui-story-decree",
  building: "ui-story-building",
  clergy: "ui-story-clergy",
  church: "ui-story-church",
  goal: "ui-story-goal",
  set: "ui-story-set",
  wigs: "ui-story-wigs",
};

/** The picture of a line: that of the most telling thing in it. */
const ICONS: readonly (readonly [DeedKind, string])[] = [
  ["building", "open"],
  ["store", "store"],
  ["decree", "decree"],
  ["visit", "visit"],
  ["sponsor", "sponsor"],
  ["portfolio", "portfolio"],
  ["gold", "gold"],
  ["favor", "favor"],
  ["ship", "ship"],
  ["recruit", "recruit"],
  ["plan", "plan"],
  ["wigs", "wigs"],
];

/** What gives way, one after the other: first what is least missed. A visit, a store, a decree, a building are always told. */
const STEPS: readonly (readonly [Told, Size])[] = [
  ["set", "none"],
  ["building", "brief"],
  ["trade", "none"],
  ["produce", "none"],
  ["sold", "none"],
  ["clergy", "none"],
  ["decree", "brief"],
  ["store", "brief"],
  ["recruit", "none"],
  ["ship", "none"],
  ["plan", "none"],
  ["favor", "none"],
  ["cardinal", "none"],
  ["sailed", "none"],
  ["goal", "none"],
  ["wigs", "none"],
  ["church", "none"],
  ["sponsor", "none"],
  ["portfolio", "none"],
  ["gold", "none"],
  ["follow", "none"],
  ["store", "tiny"],
];
/** Where nothing else helps a name that is longer than that loses its end. */
const NAME = 12;

/** The lines of a turn: one, and in one's own turn one for each rival who did something in it. */
export function linesOf(turn: StoryTurn, me: Colour | null, called: CalledOf): StoryLine[] {
  const { from, to } = turn;
  const line = (colour: Colour, text: string) => {
    const part = turn.parts.find((one) => one.colour === colour);
    return { key: `${from}-${colour}`, colour, from, to, icon: iconOf(part), text, ended: turn.ended };
  };
  if (turn.colour !== me) {
    // Somebody who has only begun has done nothing yet.
    const text = fitted(turn.parts.filter(tells), turn, me, called);
    return text ? [line(turn.colour, text)] : [];
  }
  const others = turn.parts.filter((part) => part.colour !== me && tells(part));
  return others.map((part) => line(part.colour, fitted([part], { ...turn, milestones: [] }, me, called)));
}

function iconOf(part: Part | undefined): string {
  const found = ICONS.find(([kind]) => part?.deeds.some((deed) => deed.kind === kind));
  return found?.[1] ?? (part?.followed ? "follow" : "info");
}

const tells = (part: Part): boolean => part.followed || part.deeds.length > 0;

/** Said at full length, then ever shorter until it fits. */
function fitted(parts: Part[], turn: StoryTurn, me: Colour | null, called: CalledOf): string {
  const sizes = new Map<Told, Size>();
  let text = said(parts, turn, me, called, sizes);
  for (const [kind, size] of STEPS) {
    if (text.length <= LONGEST) return text;
    sizes.set(kind, size);
    text = said(parts, turn, me, called, sizes);
  }
  if (text.length > LONGEST) text = said(parts, turn, me, (colour) => shortened(called(colour), NAME), sizes);
  return shortened(text, LONGEST);
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function said(parts: Part[], turn: StoryTurn, me: Colour | null, called: CalledOf, sizes: Map<Told, Size>): string {
  const own = parts.filter((part) => part.colour === turn.colour);
  const other = parts.filter((part) => part.colour !== turn.colour);
  const clauses = [...own, ...other].map((part) => clause(part, turn, me, called, sizes)).filter((text) => text !== "");
  const done = clauses.reduce((first, rest) => (first ? t("ui-story-parts", { first, rest }) : rest), "");
  const marks = turn.milestones.map((kind) => t("ui-log-mark", { kind }));
  return marks.reduce((first, rest) => (first ? t("ui-story-led-to", { first, rest }) : rest), done);
}

function clause(part: Part, turn: StoryTurn, me: Colour | null, called: CalledOf, sizes: Map<Told, Size>): string {
  // What one did oneself one knows; what one was given by it one may not.
  const known = (deed: Deed) => part.colour === me && deed.kind !== "wigs";
  const deeds = inOrder(part)
    .filter((deed) => !known(deed))
    .map((deed) => deedWords(deed, sizes.get(deed.kind) ?? "full"))
    .filter((text) => text !== "")
    .reduce((first, rest) => (first ? t("ui-story-deeds", { first, rest }) : rest), "");
  const followed = part.followed && part.colour !== me;
  if (!deeds && !followed) return "";
  const name = part.colour === me ? t("ui-story-you") : called(part.colour);
  if (followed && (!deeds || !sizes.has("follow")))
    return t("ui-story-follows", { name, deeds: deeds || "none", you: turn.colour === me ? "yes" : "no" });
  return t(part.colour === turn.colour ? "ui-story-line" : "ui-story-other", { name, deeds });
}

function deedWords({ kind, args }: Deed, size: Size): string {
  if (size === "none") return "";
  // Two decrees are too much to read; what Lacerda's are is not said in these words.
  const brief = kind === "decree" && (args.decree === undefined || args.count !== 1);
  return t(WORDS[kind], { ...args, kind: args.noble ?? "", size: brief ? "brief" : size });
}
