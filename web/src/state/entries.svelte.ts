/** The entries of a table's log that are loaded: all after number `from`, without gaps. */

import { Problem, spoken } from "../api/http";
import type { Frame } from "../api/types";

export class Entries {
  frames = $state.raw<Frame[]>([]);
  from = $state(0);
  #filling = false;
  /** Parts of the log that are on their way: several may want the same one. */
  #loading = new Map<string, Promise<void>>();

  /** `ask` gets all entries after a number. */
  constructor(readonly ask: (since: number) => Promise<Frame[]>) {}

  /** The number of the last entry that is loaded. */
  get last(): number {
    return this.from + this.frames.length;
  }

  /** The log from an entry on; 0 for all of it. */
  load(from = 0): Promise<void> {
    const wish = `${spoken()} ${from}`;
    const under = this.#loading.get(wish);
    if (under) return under;
    const loading = this.ask(from)
      .then((found) => this.keep(found, from))
      .finally(() => this.#loading.delete(wish));
    this.#loading.set(wish, loading);
    return loading;
  }

  /** Entries that were asked for: all after number `from`. */
  keep(found: Frame[], from: number): void {
    // What came while this was asked for stays.
    const last = from + found.length;
    this.frames = [...found, ...this.frames.filter((frame) => frame.seq > last)];
    this.from = from;
  }

  append(frames: Frame[]): void {
    const more = frames.filter((frame) => frame.seq > this.last);
    if (more[0]?.seq === this.last + 1) this.frames = [...this.frames, ...more];
  }

  /** A situation may come without the entries that led to it: they are asked for, as long as there are `wanted` ones. */
  async fill(wanted: () => number): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      while (this.last < wanted()) {
        const found = await this.ask(this.last);
        if (found.length === 0) break;
        this.append(found);
      }
    } catch (problem) {
      // The next news try again.
      if (!(problem instanceof Problem)) throw problem;
    } finally {
      this.#filling = false;
    }
  }
}
