/** How long the table has waited for somebody, and whether the others may ask what becomes of the seat. */

import { COLOURS } from "../api/view";
import type { Colour } from "../api/types";
import { personName } from "../words/people";
import { messages } from "./messages.svelte";
import type { Table } from "./table.svelte";

const MINUTE = 60_000;
const LIVE = 10 * MINUTE;
const LONG = 48 * 60 * MINUTE;
/** Longer a timer of a browser cannot wait. */
const LONGEST = 2 ** 31 - 1;
/** While the clock stands still nobody can move. */
const PAUSES = new Set(["paused", "resumed"]);

/** The other person for whom the table waits; null: nobody, or a bot. */
export function awaited(table: Table): Colour | null {
  const turn = table.now?.turn ?? null;
  if (turn === null || table.now?.over || table.info?.you.seats.includes(turn)) return null;
  if (table.now?.seats[turn]?.stand_in) return null;
  return table.info?.seats[turn]?.person ? COLOURS[turn]! : null;
}

/** Who could let the game go on: the person to decide, in a pause the host. */
function missing({ now, info }: Table): string | undefined {
  if (now?.paused) return info?.host?.id;
  return now?.turn == null ? undefined : info?.seats[now.turn]?.person?.id;
}

/**
 * When they last did or said something, as far as the log and the talk are known here; a pause begins
 * the wait anew. What the server did for somebody has a note, and shows nothing of them (`absence.begins_anew`).
 */
function lastSign(table: Table, person: string | undefined): number {
  const seats = table.info?.seats ?? [];
  const own = seats.filter((seat) => seat.person?.id === person).map((seat) => seat.seat);
  const done = table.frames.filter(
    ({ kind, note, seat }) => PAUSES.has(kind) || (note === null && seat !== null && own.includes(seat)),
  );
  const said = table.talk.lines.filter((line) => line.person.id === person);
  return Math.max(done.at(-1)?.at ?? 0, said.at(-1)?.at ?? 0);
}

/** Known from the table when it was opened, and afterwards by looking on. */
export class Waiting {
  /** The person to decide may be replaced. */
  long = $state(false);
  /** Whoever stopped a live clock has left: anybody may let it run. */
  pause = $state(false);

  constructor(table: Table) {
    let whose: string | undefined;
    let since = 0;
    $effect(() => {
      const { now, info } = table;
      if (!now) return;
      // A newcomer on the same seat has kept nobody waiting.
      const person = missing(table);
      const wanted = `${now.turn} ${now.paused} ${person}`;
      const told = info?.seq === now.seq ? info.turn_since : null;
      if (whose !== wanted) since = told ?? Date.now();
      else if (told !== null) since = Math.max(since, told);
      whose = wanted;
      this.long = this.pause = false;
      // Who has been there is not known before the last entries are.
      const known = table.from < now.seq || now.seq === 0;
      if (!known || now.over || (!now.paused && awaited(table) === null)) return;
      const last = Math.max(since, lastSign(table, person));
      const left = last + (info?.clock?.["kind"] === "live" ? LIVE : LONG) - Date.now();
      const done = () => (now.paused ? (this.pause = true) : (this.long = true));
      const timer = setTimeout(done, Math.min(Math.max(0, left), LONGEST));
      return () => clearTimeout(timer);
    });
  }
}

/** Another person has taken over a seat of mine: seen here, or told by a message. */
export class LostSeat {
  #seen = $state(false);
  /** Who has it now, if that is known. */
  by = $state("");

  constructor(readonly table: Table) {
    let mine: number[] = [];
    $effect(() => {
      const info = table.info;
      if (!info || info.status === "waiting") return;
      const lost = mine.find((seat) => !info.you.seats.includes(seat));
      if (lost !== undefined) {
        this.#seen = true;
        this.by = personName(info.seats[lost]?.person);
      }
      mine = info.you.seats;
    });
  }

  get told(): boolean {
    return this.#seen || messages.lost.includes(this.table.id);
  }

  forget = (): void => {
    this.#seen = false;
    messages.lost = messages.lost.filter((table) => table !== this.table.id);
  };
}
