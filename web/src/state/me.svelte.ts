/** Who plays at this browser. Nobody has to log in: the first thing done makes a guest. */

import { csrf, get, patch, post, Problem } from "../api/http";
import type { Me } from "../api/types";

type Wanted = "name" | "email" | "webhook_url" | "webhook_kind" | "language";

/** What the server calls guests who have not said their name. */
const UNNAMED = /^guest$/i;

class Myself {
  person = $state.raw<Me | null>(null);
  /** How many tokens for programs there are, once they have been looked at. */
  tokens = $state(0);

  async find(): Promise<void> {
    try {
      this.person = csrf() === "" ? null : await get<Me>("/me");
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
      this.person = null;
    }
  }

  /** Has this person never said what they are called? */
  get nameless(): boolean {
    return this.person === null || (this.person.guest && UNNAMED.test(this.person.name));
  }

  /** Be somebody of this name, unless there is a name already. */
  async called(name: string): Promise<Me> {
    if (this.person !== null && this.nameless && name) await this.change({ name });
    return this.orGuest(name || undefined);
  }

  /** The person, a new guest if need be. */
  async orGuest(name?: string): Promise<Me> {
    if (this.person === null) {
      try {
        this.person = await post<Me>("/guest", name ? { name } : {});
      } catch (problem) {
        // Another tab has made a guest meanwhile: that is who we are.
        if (!(problem instanceof Problem) || problem.error !== "already-somebody") throw problem;
        await this.find();
        if (this.person === null) throw problem;
      }
    }
    return this.person;
  }

  /** Name, address for messages, webhook, language; who is nobody yet becomes a guest of that name. */
  async change(wanted: Partial<Record<Wanted, string>>): Promise<void> {
    if (this.person === null) {
      await this.orGuest(wanted.name);
      if (Object.keys(wanted).length === 1 && wanted.name) return;
    }
    this.person = await patch<Me>("/me", wanted);
  }

  /** The server writes to this person in a language. If it cannot be told now, it will be another time. */
  async reads(language: string): Promise<void> {
    if (this.person === null || this.person.language === language) return;
    try {
      await this.change({ language });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }

  /** An account keeps the tables of the guest. */
  async register(name: string, password: string, keepTokens: boolean): Promise<void> {
    await this.orGuest(name);
    this.person = await post<Me>("/me/account", { name, password, keep_tokens: keepTokens });
  }

  async logIn(name: string, password: string, leaveGuest: boolean): Promise<void> {
    this.person = await post<Me>("/login", { name, password, leave_guest: leaveGuest });
  }

  async logOut(): Promise<void> {
    await post("/logout");
    this.person = null;
  }

  async setPassword(old: string, wanted: string, keepTokens: boolean): Promise<void> {
    this.person = await post<Me>("/me/password", { old, new: wanted, keep_tokens: keepTokens });
  }

  /** A webhook that failed too often is called again. */
  async switchWebhookOn(): Promise<void> {
    this.person = await patch<Me>("/me", { webhook_on: true });
  }
}

export const me = new Myself();
