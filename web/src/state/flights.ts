/**
 * What flies when something happens, and from where to where: read off the events alone, in places of the view.
 * A piece without a place it comes from appears where it comes to; one that goes nowhere rises and fades.
 */

import type { CardData } from "../api/components";
import type { Frame, GameEvent } from "../api/types";
import { alike, iconAt, isMarker, isNumbered, isThere, wayOf, type Change } from "./ghosts";

type Cards = Record<string, Pick<CardData, "kind">>;

/** A path in the view, or else another one; of several equal pieces there, the number `piece`, from 1. */
export interface Spot {
  path: string;
  or?: string;
  piece: number | null;
}

export interface Flight {
  icon: string;
  from: Spot | null;
  to: Spot | null;
}

export interface Scene {
  /** One after the other; what only goes, goes together. */
  flights: Flight[];
  /** Markers on tracks go their way themselves. */
  markers: string[];
  /** Numbers that roll. */
  numbers: { path: string; before: number; after: number }[];
}

/** The table is laid out: so much comes at once that nothing of it flies. */
const LAID_OUT = new Set(["set-up", "rubble-laid", "decks-laid", "shipyard-laid", "hands-dealt", "hand-refilled"]);

/** With what is printed on cards: it says where a card in play lies. */
export function scenesOf(frames: Frame[], cards: Cards): Scene[] {
  return frames.flatMap(({ events }) =>
    events.map((event, i) => sceneOf(event, events.slice(0, i), cards)).filter((scene) => scene !== null),
  );
}

function sceneOf(event: GameEvent, earlier: GameEvent[], cards: Cards): Scene | null {
  if (event.changes.length === 0) return null;
  const numbers = event.changes
    .filter((change): change is [string, number, number] => change.slice(1).every((value) => typeof value === "number"))
    .map(([path, before, after]) => ({ path, before, after }));
  if (LAID_OUT.has(event.kind)) return { flights: [], markers: [], numbers };
  const markers = event.changes.map(([path]) => (isInfluence(path) ? `${path}.marker` : path)).filter(isMarker);
  return { flights: [...flightsOf(event, earlier, cards), ...treasuryOf(event.changes)], markers, numbers };
}

const isInfluence = (path: string): boolean => /^players\.\w+\.influence$/.test(path);

function flightsOf(event: GameEvent, earlier: GameEvent[], cards: Cards): Flight[] {
  const changes = decksApart(handsApart(event.changes)).filter(([path]) => iconAt(path) !== "" && !isMarker(path));
  const leaving = changes.filter((change) => isOther(change) || wayOf(change) < 0);
  const paired: Flight[] = [];
  const gained: Flight[] = [];
  for (const change of changes) {
    if (wayOf(change) <= 0 && !isOther(change)) continue;
    const source = partner(leaving, change);
    const from = source ? leavesFrom(source, event, cards) : originOf(change, event, earlier);
    (source ? paired : gained).push({ icon: iconOf(change), from, to: comesTo(change, event, cards) });
    if (source) leaving.splice(leaving.indexOf(source), 1);
  }
  const gone = leaving
    .filter((change) => !isOther(change))
    .map((change) => ({ icon: iconOf(change), from: leavesFrom(change, event, cards), to: goalOf(change, event) }));
  return [...gone, ...paired, ...gained];
}

/** Its space is marked as a whole: the sign goes from the one to the other. */
function treasuryOf(changes: Change[]): Flight[] {
  const moved = changes.filter(([path]) => path === "treasury_space");
  return moved.map(([path]) => ({ icon: "treasury", from: spot(path), to: spot(path) }));
}

/** Another thing lies there now. */
function isOther([path, before, after]: Change): boolean {
  return wayOf([path, before, after]) === 0 && isThere(before) && isThere(after) && before !== after;
}

function iconOf([path, before, after]: Change): string {
  return iconAt(path, isThere(after) ? after : before);
}

/** Cards of a hand close up: what counts is which card came or went, and where it was or is. */
function handsApart(changes: Change[]): Change[] {
  const cards = changes.filter(([path]) => /\.hand\.\d$/.test(path));
  const before = new Set(cards.map(([, card]) => card));
  const after = new Set(cards.map(([, , card]) => card));
  const open = new Set(cards.map(([path]) => path.split(".")[1]));
  return changes.flatMap((change): Change[] => {
    const [path, was, is] = change;
    const [, colour, what, last] = path.split(".");
    if (what !== "hand") return [change];
    if (last === "count") return open.has(colour) ? [] : [change];
    const left: Change[] = isThere(was) && !after.has(was) ? [[path, was, null]] : [];
    const came: Change[] = isThere(is) && !before.has(is) ? [[path, null, is]] : [];
    return [...left, ...came];
  });
}

/** A card that is taken leaves the top of its deck, one that is turned up lies there already; decrees have owners. */
function decksApart(changes: Change[]): Change[] {
  const named = changes.some(([path]) => path.startsWith("decrees_placed."));
  return changes.filter((change) => {
    const [path] = change;
    if (path.startsWith("decks_face_up.")) return wayOf(change) < 0;
    if (path.startsWith("political_decks.")) return false;
    return !(named && /^players\.\w+\.decrees$/.test(path));
  });
}

