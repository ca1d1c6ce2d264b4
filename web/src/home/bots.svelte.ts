/** The bots that can sit at a table, from the weakest to the best. */

import { get } from "../api/http";
import type { Bot } from "../api/types";
import { settings } from "../state/settings.svelte";

/** Who has never chosen one meets somebody who can be beaten, and who has never finished a game who learns, too. */
const FIRST = "novice";
const USUAL = "apprentice";

class Bots {
  list = $state.raw<Bot[]>([]);
  readonly forPeople = $derived(this.list.filter((bot) => bot.for_people));
  readonly forTrials = $derived(this.list.filter((bot) => !bot.for_people));

  async load(): Promise<void> {
    try {
      this.list = await get<Bot[]>("/bots");
    } catch {
      // Without the list the server's usual bot plays: nothing stops because of it.
      this.list = [];
    }
  }

  /** The one chosen last on the start page. Undefined as long as the list is not known: then the server chooses. */
  get usual(): string | undefined {
    const known = [settings.bot, settings.finished ? USUAL : FIRST].find((name) =>
      this.list.some((bot) => bot.name === name),
    );
    return known ?? this.forPeople[0]?.name;
  }
}

export const bots = new Bots();
