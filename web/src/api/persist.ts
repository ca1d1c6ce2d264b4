/** A change that is sent until there is an answer: it has a key, so it is carried out once. */

import { post, Problem } from "./http";

/** So long it is sent again and again before it is given up. */
const PATIENCE = 120_000;
const LONGEST_WAIT = 5000;
/** So long an answer is awaited: longer each time, for the server may be slow and not gone. */
const FIRST_LIMIT = 10_000;
const LONGEST_LIMIT = 40_000;
/** An answer that takes longer is late. */
const LATE = 1000;

/** `late` is told that no answer has come yet. */
export async function persist<T>(path: string, body: unknown, late: () => void): Promise<T> {
  const began = performance.now();
  const telling = setTimeout(late, LATE);
  try {
    for (let wait = 300, limit = FIRST_LIMIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return await post<T>(path, body, limit);
      } catch (problem) {
        const again = problem instanceof Problem && (problem.error === "offline" || problem.status === 503);
        if (!again || performance.now() - began > PATIENCE) throw problem;
      }
      late();
      await new Promise((resolve) => setTimeout(resolve, wait));
      limit = Math.min(limit * 2, LONGEST_LIMIT);
    }
  } finally {
    clearTimeout(telling);
  }
}
