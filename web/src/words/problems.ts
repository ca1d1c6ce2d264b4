/** What the server refuses, in the reader's words. */

import type { Problem } from "../api/http";
import { t, words } from "./words.svelte";

/** Every word that the server's `error` can have; "offline" if no answer came; "fault" of the client itself. */
const PROBLEMS: Record<string, string> = {
  fault: "ui-problem-fault",
  offline: "ui-problem-offline",
  "bad-request": "ui-problem-bad-request",
  "bad-token": "ui-problem-bad-token",
  "not-logged-in": "ui-problem-not-logged-in",
  "wrong-password": "ui-problem-wrong-password",
  forbidden: "ui-problem-forbidden",
  csrf: "ui-problem-csrf",
  "foreign-origin": "ui-problem-foreign-origin",
  "not-your-turn": "ui-problem-not-your-turn",
  "not-found": "ui-problem-not-found",
  "no-page": "ui-problem-no-page",
  "seat-lost": "ui-problem-seat-lost",
  "wrong-method": "ui-problem-wrong-method",
  stale: "ui-problem-stale",
  busy: "ui-problem-busy",
  "not-started": "ui-problem-not-started",
  started: "ui-problem-started",
  over: "ui-problem-over",
  "not-over": "ui-problem-not-over",
  paused: "ui-problem-paused",
  quarantined: "ui-problem-quarantined",
  seated: "ui-problem-seated",
  "not-seated": "ui-problem-not-seated",
  full: "ui-problem-full",
  taken: "ui-problem-taken",
  "seats-open": "ui-problem-seats-open",
  "too-many-analyses": "ui-problem-too-many-analyses",
  "too-many-tables": "ui-problem-too-many-tables",
  "too-many-imports": "ui-problem-too-many-imports",
  "too-many-guests": "ui-problem-too-many-guests",
  "too-many-tokens": "ui-problem-too-many-tokens",
  "already-somebody": "ui-problem-already-somebody",
  "guest-has-tables": "ui-problem-guest-has-tables",
  "already-registered": "ui-problem-already-registered",
  "name-taken": "ui-problem-name-taken",
  "undo-barrier": "ui-problem-undo-barrier",
  "nothing-to-redo": "ui-problem-nothing-to-redo",
  "log-full": "ui-problem-log-full",
  "rewind-pending": "ui-problem-rewind-pending",
  "no-rewind": "ui-problem-no-rewind",
  "question-pending": "ui-problem-question-pending",
  "no-question": "ui-problem-no-question",
  "offered-already": "ui-problem-offered-already",
  "agreed-already": "ui-problem-agreed-already",
  "not-stood-in": "ui-problem-not-stood-in",
  "not-absent": "ui-problem-not-absent",
  "no-clock": "ui-problem-no-clock",
  "paused-already": "ui-problem-paused-already",
  "too-large": "ui-problem-too-large",
  "wrong-type": "ui-problem-wrong-type",
  "illegal-move": "ui-problem-illegal-move",
  "key-reused": "ui-problem-key-reused",
  "bad-game-file": "ui-problem-bad-game-file",
  "too-much-work": "ui-problem-too-much-work",
  "too-many-requests": "ui-problem-too-many-requests",
  "too-many-sockets": "ui-problem-too-many-sockets",
  refused: "ui-problem-refused",
  internal: "ui-problem-internal",
  "no-mail": "ui-problem-no-mail",
  unavailable: "ui-problem-unavailable",
};

export function problemWords(problem: Problem): string {
  if (problem.reason) return problem.reason;
  const id = PROBLEMS[problem.error];
  if (!id || !words.has(id)) return t("ui-problem-other", { word: problem.error });
  // In a list of seats the field is "seats[2].person": its last part says what is meant.
  const field = problem.field?.split(".").at(-1)?.replace(/\[.*/, "") ?? "none";
  return t(id, { field, status: problem.status });
}
