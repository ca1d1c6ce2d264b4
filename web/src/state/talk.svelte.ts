/** What is said at a table. Lines come through the socket; what was said while there was none is asked for. */

import { get, post, Problem } from "../api/http";
import type { ChatLine } from "../api/types";
import { me } from "./me.svelte";

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** Lines of others that came while nobody looked. */
  unread = $state(0);
  /** All lines have been asked for, not only what comes by itself. */
  #whole = false;

  /** `path` is where the server has the lines, with a parameter. */
  constructor(readonly path: (more?: string) => string) {}

  /** Somebody looks: the lines from before the table was opened, too. */
  async load(): Promise<void> {
    this.#whole = true;
    this.#add(await this.#since(this.lines[0]?.number === 1 ? this.lines.at(-1)!.number : 0));
  }

  /** The socket is there again. */
  async catchUp(): Promise<void> {
    if (!this.#whole && this.lines.length === 0) return;
    try {
      for (const line of await this.#since(this.lines.at(-1)?.number ?? 0)) this.hear(line);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem; // the next connection tries again
    }
  }

  /** A line that has come by itself. */
  hear(line: ChatLine): void {
    if (this.#add([line]) > 0 && line.person.id !== me.person?.id) this.unread += 1;
  }

  async say(text: string): Promise<void> {
    this.#add([await post<ChatLine>(this.path(), { text })]);
  }

  #since(number: number): Promise<ChatLine[]> {
    return get<ChatLine[]>(this.path(number > 0 ? `since=${number}` : ""));
  }

  /** In their order, each once; how many are new. */
  #add(found: readonly ChatLine[]): number {
    const known = new Set(this.lines.map((line) => line.number));
    const fresh = found.filter((line) => !known.has(line.number));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].sort((one, other) => one.number - other.number);
    return fresh.length;
  }
}
