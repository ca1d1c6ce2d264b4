/** What the server refuses, in the reader's words. */

import type { Problem } from "../api/http";
import { t, words } from "./words.svelte";

export function problemWords(problem: Problem): string {
  if (problem.reason) return problem.reason;
  const id = `ui-problem-${problem.error}`;
  return words.has(id) ? t(id, { field: problem.field ?? "" }) : t("ui-problem-other", { word: problem.error });
}
