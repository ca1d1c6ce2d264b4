/** What lies in the tray, by how it is shown. */

import type { Choice } from "../state/table.svelte";
import type { Components } from "../state/components";
import { clergyLabel, listed } from "../words/describe";
import { t } from "../words/words.svelte";

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

/** So many options in words fill the tray. */
const FULL = 4;

/** Does "no" stand beside the prompt? Yes, unless it is one of a few options in words. */
export function passesApart(tray: Choice[]): boolean {
  const words = tray.filter((choice) => choice.enabled && !isPass(choice) && groupOf(choice) === "words");
  return words.length === 0 || words.length >= FULL;
}

/**
 * Whom officials are sent to, or which clergy tile is given up; what that does is on the board and in the tip. "" where
 * the sentence is needed.
 */
export function shortWords(choice: Choice, components: Components): string {
  const [verb, what = ""] = choice.notation.split(" ");
  if (verb === "give") return clergyLabel(components, what);
  return verb === "recruit" ? listed(what.split("+").map((noble) => t("noble", { noble }))) : "";
}
