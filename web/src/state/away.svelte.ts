/** How long the table has waited for somebody, and whether the others may ask what becomes of the seat. */

import { COLOURS } from "../api/view";
import type { Colour } from "../api/types";
import type { Table } from "./table.svelte";

const MINUTE = 60_000;
const LIVE = 10 * MINUTE;
const LONG = 48 * 60 * MINUTE;
/** Longer a timer of a browser cannot wait. */
const LONGEST = 2 ** 31 - 1;

/** The other person for whom the table waits; null: nobody, or a bot. */
export function awaited(table: Table): Colour | null {
  const turn = table.now?.turn ?? null;
  if (turn === null || table.now?.over || table.info?.you.seats.includes(turn)) return null;
  if (table.now?.seats[turn]?.stand_in) return null;
  return table.info?.seats[turn]?.person ? COLOURS[turn]! : null;
}

/** Known from the table when it was opened, and afterwards by looking on. */
export class Waiting {
  long = $state(false);

  constructor(table: Table) {
    let turn: number | null | undefined;
    let since = 0;
    $effect(() => {
      const now = table.now;
      if (!now) return;
      if (turn !== now.turn) since = table.info?.seq === now.seq ? (table.info.turn_since ?? Date.now()) : Date.now();
      turn = now.turn;
      this.long = false;
      if (awaited(table) === null || now.paused) return;
      const left = since + (table.info?.clock?.["kind"] === "live" ? LIVE : LONG) - Date.now();
      const timer = setTimeout(() => (this.long = true), Math.min(Math.max(0, left), LONGEST));
      return () => clearTimeout(timer);
    });
  }
}
