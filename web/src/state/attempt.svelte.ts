/** Something asked of the server by a button: it is under way once, and a problem is shown beside it. */

import { untrack } from "svelte";
import { Problem } from "../api/http";

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Is it done? Double clicks do it once. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.busy)) return false; // an effect that tries something is not called again by the end of it
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
