/**
 * Pieces travel. Before news are on the screen the places they leave are measured, afterwards those they come to; then
 * small pictures fly between them in the order of the events. Nothing waits for them.
 */

import { tick } from "svelte";
import type { Frame } from "../api/types";
import { alike, ghostOf, plain, wayOf, type Change } from "./ghosts";
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
  /** It fades away instead of arriving. */
  fades: boolean;
  delay: number;
}

/** More would be noise. */
const MOST = 12;
export const FLIGHT = 300;
const GAP = 170;
/** However much happens, it is over after this time. */
const LONGEST = 1800;

type Places = Map<string, Element>;

class Motion {
  ghosts = $state.raw<Ghost[]>([]);
  #id = 0;
  /** Counts the tables that were shown. */
  #stage = 0;

  /** Called before these frames are on the screen. */
  prepare = (frames: Frame[]): void => {
    if (!settings.motion || document.hidden || this.ghosts.length >= MOST) return;
    const scenes = frames.flatMap((frame) => frame.events.map((event) => event.changes.map(plain)));
    if (scenes.every((changes) => changes.length === 0)) return;
    const old = places();
    const before = new Map<string, Point>();
    for (const [path] of scenes.flat()) {
      const point = before.has(path) ? null : middle(find(old, path));
      if (point) before.set(path, point);
    }
    // Once the news are drawn: measuring costs nothing then, and no frame has to do both.
    const stage = this.#stage;
    void tick().then(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (stage === this.#stage) this.#fly(scenes, before, places());
        }),
      ),
    );
  };

  /** The table is gone, and everything that was about to fly there. */
  clear(): void {
    this.#stage++;
    this.ghosts = [];
  }

  landed = (ghost: Ghost): void => {
    this.ghosts = this.ghosts.filter((other) => other !== ghost);
  };

  #fly(scenes: Change[][], before: Map<string, Point>, now: Places): void {
    const flights: Omit<Ghost, "id" | "delay">[] = [];
    const arrivals: { path: string; flight: number }[] = [];
    let lately: Point | null = null;
    for (const changes of scenes) {
      const told = flightsOf(changes, before, now, lately);
      for (const { path, flight } of told) {
        if (flight && this.ghosts.length + flights.length < MOST) {
          flights.push(flight);
          if (!flight.fades) lately = flight.to;
        }
        arrivals.push({ path, flight: flight ? flights.length : 0 });
      }
    }
    const gap = Math.min(GAP, LONGEST / Math.max(1, flights.length));
    this.ghosts = [...this.ghosts, ...flights.map((flight, i) => ({ ...flight, id: ++this.#id, delay: i * gap }))];
    const rolled = new Set<Element>();
    for (const { path, flight } of arrivals) {
      const element = find(now, path);
      if (!element || rolled.has(element)) continue;
      rolled.add(element);
      roll(element, flight > 0 ? (flight - 1) * gap + FLIGHT - 80 : 0);
    }
  }
}

export const motion = new Motion();

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

/** The middle of an element that is in sight. */
function middle(element: Element | undefined): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const outside = width === 0 || point.x < 0 || point.y < 0 || point.x > innerWidth || point.y > innerHeight;
  return outside ? null : point;
}

interface Told {
  path: string;
  flight: Omit<Ghost, "id" | "delay"> | null;
}

/** Of one event: what left flies to where the same thing came; a marker flies along its track. */
function flightsOf(changes: Change[], before: Map<string, Point>, now: Places, lately: Point | null): Told[] {
  const told: Told[] = [];
  const leaving = changes.filter((change) => wayOf(change) < 0 && ghostOf(change) && before.has(change[0]));
  for (const change of changes) {
    const [path] = change;
    const icon = ghostOf(change);
    const way = wayOf(change);
    const to = middle(find(now, path));
    if (!to || way < 0 || !icon) {
      if (to) told.push({ path, flight: null });
      continue;
    }
    const source = leaving.findIndex((other) => alike(ghostOf(other), icon));
    const from = way === 0 ? before.get(path) : source >= 0 ? before.get(leaving.splice(source, 1)[0]![0]) : lately;
    const flies = from && Math.hypot(from.x - to.x, from.y - to.y) > 12;
    told.push({ path, flight: flies ? { icon, from, to, fades: false } : null });
  }
  // What is paid to nobody, and what goes where nothing shows it.
  if (told.some(({ flight }) => flight)) return told;
  const paid = leaving[0];
  const from = paid && before.get(paid[0]);
  const to = from && (/houses_built|plans_taken/.test(paid[0]) ? lately : null);
  if (from)
    told.push({
      path: paid[0],
      flight: { icon: ghostOf(paid), from, to: to ?? { x: from.x, y: from.y - 36 }, fades: !to },
    });
  return told;
}

/** A number rolls in, a piece appears. */
function roll(element: Element, delay: number): void {
  const tall = element.clientHeight > 48;
  element.animate(
    tall
      ? [{ opacity: 0.4 }, { opacity: 1 }]
      : [
          { transform: "translateY(-0.4em)", opacity: 0.2 },
          { transform: "none", opacity: 1 },
        ],
    { duration: 240, delay: Math.max(0, delay), easing: "ease-out", composite: tall ? "replace" : "add" },
  );
}
