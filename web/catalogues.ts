/** The words of each language as one file of its own beside the scripts: what the client needs of the package's texts. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = "../src/lisboa/text";
const NEEDED = /^(ui.*|bots|components|words|solo|events|prompts)\.ftl$/;
const ID = "virtual:catalogues";

function languages(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => readdirSync(join(FOLDER, name)).includes("words.ftl"));
}

function read(language: string): string {
  const files = readdirSync(join(FOLDER, language)).filter((name) => NEEDED.test(name));
  return files.map((name) => readFileSync(join(FOLDER, language, name), "utf8")).join("\n");
}

/** `import addresses from "virtual:catalogues"`: where the words of each language are. */
export function catalogues(): Plugin {
  let serving = false;
  return {
    name: "catalogues",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const entries = languages().map((language) => {
        if (serving) return `${language}: ${JSON.stringify(`data:text/plain,${encodeURIComponent(read(language))}`)}`;
        const file = this.emitFile({ type: "asset", name: `words-${language}.ftl`, source: read(language) });
        return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}
