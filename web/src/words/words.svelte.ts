/** Words of the language in use: the catalogues that the server has too, read when they are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import addresses from "virtual:catalogues";
import { Problem, speak } from "../api/http";
import type { Language } from "../api/types";

export type { Language };

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  pt: "Português",
  ru: "Русский",
  cs: "Čeština",
  ja: "日本語",
};
export type Args = Record<string, FluentVariable>;

const ONE_LETTER = /(?<![^\s(„])([aikosuvz]) (?=\S)/gi;

async function load(language: Language): Promise<string> {
  const answer = await fetch(addresses[language]);
  if (!answer.ok) throw new Problem(answer.status, "offline", "");
  return answer.text();
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  #wish = 0;

  /** The latest wish counts, even if the words for an earlier one come later. */
  async use(language: Language): Promise<void> {
    const wish = ++this.#wish;
    const text = await load(language);
    if (language === "ja") await import("@fontsource-variable/noto-sans-jp/wght.css");
    if (wish !== this.#wish) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    speak(language);
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** Czech ends no line with a word of one letter. */
  kept(text: string): string {
    return this.language === "cs" ? text.replace(ONE_LETTER, "$1\u00a0") : text;
  }

  /** A message with its variables; what is missing shows as its id, and a test finds it. */
  say(id: string, args: Args = {}): string {
    const message = this.#bundle?.getMessage(id);
    if (!message?.value) return id;
    return this.kept(this.#bundle!.formatPattern(message.value, args));
  }
}

export const words = new Words();

/** `t("ui-undo")`: the words for it, renewed when the language changes. */
export function t(id: string, args: Args = {}): string {
  return words.say(id, args);
}
