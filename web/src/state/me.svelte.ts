/** Who plays at this browser. Nobody has to log in: the first thing done makes a guest. */

import { csrf, get, post, Problem } from "../api/http";
import type { Me } from "../api/types";

class Myself {
  person = $state.raw<Me | null>(null);
  known = $state(false);

  async find(): Promise<void> {
    try {
      this.person = csrf() === "" ? null : await get<Me>("/me");
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
      this.person = null;
    } finally {
      this.known = true;
    }
  }

  /** The person, a new guest if need be. */
  async orGuest(name?: string): Promise<Me> {
    if (this.person === null) this.person = await post<Me>("/guest", name ? { name } : {});
    return this.person;
  }
}

export const me = new Myself();
