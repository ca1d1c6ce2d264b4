/** A change that is sent until there is an answer: it has a key, so it is carried out once. */

import { post, Problem } from "./http";

/** So long it is sent again and again before it is given up. */
const PATIENCE = 120_000;
const LONGEST_WAIT = 5000;

/** `waiting` is told that no answer came and it is sent again; `givenUp` ends that. */
export async function persist<T>(path: string, body: unknown, waiting: () => void, givenUp: () => boolean): Promise<T> {
  const began = performance.now();
  for (let wait = 300; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await post<T>(path, body);
    } catch (problem) {
      const again = problem instanceof Problem && (problem.error === "offline" || problem.status === 503);
      if (!again || performance.now() - began > PATIENCE) throw problem;
      waiting();
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (givenUp()) throw problem;
    }
  }
}
