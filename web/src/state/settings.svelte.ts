/** What a person likes, kept in the browser. */

import { LANGUAGES, words, type Language } from "../words/words.svelte";

export type Theme = "system" | "light" | "dark";
/** How the turns of bots are shown: at once, so that they can be followed, or each when it is called for. */
export type Pace = "quick" | "calm" | "step";
export const PACES: Pace[] = ["quick", "calm", "step"];

interface Liked {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Ask before a turn is ended. */
  confirm: boolean;
  motion: boolean;
  /** Letters do something: n, u, h ... Who speaks to his computer may not want that (WCAG 2.1.4). */
  keys: boolean;
  pace: Pace;
  /** The bot to play against. */
  bot: string;
  /** Has a game been played to its end, as far as this browser knows? */
  finished: boolean;
  /** The first-time notes that were put aside. */
  notes: string[];
}

const KEY = "lisboa";

function browserLanguage(): Language {
  const known = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in LANGUAGES);
  return (known ?? "en") as Language;
}

function remembered(): Liked {
  const usual: Liked = {
    language: browserLanguage(),
    theme: "system",
    sound: false,
    confirm: false,
    motion: true,
    keys: true,
    pace: "calm",
    bot: "",
    finished: false,
    notes: [],
  };
  try {
    const found = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return found.language in LANGUAGES ? found : { ...found, language: usual.language };
  } catch {
    return usual;
  }
}

class Settings {
  #liked = $state(remembered());

  get language(): Language {
    return this.#liked.language;
  }
  get theme(): Theme {
    return this.#liked.theme;
  }
  get sound(): boolean {
    return this.#liked.sound;
  }
  get confirm(): boolean {
    return this.#liked.confirm;
  }
  get keys(): boolean {
    return this.#liked.keys;
  }
  get pace(): Pace {
    return this.#liked.pace;
  }
  get bot(): string {
    return this.#liked.bot;
  }
  get finished(): boolean {
    return this.#liked.finished;
  }
  get notes(): string[] {
    return this.#liked.notes;
  }
  /** Do pieces move? Not if the person or the system wants rest. */
  get motion(): boolean {
    return this.#liked.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  async set<K extends keyof Liked>(what: K, value: Liked[K]): Promise<void> {
    this.#liked[what] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#liked));
    } catch {
      // A browser that keeps nothing: it lasts as long as the page.
    }
    if (what === "theme" || what === "motion") this.show();
    if (what === "language") await words.use(this.#liked.language);
  }

  /** What style sheets must know. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.toggleAttribute("data-still", !this.#liked.motion);
  }
}

export const settings = new Settings();
