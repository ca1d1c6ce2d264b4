/**
 * Bots are quicker than eyes. What they do is shown as it comes, but when one of them has ended its turn, the next turn
 * waits: for as long as its line takes to read, or for "next". Nothing waits at the server, whose clocks run. Until all
 * of it is shown nothing can be chosen; whoever does not want to wait clicks anywhere or presses a key.
 */

import type { Frame, GameEvent, Situation } from "../api/types";
import { COLOURS } from "../api/view";
import { isBookkeeping } from "./log";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** How long a line stands before the next turn begins: to look at the table, and to read. */
const LOOK = 1100;
const READ = 18;
const LONGEST = 4000;

interface News {
  situation: Situation;
  frames: Frame[];
}

type Advance = (situation: Situation, frames: Frame[], more?: boolean) => void;

export class Pace {
  /** Something that has happened is not shown yet. */
  telling = $state(false);
  /** It waits to be called for. */
  waiting = $state(false);
  #held: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of what is told now the rest is not wanted; so until one decides again. */
  #hurried = false;

  /** `advance` brings news to the screen; `length` says how much is to be read of these entries. */
  constructor(
    readonly table: Table,
    readonly advance: Advance,
    readonly length: (frames: Frame[]) => number,
  ) {}

  /** News: shown now, or when those before them have been seen. */
  take(situation: Situation, frames: Frame[], more = false): void {
    if (more || !this.#paced(situation)) {
      this.skip();
      this.advance(situation, frames, more);
      return;
    }
    this.#held.push({ situation, frames });
    if (!this.telling) this.#show();
  }

  /** The next turn. */
  next = (): void => {
    if (this.telling) this.#show();
  };

  /** All at once. */
  skip = (): void => {
    if (!this.telling) return;
    this.#hurried = true;
    this.#show();
  };

  /** Nobody looks any more, or there is another past. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#held = [];
    this.telling = this.waiting = false;
  }

  #paced(situation: Situation): boolean {
    const { table } = this;
    if (settings.pace === "quick" || document.hidden || situation.seat === null || situation.over) return false;
    if (settings.pace === "calm" && !settings.motion) return false;
    return table.elsewhere === null && situation.view.period > 0 && !situation.paused;
  }

  /** Somebody else comes to the screen: the curtain is drawn at once, and behind it nobody looks. */
  #drawsCurtain(situation: Situation): boolean {
    return this.table.curtain.hides && situation.seat !== this.table.now?.seat;
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.telling = this.waiting = false;
    for (let news = this.#held.shift(); news; news = this.#held.shift()) {
      const fresh = this.#fresh(news);
      if (this.#hurried || this.#drawsCurtain(news.situation) || !this.#worthLooking(news.situation, fresh)) {
        this.advance(news.situation, news.frames);
        continue;
      }
      this.#held.unshift({ situation: news.situation, frames: [] });
      this.advance({ ...news.situation, decision: null }, news.frames);
      this.#rest(fresh);
      return;
    }
    this.#hurried &&= this.table.now?.decision === null;
  }

  #rest(fresh: Frame[]): void {
    this.telling = true;
    this.waiting = settings.pace === "step";
    if (this.waiting) return;
    const time = Math.min(LONGEST, LOOK + READ * this.length(fresh));
    this.#timer = setTimeout(() => this.#show(), time);
  }

  /** Entries that are not on the screen yet. */
  #fresh({ frames }: News): Frame[] {
    const known = this.table.now?.seq ?? 0;
    return frames.filter((frame) => frame.seq > known);
  }

  /** A bot has done something of its own, and its turn is over or somebody else is to decide. */
  #worthLooking(situation: Situation, frames: Frame[]): boolean {
    const events = frames.flatMap((frame) => frame.events);
    const bots = COLOURS.filter((_, i) => plays(situation, i));
    const deeds = events.filter((event) => event.seat !== null && bots.includes(event.seat));
    const ended = deeds.some((event) => event.kind === "turn-ended");
    // What one's own choice does to them (an official has to make room, a full ship sails) comes with that choice.
    const told = deeds.some(isChoice) && deeds.some((event) => !isBookkeeping(event));
    return ended || (told && situation.decision !== null);
  }
}

function isChoice({ kind, args }: GameEvent): boolean {
  return (kind === "move" && args.passed !== "yes") || kind === "lacerda-followed";
}

/** Does the program play for a seat? */
function plays({ seats }: Situation, seat: number): boolean {
  const chair = seats[seat];
  return chair !== undefined && (chair.kind === "bot" || chair.kind === "lacerda" || chair.stand_in !== null);
}
