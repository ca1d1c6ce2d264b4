/**
 * Pieces travel. Before news are on the screen the places they leave are measured, afterwards those they come to; then
 * small pictures fly between them, one after the other in the order of the events. Nothing waits for them: what can be
 * chosen can be clicked while they fly.
 */

import { tick } from "svelte";
import type { Components } from "../api/components";
import type { Frame } from "../api/types";
import { scenesOf, type Flight, type Scene, type Spot } from "./flights";
import { hold, numberIn, type Held, type Turn } from "./rolling";
import { settings } from "./settings.svelte";

interface Point {
  x: number;
  y: number;
}

export interface Ghost {
  id: number;
  icon: string;
  from: Point;
  to: Point;
  /** It fades away instead of arriving, or comes from nowhere. */
  fades: "in" | "out" | null;
  delay: number;
  duration: number;
}

/** More would be noise. */
const MOST = 12;
const FLIGHT = 300;
const SHORTEST = 200;
/** However much happens at once, it is over after this time. */
const LONGEST = 1800;
/** Nothing lands later than so long after its news, even if others came shortly before. */
const LATEST = 2400;
/** A piece shows when its picture lands. */
const SHOW = 120;
/** What is so near does not fly. */
const NEAR = 12;
/** What comes from nowhere sinks in, what goes nowhere rises, by so many pixels. */
const RISE = 36;

type Places = Map<string, Element>;
type Points = Map<string, Point>;

/** Times of what happens in a scene, in milliseconds from now. */
interface Timed {
  flight: Flight;
  from: Point | null;
  to: Point | null;
  at: number;
}

class Motion {
  ghosts = $state.raw<Ghost[]>([]);
  #id = 0;
  /** Counts how often everything was over: what was about to set off before that does not. */
  #stage = 0;
  /** When the last flight lands, in the time of the document. */
  #free = 0;
  #running = new Set<Animation>();

