/**
 * Entries of the browser's history for what lies over a page, one for each thing: Back takes one away, and closes it.
 * What is closed otherwise takes its entry along, so that nobody has to go back twice.
 */

interface Mark {
  /** How many things lay over the page. */
  over: number;
}

const depth = (): number => (history.state as Mark | null)?.over ?? 0;

class Back {
  #open = 0;
  #close: (() => void) | null = null;
  /** Steps that were asked for here: the browser reports them, too. */
  #own = 0;
  /** Where they lead to, but for the state: what was closed otherwise may have left another address. */
  #address = "";

  constructor() {
    addEventListener("popstate", () => this.#popped());
  }

  /** So many things are open now; `close` closes the uppermost one. */
  guard(open: number, close: () => void): void {
    this.#open = open;
    this.#close = close;
    if (this.#own > 0) return; // looked at again when the browser has gone there
    const there = depth();
    if (there < open) {
      for (let over = there + 1; over <= open; over++) history.pushState({ over } satisfies Mark, "");
    } else if (there > open) {
      this.#own += 1;
      // Once all that goes along with it has been closed, too.
      queueMicrotask(() => (this.#address = location.href));
      history.go(open - there);
    }
  }

  /** The page is left: its entries stay behind, and mean nothing. */
  leave(): void {
    this.#open = 0;
    this.#close = null;
  }

  /** An entry below has the address of when it was left: of the same page, the one that was seen last counts. */
  #keepAddress(): void {
    const page = location.origin + location.pathname + location.search;
    if (this.#close && this.#address.split("#")[0] === page) history.replaceState(history.state, "", this.#address);
  }

  #popped(): void {
    if (this.#own > 0) {
      this.#own -= 1;
      this.#keepAddress();
      // Something was opened while the browser went back.
      if (this.#own === 0 && this.#close) this.guard(this.#open, this.#close);
    } else if (depth() < this.#open) this.#close?.();
    // Forward, to something that is closed.
    else if (this.#close) this.guard(this.#open, this.#close);
  }
}

export const back = new Back();
