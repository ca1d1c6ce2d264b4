/** Several people at one screen: a curtain between their turns, so that nobody sees the hand of the next one. */

import type { Colour } from "../api/types";
import { COLOURS } from "../api/view";
import type { Table } from "./table.svelte";

const KEY = "lisboa-curtains";
/** Tables of long ago are forgotten. */
const MOST = 50;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

export function hasCurtain(table: string): boolean {
  return kept().includes(table);
}

/** Is there to be a curtain at this table? Kept in this browser. */
export function keepCurtain(table: string, on: boolean): void {
  try {
    const others = kept().filter((id) => id !== table);
    localStorage.setItem(KEY, JSON.stringify((on ? [...others, table] : others).slice(-MOST)));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}

export class Curtain {
  #on = $state(false);
  /** The seat of who is in front of the screen; null: nobody has said so yet. */
  #looking = $state<number | null>(null);

  constructor(readonly table: Table) {
    this.#on = hasCurtain(table.id);
    addEventListener("storage", this.#heard);
  }

  close(): void {
    removeEventListener("storage", this.#heard);
  }

  /** Another tab of this screen has drawn it or taken it down. Who looks at this one is not known. */
  #heard = (event: StorageEvent): void => {
    const on = hasCurtain(this.table.id);
    if (event.key !== KEY || on === this.#on) return;
    this.#looking = null;
    this.#on = on;
  };

  get on(): boolean {
    return this.#on;
  }

  /** Whether somebody else can sit here who must not see the same things. */
  get possible(): boolean {
    return (this.table.info?.you.seats.length ?? 0) > 1;
  }

  /** Who switches it on has seen what is on the screen. */
  set(on: boolean): void {
    this.#looking = this.table.now?.seat ?? null;
    this.#on = on;
    keepCurtain(this.table.id, on);
  }

  /** Whether people at this screen must not see what the others have. After the end there is nothing to hide. */
  get hides(): boolean {
    const now = this.table.now;
    return this.#on && this.possible && now !== null && !now.over && now.seat !== null;
  }

  /** For whom everything is hidden until he is there; null: for nobody. */
  readonly before = $derived.by<Colour | null>(() => {
    const seat = this.table.now?.seat ?? null;
    return this.hides && seat !== null && seat !== this.#looking ? COLOURS[seat]! : null;
  });

  /** He is there. */
  lift = (): void => {
    this.#looking = this.table.now?.seat ?? null;
  };
}