  /** Called before these frames are on the screen; `at once`: what still flies is over. Tells how long it may take. */
  prepare = (frames: Frame[], cards: Components["cards"], atOnce = false): number => {
    if (!settings.motion || document.hidden) return 0;
    if (atOnce) this.finish();
    const scenes = scenesOf(frames, cards);
    if (scenes.length === 0) return 0;
    const old = places();
    const before: Points = new Map();
    for (const spot of scenes.flatMap(sourcesOf)) {
      const point = before.has(key(spot)) ? null : middle(pieceAt(old, spot));
      if (point) before.set(key(spot), point);
    }
    void tick().then(() => this.#wait(scenes, before));
    const flights = scenes.reduce((sum, scene) => sum + scene.flights.length, 0);
    return Math.min(LONGEST, flights * FLIGHT);
  };

  /** Everything lands now, and what was about to set off does not. */
  finish(): void {
    this.#stage++;
    for (const animation of [...this.#running]) animation.finish();
    this.#running.clear();
    this.ghosts = [];
    this.#free = 0;
  }

  landed = (ghost: Ghost): void => {
    this.ghosts = this.ghosts.filter((other) => other !== ghost);
  };

  #run(animation: Animation): void {
    this.#running.add(animation);
    void animation.finished.catch(() => {}).then(() => this.#running.delete(animation));
  }

  /** What is written is written before the frame is laid out, what is measured when it is, and nothing flickers. */
  #wait(scenes: Scene[], before: Points): void {
    const now = places();
    const numbers = heldNumbers(scenes, now);
    const stage = this.#stage;
    requestAnimationFrame(() => {
      if (stage === this.#stage) this.#begin(scenes, before, now, numbers);
      else for (const held of numbers.values()) held.release();
    });
  }

  #begin(scenes: Scene[], before: Points, now: Places, numbers: Map<string, Held>): void {
    const clock = Number(document.timeline.currentTime ?? 0);
    const wait = Math.max(0, this.#free - clock);
    // Bots are quicker than pieces: what would come too late is not shown at all.
    const room = Math.min(LONGEST, LATEST - wait);
    if (room < FLIGHT) {
      for (const held of numbers.values()) held.release();
      return;
    }
    const shown = scenes.map((scene) => ({ scene, flights: seen(scene.flights, before, now) }));
    const slots = Math.min(
      MOST,
      shown.reduce((sum, { scene, flights }) => sum + slotsOf(scene, flights), 0),
    );
    const gap = Math.min(FLIGHT, room / Math.max(1, slots));
    const duration = Math.max(SHORTEST, gap);
    const turns = new Map<string, Turn[]>();
    const ghosts: Ghost[] = [];
    let slot = 0;
    for (const { scene, flights } of shown) {
      const start = wait + Math.min(slot, MOST) * gap;
      const timed = inTurn(flights, start, gap);
      slot += slotsOf(scene, flights);
      if (slot <= MOST) ghosts.push(...this.#fly(timed, duration, now));
      for (const path of scene.markers) this.#slide(before.get(key(whole(path))), now.get(path), start, duration);
      for (const { path, before: was, after } of scene.numbers) {
        const at = slot <= MOST ? whenChanged(path, timed, start, duration) : start;
        turns.set(path, [...(turns.get(path) ?? []), { before: was, after, at }]);
      }
    }
    for (const [path, held] of numbers) this.#run(held.roll(turns.get(path)!));
    this.#free = clock + wait + Math.min(slot, MOST) * gap;
    const stage = this.#stage;
    // Pictures are layers of their own: a frame that lays out news need not make them too.
    setTimeout(() => {
      if (ghosts.length > 0 && stage === this.#stage) this.ghosts = [...this.ghosts, ...ghosts];
    });
  }

  #fly(timed: Timed[], duration: number, now: Places): Ghost[] {
    const ghosts: Ghost[] = [];
    for (const { flight, from, to, at } of timed) {
      const piece = to && held(now, flight.to!);
      const way = wayBetween(from, to, piece !== null);
      if (way) ghosts.push({ id: ++this.#id, icon: flight.icon, ...way, delay: at, duration });
      if (piece) this.#show(piece, way ? at + duration - SHOW / 2 : at);
    }
    return ghosts;
  }

  /** A piece is not there before it lands. */
  #show(piece: Element, delay: number): void {
    this.#run(piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHOW, delay, fill: "backwards" }));
  }

  /** A marker goes along its track. */
  #slide(from: Point | undefined, marker: Element | undefined, delay: number, duration: number): void {
    const to = middle(marker);
    if (!from || !to || distance(from, to) < 2) return;
    const start = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` };
    const timing = { duration, delay, easing: "ease-in-out", fill: "backwards" } as const;
    this.#run(marker!.animate([start, { transform: "none" }], timing));
  }
}

export const motion = new Motion();

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The way of a picture; null if none is needed: a piece that has come from nowhere shows itself. */
function wayBetween(from: Point | null, to: Point | null, shows: boolean): Pick<Ghost, "from" | "to" | "fades"> | null {
  if (from && to) return distance(from, to) > NEAR ? { from, to, fades: null } : null;
  if (from) return { from, to: { x: from.x, y: from.y - RISE }, fades: "out" };
  return to && !shows ? { from: { x: to.x, y: to.y - RISE }, to, fades: "in" } : null;
}

/** Every element that shows a number or a piece, by its path in the view. */
function places(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll("[data-at]")) found.set(element.getAttribute("data-at")!, element);
  return found;
}

/** The element of a path, or of what holds it: "players.green.hand" for "players.green.hand.count". */
function find(all: Places, path: string): Element | undefined {
  const parts = path.split(".");
  const least = parts[0] === "players" ? 3 : 1;
  for (let n = parts.length; n >= least; n--) {
    const element = all.get(parts.slice(0, n).join("."));
    if (element) return element;
  }
  return undefined;
}

const key = ({ path, piece }: Spot): string => `${path} ${piece}`;
const whole = (path: string): Spot => ({ path, piece: null });

function sourcesOf({ flights, markers }: Scene): Spot[] {
  return [...flights.flatMap(({ from }) => from ?? []), ...markers.map(whole)];
}

/** The piece of a spot, or else the place as a whole. */
function pieceAt(all: Places, { path, or, piece }: Spot): Element | undefined {
  const place = find(all, path) ?? (or === undefined ? undefined : find(all, or));
  const pieces = place?.querySelectorAll("[data-piece]") ?? [];
  return pieces[Math.min(piece ?? 1, pieces.length) - 1] ?? place;
}

/** Where an element as a whole is the piece: it is not there before it lands. */
const WHOLE =
  /^(decrees\.|decrees_placed\.|church\.tiles\.|building_stacks\.\w+\.available|downtown\.(stores|buildings)\.|players\.\w+\.(hand\.\d|clergy\.|plans\.|top_row\.|bottom_row\.))/;

/** What is hidden until it lands; null where the place shows more than the piece. */
function held(all: Places, spot: Spot): Element | null {
  const piece = pieceAt(all, spot);
  if (!piece || piece.hasAttribute("data-piece")) return piece ?? null;
  const exact = piece.getAttribute("data-at") === spot.path && WHOLE.test(spot.path);
  return exact && (spot.piece ?? 1) === 1 ? piece : null;
}

/** The middle of an element that is in sight. */
function middle(element: Element | undefined): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const outside = width === 0 || point.x < 0 || point.y < 0 || point.x > innerWidth || point.y > innerHeight;
  return outside ? null : point;
}

/** The flights of a scene of which something is in sight. */
function seen(flights: Flight[], before: Points, now: Places): Omit<Timed, "at">[] {
  return flights
    .map((flight) => ({
      flight,
      from: flight.from && (before.get(key(flight.from)) ?? null),
      to: flight.to && middle(pieceAt(now, flight.to)),
    }))
    .filter(({ flight, from, to }) => (flight.to ? to !== null : from !== null));
}

/** What only goes, goes together: it takes the time of one flight. */
function slotsOf(scene: Scene, flights: Omit<Timed, "at">[]): number {
  const coming = flights.filter(({ to }) => to).length;
  const going = flights.length > coming ? 1 : 0;
  return Math.max(coming + going, scene.markers.length > 0 ? 1 : 0);
}

function inTurn(flights: Omit<Timed, "at">[], start: number, gap: number): Timed[] {
  const going = flights.filter(({ to }) => !to);
  const coming = flights.filter(({ to }) => to);
  const first = start + (going.length > 0 ? gap : 0);
  return [
    ...going.map((flight) => ({ ...flight, at: start })),
    ...coming.map((flight, i) => ({ ...flight, at: first + i * gap })),
  ];
}

/** Old numbers stay until something lands. */
function heldNumbers(scenes: Scene[], now: Places): Map<string, Held> {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  for (const { path, before, after } of scenes.flatMap(({ numbers }) => numbers)) {
    if (!first.has(path)) first.set(path, before);
    last.set(path, after);
  }
  const found = new Map<string, Held>();
  for (const [path, after] of last) {
    const place = find(now, path);
    const text = place && numberIn(place, after);
    if (text) found.set(path, hold(text, first.get(path)!, after));
  }
  return found;
}

/** A number changes when what it counts lands, or sets off. */
function whenChanged(path: string, timed: Timed[], start: number, duration: number): number {
  for (const { flight, at } of timed) {
    if (flight.from?.path === path) return at;
    if (flight.to?.path === path) return at + duration;
  }
  return start;
}
