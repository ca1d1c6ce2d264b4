/** A table is asked for as soon as its address is known: words and person are on their way meanwhile. */

import { router } from "./router.svelte";
import { Table } from "./table.svelte";

const early = new Map<string, Promise<Table>>();

async function open(id: string): Promise<Table> {
  const table = new Table(id, router.query.get("invite"));
  await table.open();
  return table;
}

/** It will be wanted soon. */
export function foresee(id: string): void {
  if (early.has(id)) return;
  const opening = open(id);
  opening.catch(() => {}); // told by who wants it
  early.set(id, opening);
}

export function openTable(id: string): Promise<Table> {
  const opening = early.get(id) ?? open(id);
  early.delete(id);
  return opening;
}
