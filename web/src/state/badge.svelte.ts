/** How many tables wait for me, told by the title and the picture of the tab. */

import { untrack } from "svelte";

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="#fbf9f2"/><path d="M2 2h28v28H2z" fill="none" stroke="#1d4f9c" stroke-width="2"/><path d="M16 4c4 6 6 8 12 12-6 4-8 6-12 12C12 22 10 20 4 16c6-4 8-6 12-12z" fill="#1d4f9c"/><circle cx="23" cy="9" r="8" fill="#b3261e" stroke="#fbf9f2" stroke-width="2"/></svg>`;

class Badge {
  /** Calls at the table that is open here. */
  #here = $state(0);
  #open = $state<string | null>(null);
  /** Tables that wait, as the messages tell. */
  #waiting = $state.raw<string[]>([]);
  #name = "Lisboa";

  /** The open table counts once, as it is known here, whatever the messages say of it. */
  readonly count = $derived(this.#here + this.#waiting.filter((table) => table !== this.#open).length);

  /** What waits at the open table. */
  set(count: number): void {
    this.#here = count;
    this.#show();
  }

  /** Which table is open; null: none. */
  look(table: string | null): void {
    if (untrack(() => this.#open) === table) return; // what waits there is known
    this.#open = table;
    this.#here = 0;
    this.#show();
  }

  wait(tables: string[]): void {
    this.#waiting = tables;
    this.#show();
  }

  /** What the page shows: the title of a table, or nothing but the game's name. */
  name(name: string): void {
    this.#name = name ? `${name} · Lisboa` : "Lisboa";
    this.#show();
  }

  /** Who tells the badge something does not want to be called again when it changes. */
  #show(): void {
    const count = untrack(() => this.count);
    document.title = count > 0 ? `(${count}) ${this.#name}` : this.#name;
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const wanted = count > 0 ? `data:image/svg+xml,${encodeURIComponent(ICON)}` : "/favicon.svg";
    if (link && link.getAttribute("href") !== wanted) link.href = wanted;
  }
}

export const badge = new Badge();
