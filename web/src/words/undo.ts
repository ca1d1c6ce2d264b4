/** Why nothing can be taken back, in words. */

import { Problem } from "../api/http";
import type { Situation } from "../api/types";
import { arrows } from "./describe";
import { eventWords, type NameOf } from "./event_words";
import { t } from "./words.svelte";

export function whyNoUndo(nameOf: NameOf, { barrier }: Situation): string {
  const { text = "", message = "", args = {} } = barrier ?? {};
  const event = arrows(eventWords(nameOf, { text, message, args }));
  return t("ui-undo-why-not", { why: barrier?.why ?? "others", event: event || "none" });
}

/** The answer to somebody who tries it all the same. */
export function noUndo(nameOf: NameOf, now: Situation): Problem {
  return new Problem(409, "undo-barrier", "", undefined, now.barrier?.rule, whyNoUndo(nameOf, now));
}
