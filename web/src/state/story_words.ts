/** A turn in one line of at most 120 characters, in any language: what matters least is shortened, then left out. */

import type { Colour } from "../api/types";
import { inOrder, type Deed, type DeedKind, type Part, type StoryTurn } from "./story";
import { t } from "../words/words.svelte";

export const LONGEST = 120;
/** In letters of usual width; some are twice as wide. */
const BROADEST = 150;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

/** Whose line it is, and the entries of its turn: it can be looked at once more. */
export interface StoryLine {
  key: string;
  colour: Colour;
  /** Whose turn it was. */
  turn: Colour;
  from: number;
  to: number;
  /** After this entry there is something to be seen. */
  film: number;
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

/** What is said of every deed of its kind, however full the line is; of other kinds nothing is. */
const LEAST: Partial<Record<Told, Size>> = {
  visit: "brief",
  portfolio: "full",
  sponsor: "full",
  gold: "full",
  store: "tiny",
  decree: "brief",
  building: "tiny",
};

/** Those a line is about, the others in it, or whoever reads it. */
type Role = "main" | "other" | "reader";

/** What is said as long as there is room for it, from what is missed most to what is missed least. */
const MORE: readonly (readonly [Role, Told, Size])[] = [
  ["reader", "wigs", "brief"],
  ["other", "follow", "brief"],
  ["main", "follow", "full"],
  ["main", "sold", "full"],
  ["main", "building", "brief"],
  ["main", "wigs", "brief"],
  ["main", "store", "brief"],
  ["main", "visit", "full"],
  ["main", "church", "full"],
  ["main", "goal", "full"],
  ["main", "favor", "full"],
  ["main", "ship", "full"],
  ["main", "plan", "full"],
  ["main", "recruit", "full"],
  ["main", "cardinal", "full"],
  ["main", "produce", "full"],
  ["main", "sailed", "full"],
  ["other", "building", "brief"],
  ["other", "wigs", "brief"],
  ["other", "store", "brief"],
  ["other", "follow", "full"],
  ["main", "trade", "full"],
  ["main", "decree", "full"],
  ["main", "store", "full"],
  ["main", "clergy", "full"],
  ["other", "church", "full"],
  ["other", "goal", "full"],
  ["other", "ship", "full"],
  ["other", "plan", "full"],
  ["other", "recruit", "full"],
  ["other", "favor", "full"],
  ["other", "cardinal", "full"],
  ["other", "produce", "full"],
  ["other", "sailed", "full"],
  ["other", "trade", "full"],
  ["other", "decree", "full"],
  ["other", "store", "full"],
  ["other", "clergy", "full"],
  ["main", "building", "full"],
  ["other", "building", "full"],
  ["main", "set", "full"],
  ["other", "set", "full"],
  ["reader", "wigs", "full"],
  ["main", "wigs", "full"],
  ["other", "wigs", "full"],
];
/** Where nothing else helps a name that is longer than that loses its end. */
const NAME = 12;

/** The lines of a turn: one, and in one's own turn one for each rival who did something in it. */
export function linesOf(turn: StoryTurn, me: Colour | null, called: CalledOf): StoryLine[] {
  const { from, to, film, ended } = turn;
  const line = (colour: Colour, parts: Part[], milestones: string[]): StoryLine => {
    const own = turn.parts.find((part) => part.colour === colour);
    const text = fitted({ of: colour, parts, milestones, mine: turn.colour === me, me, called });
    return { key: `${from}-${colour}`, colour, turn: turn.colour, from, to, film, icon: iconOf(own), text, ended };
  };
  const told = turn.parts.filter(tells);
  // Somebody who has only begun has done nothing yet.
  if (turn.colour !== me) return [line(turn.colour, told, turn.milestones)].filter(({ text }) => text !== "");
  return told.filter((part) => part.colour !== me).map((part) => line(part.colour, [part], []));
}

function iconOf(part: Part | undefined): string {
  const found = ICONS.find(([kind]) => part?.deeds.some((deed) => deed.kind === kind));
  return found?.[1] ?? (part?.followed ? "follow" : "info");
}

const tells = (part: Part): boolean => part.followed || part.deeds.length > 0;

/** What a line is made of: of whom it is, what they and others did, and what that led to. */
interface Tale {
  of: Colour;
  parts: Part[];
  milestones: string[];
  /** It was one's own turn. */
  mine: boolean;
  me: Colour | null;
  called: CalledOf;
}

/** How much is said of a deed of somebody. */
type SizeOf = (colour: Colour, kind: Told) => Size;

/** Said at full length if that fits; else the least, and more of it piece by piece while there is room. */
function fitted(tale: Tale): string {
  const full = said(tale, () => "full");
  if (fits(full)) return full;
  const sizes = new Map<string, Size>();
  const sizeOf: SizeOf = (colour, kind) => sizes.get(`${colour} ${kind}`) ?? LEAST[kind] ?? "none";
  let best = said(tale, sizeOf);
  for (const [role, kind, size] of MORE) {
    for (const { colour } of doers(tale, role, kind)) {
      const before = sizeOf(colour, kind);
      sizes.set(`${colour} ${kind}`, size);
      const text = said(tale, sizeOf);
      if (fits(text)) best = text;
      else sizes.set(`${colour} ${kind}`, before);
    }
  }
  if (fits(best)) return best;
  return shortened(said({ ...tale, called: (colour) => shortened(tale.called(colour), NAME) }, sizeOf), LONGEST);
}

function fits(text: string): boolean {
  return text.length <= LONGEST && text.length + (text.match(WIDE)?.length ?? 0) <= BROADEST;
}

/** Those in a role who did something of a kind. */
function doers({ of, parts, me }: Tale, role: Role, kind: Told): Part[] {
  const meant = parts.filter(({ colour }) => role === (colour === me ? "reader" : colour === of ? "main" : "other"));
  return meant.filter((part) => (kind === "follow" ? part.followed : part.deeds.some((d) => d.kind === kind)));
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function said(tale: Tale, sizeOf: SizeOf): string {
  const own = tale.parts.filter((part) => part.colour === tale.of);
  const other = tale.parts.filter((part) => part.colour !== tale.of);
  const clauses = [...own, ...other].map((part) => clause(part, tale, sizeOf)).filter((text) => text !== "");
  const done = clauses.reduce((first, rest) => (first ? t("ui-story-parts", { first, rest }) : rest), "");
  const marks = tale.milestones.map((kind) => t("ui-log-mark", { kind }));
  return marks.reduce((first, rest) => (first ? t("ui-story-led-to", { first, rest }) : rest), done);
}

function clause(part: Part, { mine, me, called }: Tale, sizeOf: SizeOf): string {
  const sized = inOrder(part).map((deed) => ({ deed, size: sizeOf(part.colour, deed.kind) }));
  const shown = sized.filter(({ size }) => size !== "none");
  if (part.colour === me) {
    // What one did oneself one knows; what one was given by it one may not.
    const given = shown.find(({ deed }) => deed.kind === "wigs");
    return given ? t("ui-story-yours", { ...given.deed.args, size: given.size }) : "";
  }
  const size = sizeOf(part.colour, "follow");
  const follows = part.followed && size !== "none";
  // A number of wigs alone is no sentence.
  const alone = shown.length === 1 && !follows;
  const deeds = shown
    .map(({ deed, size }) => deedWords(deed, alone && deed.kind === "wigs" ? "full" : size))
    .reduce((first, rest) => (first ? t("ui-story-deeds", { first, rest }) : rest), "");
  const name = called(part.colour);
  if (follows) return t("ui-story-follows", { name, deeds: deeds || "none", you: mine ? "yes" : "no", size });
  return deeds && t("ui-story-line", { name, deeds });
}

function deedWords({ kind, args }: Deed, size: Size): string {
  // Two decrees are too much to read.
  const brief = kind === "decree" && args.count !== 1;
  return t(WORDS[kind], { ...args, kind: args.noble ?? "", size: brief ? "brief" : size });
}
