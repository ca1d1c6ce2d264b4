/** The entries of a table's log that are loaded: all after number `from`, without gaps. */

import { Problem } from "../api/http";
import type { Frame } from "../api/types";

export class Entries {
  frames = $state.raw<Frame[]>([]);
  from = $state(0);
  #filling = false;
  /** Parts of the log that are on their way: several may want the same one. */
  #loading = new Map<string, Promise<void>>();

  /** `ask` gets all entries after a number, as whoever looks now may know them: `reader` tells one from the other. */
  constructor(
    readonly ask: (since: number) => Promise<Frame[]>,
    readonly reader: () => string,
  ) {}

  /** The number of the last entry that is loaded. */
  get last(): number {
    return this.from + this.frames.length;
  }

  /** The log from an entry on; 0 for all of it. */
  load(from = 0): Promise<void> {
    const wish = `${this.reader()} ${from}`;
    const under = this.#loading.get(wish);
    if (under) return under;
    const loading = this.#load(from).finally(() => this.#loading.delete(wish));
    this.#loading.set(wish, loading);
    return loading;
  }

  async #load(from: number): Promise<void> {
    const reader = this.reader();
    const found = await this.ask(from);
    // At a hot seat another one looks by now, who may know other things.
    if (this.reader() !== reader) return this.load(from);
    this.keep(found, from);
  }

  /** Entries that were asked for: all after number `from`. */
  keep(found: Frame[], from: number): void {
    // What came while this was asked for stays.
    const last = from + found.length;
    this.frames = [...found, ...this.frames.filter((frame) => frame.seq > last)];
    this.from = from;
  }

  /** Nothing is known but that there are so many entries. */
  forget(last: number): void {
    this.frames = [];
    this.from = last;
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
        const reader = this.reader();
        const found = await this.ask(this.last);
        if (this.reader() !== reader) continue;
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
