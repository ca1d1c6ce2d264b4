/** The bots that can sit at a table, from the weakest to the best. */

import { get } from "../api/http";
import type { Bot } from "../api/types";
import { t } from "../words/words.svelte";

class Bots {
  list = $state.raw<Bot[]>([]);

  async load(): Promise<void> {
    try {
      this.list = await get<Bot[]>("/bots");
    } catch {
      // Without the list the server's usual bot plays: nothing stops because of it.
      this.list = [];
    }
  }

  /** Undefined as long as it is not known: then the server chooses. */
  get best(): string | undefined {
    return this.list.at(-1)?.name;
  }
}

export const bots = new Bots();

export function botName(bot: string | null): string {
  return t("ui-home-bot", { bot: bot ?? "" });
}
