/** The analysis has an address of its own: #analysis, or #analysis-ENTRY-SEAT for a place that is looked at. */

import { layers } from "./layers.svelte";
import type { Table } from "./table.svelte";

const FORM = /^#analysis(?:-(\d+)(?:-(\d))?)?$/;

/** Keep the address of what is seen. */
export function link(seq: number | null, seat: number | null): void {
  write("#" + ["analysis", seq, seat].filter((part) => part !== null).join("-"));
}

export function unlink(): void {
  if (FORM.test(location.hash)) write("");
}

function write(hash: string): void {
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}

/** Show what the address asks for; false if that is nothing, or the game is not over. */
export function follow(table: Table): boolean {
  const found = FORM.exec(location.hash);
  if (!found || !table.now?.over) return false;
  layers.endAside = true;
  layers.open = "analysis";
  const [seq, seat] = [found[1], found[2]].map((part) => (part === undefined ? null : Number(part)));
  if (seq !== null && seq !== undefined) {
    table.timeline.seat = seat ?? null;
    table.timeline.go(seq);
  }
  return true;
}
