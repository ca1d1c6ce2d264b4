/** Looking back: any point of the game, by hand or played like a film. In the past nothing can be chosen. */

import { Problem } from "../api/http";
import type { Colour, Frame, HistoryPoint, Situation } from "../api/types";
import { words } from "../words/words.svelte";
import { NOTHING_TO_DO } from "./elsewhere";
import { stopsIn, tells } from "./log";
import { lostPoints } from "./taken_back";
import type { Table } from "./table.svelte";

/** While the handle is dragged, points that are only passed are not asked for. */
const DEBOUNCE = 70;
const PACE = 700;
/** What was missed is told so slowly that it can be followed, and faster if it is much. */
const SLOWEST = 1100;
const QUICKEST = 500;
const PLAYBACK = 14_000;
/** After the last piece has landed one may look at it. */
const REST = 250;

export class Timeline {
  /**
   * Where one looks: the number of an entry, or a place before it, if it is in the midst of that entry; null is the
   * present.
   */
  #place = $state<number | null>(null);
  point = $state.raw<HistoryPoint | null>(null);
  /** The place of that point. */
  #shown = $state(0);
  playing = $state(false);
  /** A film that stops at any press: of what happened while one was away, or of a turn of somebody. */
  film = $state.raw<"away" | Colour | null>(null);
  /** After the end: from whose seat one looks; null: one's own. */
  seat = $state<number | null>(null);
  /** Opened though one looks at the present. */
  wanted = $state(false);
  #points = new Map<string, Promise<HistoryPoint>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Moves that were taken back are no points of the game: unknown until all of the log is there. */
  readonly #lost = $derived.by(() => (this.table.from === 0 ? lostPoints(this.table.frames) : new Set<number>()));
  /** Points in the midst of entries: after how many events, by their places. */
  readonly #midway = $derived.by(() => {
    const { frames, now, isLacerda } = this.table;
    if (!now?.view.options.solo) return new Map<number, number>();
    const stops = frames.filter(({ seq }) => !this.#lost.has(seq)).flatMap((frame) => stopsIn(frame, isLacerda));
    return new Map(stops.map(({ place, events }) => [place, events]));
  });
  #timeOfFilm: ReturnType<typeof setTimeout> | undefined;
  /** The entry after which the film is over. */
  #end = Infinity;
  /** Counts films: one that was stopped while something was asked for does not go on. */
  #run = 0;
  /** Until then pieces of the last step are on their way. */
  #landed = 0;

  constructor(readonly table: Table) {}

  get last(): number {
    return this.table.now?.seq ?? 0;
  }
  get shown(): boolean {
    return this.wanted || this.at !== null || (this.table.now?.over ?? false);
  }
  get here(): number {
    return this.#place ?? this.last;
  }
  /** The entry one looks at; null is the present. */
  get at(): number | null {
    return this.#place === null ? null : Math.ceil(this.#place);
  }
  /** There are points in the midst of entries. */
  get stepsInside(): boolean {
    return this.#midway.size > 0;
  }
  /** Such a point is on the screen. */
  get midway(): boolean {
    return this.#midway.has(this.#shown);
  }
  /** What led to the point on the screen. */
  readonly told = $derived(this.point && this.#tale(this.point, this.#shown));

  /** Look at the table after an entry, or at a place in the midst of one; 0 is before the first. */
  go(place: number): void {
    this.pause();
    this.film = null;
    this.#look(place);
  }

  /** The same from somebody's seat: after the end all may be looked at. */
  goTo(seq: number, seat: number): void {
    this.seat = seat;
    this.go(seq);
  }

  step(by: 1 | -1): void {
    this.go(this.#beside(this.here, by));
  }

  /** Back to the present. */
  present = (): void => {
    this.pause();
    clearTimeout(this.#timer);
    this.film = null;
    this.#place = null;
    this.seat = null;
    this.point = null;
    if (this.table.elsewhere?.kind === "past") this.table.elsewhere = null;
  };

  /** After the end anybody may look from any seat. */
  from(seat: number | null): void {
    this.seat = seat;
    this.#place ??= this.last;
    this.#look(this.#place);
  }

  /** All texts anew, in the language that is spoken now. */
  retell(): void {
    if (this.#place !== null) this.#look(this.#place);
  }

  pause = (): void => {
    this.#run++;
    clearTimeout(this.#timeOfFilm);
    this.playing = false;
  };

  /** The game has another past. */
  forget(): void {
    this.present();
    this.#points.clear();
  }

  /** Nobody looks any more. */
  close(): void {
    this.pause();
    clearTimeout(this.#timer);
  }

  /** From here, or from the start if the end is reached. */
  async play(pace = PACE): Promise<void> {
    if (!(await this.#ready(0))) return;
    if (this.here >= this.last) this.#look(0);
    if (this.film === null) this.#end = Infinity;
    this.playing = true;
    this.#next(pace);
  }

  /** What happened after an entry, up to another one, as a film that is over soon: all of it, or somebody's turn. */
  async playback(since: number, to = Infinity, of: "away" | Colour = "away"): Promise<void> {
    if (!(await this.#ready(since))) return;
    const scenes = this.table.frames.filter(({ seq }) => seq > since && seq <= to).filter(tells).length;
    this.film = of;
    this.#end = to;
    this.playing = true;
    this.#look(since);
    this.#next(Math.min(SLOWEST, Math.max(QUICKEST, PLAYBACK / Math.max(1, scenes))));
  }

  /** A film needs the log: it passes over entries that tell nothing. False if it is not wanted any more. */
  async #ready(since: number): Promise<boolean> {
    this.pause();
    const run = this.#run;
    try {
      if (this.table.from > since) await this.table.load(since);
    } catch (problem) {
      // No connection: its banner tells why.
      if (!(problem instanceof Problem)) throw problem;
      return false;
    }
    return run === this.#run;
  }

  #next(pace: number): void {
    const run = this.#run;
    this.#timeOfFilm = setTimeout(async () => {
      const following = this.#following(this.here);
      if (following === undefined || following > this.#end) return this.present();
      try {
        await this.#get(following);
      } catch {
        if (run === this.#run) this.pause();
        return;
      }
      if (run !== this.#run) return;
      const rest = this.#landed - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      if (run !== this.#run) return;
      this.#look(following);
      this.#next(pace);
    }, pace);
  }

  /** The next place at which something is told. */
  #following(place: number): number | undefined {
    const next = this.table.frames.find((frame) => frame.seq > place && tells(frame) && !this.#lost.has(frame.seq));
    if (!next) return undefined;
    return Math.min(next.seq, ...[...this.#midway.keys()].filter((stop) => stop > place));
  }

  /** The place next to another one. */
  #beside(place: number, by: 1 | -1): number {
    const stops = [...this.#midway.keys()];
    return by > 0
      ? Math.min(Math.floor(place) + 1, ...stops.filter((stop) => stop > place))
      : Math.max(Math.ceil(place) - 1, ...stops.filter((stop) => stop < place));
  }

  #look(wanted: number): void {
    const place = this.#nearest(Math.max(0, Math.min(wanted, this.last)));
    // A film shows its last picture too before it ends.
    if (place === this.last && this.seat === null && !this.playing) return this.present();
    this.#place = place;
    this.#enter();
    clearTimeout(this.#timer);
    const known = this.#points.has(this.#key(place));
    this.#timer = setTimeout(() => void this.#show(place), known ? 0 : DEBOUNCE);
  }

  /** Going on in the direction of travel: the first and the last point are always there. */
  #nearest(wanted: number): number {
    if (this.#midway.has(wanted)) return wanted;
    const by = wanted < this.here ? -1 : 1;
    let seq = by < 0 ? Math.floor(wanted) : Math.ceil(wanted);
    while (this.#lost.has(seq)) seq += by;
    return seq;
  }

  /** At once: until the point has come what is on the screen stays, but nothing of it can be chosen. */
  #enter(): void {
    const { planner, elsewhere, now } = this.table;
    if (elsewhere?.kind === "past" || !now) return;
    if (planner.on) planner.leave();
    this.table.elsewhere = { kind: "past", situation: { ...now, ...NOTHING_TO_DO } };
  }

  async #show(place: number): Promise<void> {
    try {
      const point = await this.#get(place);
      if (this.#place !== place) return;
      // The log has come since, and with it what was taken back.
      if (this.#lost.has(point.seq)) return this.#look(point.seq - 1);
      const time = this.table.beforeNews?.(this.#between(point, place)) ?? 0;
      this.#landed = performance.now() + (time > 0 ? time + REST : 0);
      this.#shown = place;
      this.point = point;
      this.table.elsewhere = { kind: "past", situation: this.#situation(point) };
      for (const near of this.playing
        ? [this.#following(place) ?? -1]
        : [this.#beside(place, 1), this.#beside(place, -1)])
        if (near >= 0 && near <= this.last) this.#get(near).catch(() => {});
    } catch {
      // No connection: the handle stays where it is, the table as it was; the banner of the connection tells why.
    }
  }

  /** What happened since the point on the screen: one step, or in a film also those it passed over. */
  #between(point: HistoryPoint, place: number): Frame[] {
    const before = this.point ? this.#shown : place;
    const tale = this.#tale(point, place);
    if (!tale || before >= place) return [];
    if (place === this.#beside(before, 1)) return [tale];
    return this.playing ? [...this.table.frames.filter(({ seq }) => seq > before && seq < point.seq), tale] : [];
  }

  /** What happened in the entry of a point since the point before in the same entry. */
  #tale({ seq, frame }: HistoryPoint, place: number): Frame | null {
    const before = this.#beside(place, -1);
    const told = before > seq - 1 ? (this.#midway.get(before) ?? 0) : 0;
    return frame && { ...frame, events: frame.events.slice(told) };
  }

  #key(place: number): string {
    return `${words.language} ${this.#eyes} ${place}`;
  }

  /** Whose seat it is seen from: at a hot seat that of who plays now. */
  get #eyes(): number | null {
    return this.seat ?? this.table.now?.seat ?? null;
  }

  #get(place: number): Promise<HistoryPoint> {
    const key = this.#key(place);
    let found = this.#points.get(key);
    if (!found) {
      found = this.table.past(Math.ceil(place), this.#midway.get(place) ?? null, this.#eyes);
      found.catch(() => this.#points.delete(key));
      this.#points.set(key, found);
      // A view is large: the oldest ones are forgotten.
      if (this.#points.size > 400) this.#points.delete(this.#points.keys().next().value!);
    }
    return found;
  }

  #situation(point: HistoryPoint): Situation {
    return {
      ...this.table.now!,
      ...NOTHING_TO_DO,
      seq: point.seq,
      moves: point.moves,
      seat: point.seat,
      turn: point.turn,
      over: point.over,
      view: point.view,
      numbers: point.numbers,
      scores: point.scores,
      projected: point.projected ?? null,
      solo_now: null, // nobody keeps what it was
    };
  }
}
