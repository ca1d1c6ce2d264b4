/** Why nothing can be taken back, in words. */

import { Problem } from "../api/http";
import type { Situation } from "../api/types";
import { arrows } from "./describe";
import { t } from "./words.svelte";

export function whyNoUndo({ barrier }: Situation): string {
  return t("ui-undo-why-not", { why: barrier?.why ?? "others", event: arrows(barrier?.text ?? "") || "none" });
}

/** For who tries it all the same. */
export function noUndo(now: Situation): Problem {
  return new Problem(409, "undo-barrier", "", undefined, now.barrier?.rule, whyNoUndo(now));
}
