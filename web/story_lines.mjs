// The lines of the story without a browser: reads games from its standard input, writes their lines. The scripts are
// those of the client; only its catalogues, which a browser asks the server for, are read from where they lie.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "..");
const WEB = import.meta.dirname;
const SPOKEN = "/words.svelte";

const require = createRequire(join(WEB, "package.json"));
const { rolldown } = await import(pathToFileURL(require.resolve("rolldown")));

/** What `words.svelte.ts` is to a script that asks for words, in one language for each call. */
const words = `
  import { FluentBundle, FluentResource } from "@fluent/bundle";
  let bundle;
  const ONE_LETTER = /(?<![^\\s(„])([aikosuvz]) (?=\\S)/gi;
  export const words = {
    language: "en",
    use(language, text) {
      words.language = language;
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
    },
    has: (id) => bundle.hasMessage(id),
    kept: (text) => (words.language === "cs" ? text.replace(ONE_LETTER, "$1\\u00a0") : text),
  };
  export function t(id, args = {}) {
    const message = bundle.getMessage(id);
    return message?.value ? words.kept(bundle.formatPattern(message.value, args)) : id;
  }
`;
const entry = `
  export { linesOf } from "./state/story_words";
  export { turnsIn } from "./state/story";
  export { movesOf } from "./state/moves";
  export { words, t } from "./words/words.svelte";
`;

const bundled = await rolldown({
  input: "entry",
  logLevel: "silent",
  plugins: [
    {
      name: "without-a-browser",
      resolveId: (id) => {
        if (id === "entry") return join(WEB, "src/entry.ts");
        return id.endsWith(SPOKEN) ? join(WEB, "src/words/words.ts") : undefined;
      },
      load: (id) => {
        if (id.endsWith("src/entry.ts")) return entry;
        return id.endsWith("src/words/words.ts") ? words : undefined;
      },
    },
  ],
});
const { output } = await bundled.generate({ format: "esm" });
const client = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);

function catalogue(language) {
  const folder = join(ROOT, "src/lisboa/text", language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

/** A game: its entries in a language, who looks, and what people are called (a bot by its kind, or a name). */
function lines({ frames, language, me, names }) {
  client.words.use(language, catalogue(language));
  const called = (colour) => {
    const { name, bot, twin } = names[colour];
    return name ?? client.t("bot-name", { bot, twin });
  };
  return client.turnsIn(client.movesOf(frames)).map((turn) => client.linesOf(turn, me, called));
}

const games = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(games.map(lines)));
