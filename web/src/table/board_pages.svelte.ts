/** Where only some boards fit beside the city: which of them are in sight, and what the tabs for it are. */

import { flushSync } from "svelte";
import { folded, halfScreen, narrowScreen, uprightScreen } from "../shared/screen";
import type { Panel } from "./panel_places";

/** The hand, or a board. */
export type Tab = "hand" | Panel;

const PHONE: Tab[] = ["downtown", "court", "tracks", "cards", "own", "boards"];
/** Boards that are seen at the same time stand together. */
const UPRIGHT: Tab[] = ["court", "boards", "own", "tracks", "cards"];
const HALF: Tab[] = ["own", "tracks", "cards"];
const FOLDED: Tab[] = ["hand", "court", "tracks", "cards", "own", "boards"];
const PAIRS: Partial<Record<Tab, Tab>> = { court: "boards", boards: "court", tracks: "cards", cards: "tracks" };

class BoardPages {
  #wanted = $state<Tab>("hand");

  /** Tabs of this window, in their order. */
  get tabs(): Tab[] {
    if (uprightScreen.current) return UPRIGHT;
    if (halfScreen.current) return HALF;
    return folded.current ? FOLDED : PHONE;
  }
  /** The one that was chosen, as far as this window has a choice. */
  get open(): Tab {
    return this.tabs.includes(this.#wanted) ? this.#wanted : this.tabs[0]!;
  }
  /** All that are in sight by it. */
  get shown(): Tab[] {
    const beside = uprightScreen.current ? PAIRS[this.open] : undefined;
    return beside ? [this.open, beside] : [this.open];
  }
  /** Boards are leafed through on a phone: there one scrolls to them. */
  get leafed(): boolean {
    return !narrowScreen.current;
  }

  /** At once: who wants to see a board wants to find something on it. */
  show(tab: Tab): void {
    if (!this.tabs.includes(tab) || this.shown.includes(tab)) return;
    flushSync(() => (this.#wanted = tab));
  }
}

export const pages = new BoardPages();