/** What left is what came, if it is the very same thing, or at least of the same kind. */
function partner(leaving: Change[], came: Change): Change | undefined {
  const like = leaving.filter((left) => left !== came && alike(iconOf(left), iconOf(came)));
  return (
    like.find(([path, before]) => before === came[2] && (typeof before === "string" || isNumbered(path))) ?? like[0]
  );
}

function leavesFrom([path, before]: Change, event: GameEvent, cards: Cards): Spot {
  if (path === "card_in_play") return inPlay(String(before), event, cards);
  if (path.startsWith("decks_face_up.")) return spot(`political_decks.${path.split(".")[1]}.face_up`);
  return { path, piece: count(path, before) };
}

function comesTo([path, , after]: Change, event: GameEvent, cards: Cards): Spot {
  if (path === "card_in_play") return inPlay(String(after), event, cards);
  if (path.startsWith("lacerda.cargo.")) return spot(`lacerda.ships.${path.split(".")[2]}`);
  if (path.startsWith("decrees_placed.")) return { path, or: `players.${String(after)}.decrees`, piece: null };
  return { path, piece: count(path, after) };
}

/** Houses stand in a row from which the first one goes first: the number built is that of the next one. */
function count(path: string, value: unknown): number | null {
  if (typeof value !== "number" || isNumbered(path) || path.includes("plans_taken")) return null;
  return path.includes("houses_built") ? value + 1 : value;
}

/** A card that is played lies with the noble, at the treasury, or above the portfolio until it finds its slot. */
function inPlay(card: string, { kind, seat, args }: GameEvent, cards: Cards): Spot {
  const mine = kind === "card-tucked" || (kind === "card-played" && args.use === "portfolio");
  return { path: mine ? `players.${seat}.portfolio` : `card_in_play.${cards[card]?.kind}`, piece: null };
}

const spot = (path: string): Spot => ({ path, piece: null });

/** Where something comes from that left no place of the view in this event. */
function originOf([path]: Change, event: GameEvent, earlier: GameEvent[]): Spot | null {
  const supply = supplyOf(path, event);
  if (supply) return supply;
  if (!path.startsWith("players.")) return null;
  const { kind, seat, args, changes } = event;
  if (kind === "store-scored" || kind === "building-scored") return spot(`downtown.stores.${args.plot}`);
  if (kind === "influence-wig") return spot(`players.${seat}.influence`);
  if (kind === "good-sold") return shipOf(changes, "cargo");
  if (kind === "ship-sailed" || kind === "lacerda-sailed") return shipOf(changes, "at_sea");
  const last = earlier.filter((one) => one.kind !== "move").at(-1);
  if (kind === "influence-gained" && last?.kind === "ship-built")
    return spot(`players.${seat}.top_row.${last.args.dock}`);
  if (kind === "goods-gained" && last?.kind === "gold-taken") {
    const card = handsApart(last.changes).find((change) => change[0].includes(".hand.") && wayOf(change) < 0);
    return card ? spot(card[0]) : null;
  }
  return rewardOf(earlier);
}

/** Ships of players and of Lacerda, at whose paths cargo lies and sails are set. */
function shipOf(changes: Change[], what: string): Spot | null {
  const path = changes.map(([where]) => where).find((where) => where.includes(`.${what}.`));
  if (!path) return null;
  const parts = path.split(".");
  return spot(parts[0] === "lacerda" ? `lacerda.ships.${parts[2]}` : `players.${parts[1]}.top_row.${parts[3]}`);
}

/** Displays are filled from decks and bags. */
function supplyOf(path: string, { kind }: GameEvent): Spot | null {
  const [first, what, which = ""] = path.split(".");
  if (first === "decrees") return spot("decree_deck.count");
  if (first === "church" || kind === "clergy-kept") return spot("church.bag.count");
  if (first === "building_stacks") return spot(`building_stacks.${what}.next`);
  if (first === "downtown" && what === "tiles")
    return spot(`downtown.tiles_left.${which.startsWith("small") ? "small" : "large"}`);
  return null;
}

/** What a plot or site gives when it is chosen is printed there. */
function rewardOf(earlier: GameEvent[]): Spot | null {
  const built = earlier.some(({ kind }) => kind === "store-placed" || kind === "building-placed");
  const args = earlier.find(({ kind }) => kind === "move")?.args;
  const topic = args?.topic;
  if (built || !args || (topic !== "plot" && topic !== "site")) return null;
  return spot(`downtown.${topic}_rewards.${args[topic]}`);
}

/** Where something goes that comes to no place of the view in this event: a house onto its store. */
function goalOf([path]: Change, { args }: GameEvent): Spot | null {
  return path.includes("houses_built") && args.plot ? spot(`downtown.stores.${args.plot}`) : null;
}
