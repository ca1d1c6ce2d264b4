/** Looking back: any point of the game, by hand or played like a film. In the past nothing can be chosen. */

import { Problem } from "../api/http";
import type { HistoryPoint, Situation } from "../api/types";
import { words } from "../words/words.svelte";
import { NOTHING_TO_DO } from "./elsewhere";
import { tells } from "./log";
import type { Table } from "./table.svelte";

/** While the handle is dragged, points that are only passed are not asked for. */
const DEBOUNCE = 70;
const PACE = 700;
/** A playback of what was missed is over soon, however much it was. */
const LONGEST_PLAYBACK = 9000;

export class Timeline {
  /** Where one looks: the number of an entry; null is the present. */
  at = $state<number | null>(null);
  point = $state.raw<HistoryPoint | null>(null);
  playing = $state(false);
  /** The playback of what happened while one was away. */
  away = $state(false);
  /** After the end: from whose seat one looks; null: one's own. */
  seat = $state<number | null>(null);
  /** Opened though one looks at the present. */
  wanted = $state(false);
  /** Called before the next point is on the screen: pieces know from where they start. */
  beforeStep: ((point: HistoryPoint) => void) | null = null;
  #points = new Map<string, Promise<HistoryPoint>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #film: ReturnType<typeof setTimeout> | undefined;
  /** Counts films: one that was stopped while something was asked for does not go on. */
  #run = 0;

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
    this.away = false;
    this.#look(seq);
  }

  step(by: number): void {
    this.go(this.here + by);
  }

  /** Back to the present. */
  present = (): void => {
    this.pause();
    clearTimeout(this.#timer);
    this.away = false;
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
    clearTimeout(this.#film);
    this.playing = false;
  };

  /** Nobody looks any more. */
  close(): void {
    this.pause();
    clearTimeout(this.#timer);
  }

  /** From here, or from the start if the end is reached. */
  async play(pace = PACE): Promise<void> {
    if (!(await this.#ready())) return;
    if (this.here >= this.last) this.#look(0);
    this.playing = true;
    this.#next(pace);
  }

  /** What happened after an entry, as a film that is over soon. */
  async playback(since: number): Promise<void> {
    if (!(await this.#ready())) return;
    const scenes = this.table.frames.filter((frame) => frame.seq > since && tells(frame)).length;
    this.away = true;
    this.playing = true;
    this.#look(since);
    this.#next(Math.min(PACE, Math.max(200, LONGEST_PLAYBACK / Math.max(1, scenes))));
  }

  /** A film needs the log: it passes over entries that tell nothing. False if it is not wanted any more. */
  async #ready(): Promise<boolean> {
    this.pause();
    const run = this.#run;
    try {
      if (this.table.from > 0) await this.table.load(0);
    } catch (problem) {
      // No connection: its banner tells why.
      if (!(problem instanceof Problem)) throw problem;
      return false;
    }
    return run === this.#run;
  }

  #next(pace: number): void {
    const run = this.#run;
    this.#film = setTimeout(async () => {
      const following = this.table.frames.find((frame) => frame.seq > this.here && tells(frame));
      if (!following) return this.#ended();
      try {
        await this.#get(following.seq);
      } catch {
        if (run === this.#run) this.pause();
        return;
      }
      if (run !== this.#run) return;
      this.#look(following.seq);
      if (this.at === null) return this.#ended();
      this.#next(pace);
    }, pace);
  }

  #ended(): void {
    this.pause();
    this.present();
  }

  #look(wanted: number): void {
    const seq = Math.max(0, Math.min(wanted, this.last));
    if (seq === this.last && this.seat === null) return this.present();
    this.at = seq;
    this.#enter();
    clearTimeout(this.#timer);
    const known = this.#points.has(this.#key(seq));
    this.#timer = setTimeout(() => void this.#show(seq), known ? 0 : DEBOUNCE);
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
      if (this.point?.seq === seq - 1) this.beforeStep?.(point);
      this.point = point;
      this.table.elsewhere = { kind: "past", situation: this.#situation(point) };
      for (const near of [seq + 1, seq - 1]) if (near >= 0 && near <= this.last) this.#get(near).catch(() => {});
    } catch {
      // No connection: the handle stays where it is, the table as it was; the banner of the connection tells why.
    }
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
    };
  }
}
