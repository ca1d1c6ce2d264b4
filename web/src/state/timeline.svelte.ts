/** Looking back: any point of the game, by hand or played like a film. In the past nothing can be chosen. */

import { Problem } from "../api/http";
import type { Colour, Frame, HistoryPoint, Situation } from "../api/types";
import { words } from "../words/words.svelte";
import { NOTHING_TO_DO } from "./elsewhere";
import { tells } from "./log";
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
  /** Where one looks: the number of an entry; null is the present. */
  at = $state<number | null>(null);
  point = $state.raw<HistoryPoint | null>(null);
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
    return this.at ?? this.last;
  }

  /** Look at the table after an entry; 0 is before the first. */
  go(seq: number): void {
    this.pause();
    this.film = null;
    this.#look(seq);
  }

  /** The same from somebody's seat: after the end all may be looked at. */
  goTo(seq: number, seat: number): void {
    this.seat = seat;
    this.go(seq);
  }

  step(by: number): void {
    this.go(this.here + by);
  }

  /** Back to the present. */
  present = (): void => {
    this.pause();
    clearTimeout(this.#timer);
    this.film = null;
    this.at = null;
    this.seat = null;
    this.point = null;
    if (this.table.elsewhere?.kind === "past") this.table.elsewhere = null;
  };

  /** After the end anybody may look from any seat. */
  from(seat: number | null): void {
    this.seat = seat;
    if (this.at === null) this.at = this.last;
    this.#look(this.at);
  }

  /** All texts anew, in the language that is spoken now. */
  retell(): void {
    if (this.at !== null) this.#look(this.at);
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
      if (!following || following.seq > this.#end) return this.present();
      try {
        await this.#get(following.seq);
      } catch {
        if (run === this.#run) this.pause();
        return;
      }
      if (run !== this.#run) return;
      const rest = this.#landed - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      if (run !== this.#run) return;
      this.#look(following.seq);
      this.#next(pace);
    }, pace);
  }

  #following(seq: number): Frame | undefined {
    return this.table.frames.find((frame) => frame.seq > seq && tells(frame) && !this.#lost.has(frame.seq));
  }

  #look(wanted: number): void {
    const seq = this.#nearest(Math.max(0, Math.min(wanted, this.last)));
    // A film shows its last picture too before it ends.
    if (seq === this.last && this.seat === null && !this.playing) return this.present();
    this.at = seq;
    this.#enter();
    clearTimeout(this.#timer);
    const known = this.#points.has(this.#key(seq));
    this.#timer = setTimeout(() => void this.#show(seq), known ? 0 : DEBOUNCE);
  }

  /** Going on in the direction of travel: the first and the last point are always there. */
  #nearest(wanted: number): number {
    const by = wanted < this.here ? -1 : 1;
    let seq = wanted;
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

  async #show(seq: number): Promise<void> {
    try {
      const point = await this.#get(seq);
      if (this.at !== seq) return;
      // The log has come since, and with it what was taken back.
      if (this.#lost.has(seq)) return this.#look(seq - 1);
      const time = this.table.beforeNews?.(this.#between(point)) ?? 0;
      this.#landed = performance.now() + (time > 0 ? time + REST : 0);
      this.point = point;
      this.table.elsewhere = { kind: "past", situation: this.#situation(point) };
      for (const near of this.playing ? [this.#following(seq)?.seq ?? -1] : [seq + 1, seq - 1])
        if (near >= 0 && near <= this.last) this.#get(near).catch(() => {});
    } catch {
      // No connection: the handle stays where it is, the table as it was; the banner of the connection tells why.
    }
  }

  /** What happened since the point on the screen: one entry, or in a film also those it passed over. */
  #between({ seq, frame }: HistoryPoint): Frame[] {
    const before = this.point?.seq ?? seq;
    if (seq === before + 1) return frame ? [frame] : [];
    return this.playing ? this.table.frames.filter((one) => one.seq > before && one.seq <= seq) : [];
  }

  #key(seq: number): string {
    return `${words.language} ${this.#eyes} ${seq}`;
  }

  /** Whose seat it is seen from: at a hot seat that of who plays now. */
  get #eyes(): number | null {
    return this.seat ?? this.table.now?.seat ?? null;
  }

  #get(seq: number): Promise<HistoryPoint> {
    const key = this.#key(seq);
    let found = this.#points.get(key);
    if (!found) {
      found = this.table.past(seq, this.#eyes);
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
