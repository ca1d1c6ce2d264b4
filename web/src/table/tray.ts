/** What lies in the tray, by how it is shown. */

import type { Choice } from "../state/table.svelte";

export type Group = "sales" | "payments" | "cards" | "words" | "none";

/** Closed ones of these say nothing that the table does not show. */
const PLAIN = ["pass", "coins", "reis", "tuck", "ship"];

export function groupOf(choice: Choice): Group {
  const verb = choice.notation.split(" ")[0]!;
  if (/^sell \S+ \S+$/.test(choice.notation)) return "sales";
  if (!choice.enabled && PLAIN.includes(verb)) return "none";
  if (["coins", "reis"].includes(verb)) return "payments";
  return ["draft", "reward"].includes(verb) ? "cards" : "words";
}

export const isPass = (choice: Choice): boolean => choice.notation === "pass";

/** Does "no" stand beside the prompt? Yes, unless it is one of several options in words. */
export function passesApart(tray: Choice[]): boolean {
  return !tray.some((choice) => choice.enabled && !isPass(choice) && groupOf(choice) === "words");
}
