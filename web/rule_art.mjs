// Icons and portraits for the pictures of docs/rules, so that game and rules show the same ones: in the colours of day,
// as SVG that needs no style sheet. Writes tools/rules_book/art.json; with --check it only says whether that is current.

import { readFileSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";

const TO = "../tools/rules_book/art.json";
const HOW = { configFile: false, logLevel: "error" };

const styles = ["src/theme.css", "src/art/art.css"].map((path) => readFileSync(path, "utf8")).join("\n");
const colours = new Map(
  [...styles.matchAll(/--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]),
);

/** A drawing without the light that pieces have around them at night. */
function withoutRims(drawing) {
  const start = drawing.indexOf('<g class="art-rim">');
  if (start < 0) return drawing;
  let depth = 0;
  for (const tag of drawing.slice(start).matchAll(/<(\/?)g\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return withoutRims(drawing.slice(0, start) + drawing.slice(start + tag.index + tag[0].length));
  }
  throw new Error("a rim without an end");
}

function plain(drawing) {
  return withoutRims(drawing)
    .replace(/ color="[^"]*"/g, "")
    .replaceAll("currentColor", "var(--piece-ink)")
    .replace(/var\(--([a-z-]+)\)/g, (all, name) => {
      if (!colours.has(name)) throw new Error(`no colour ${name}`);
      return colours.get(name);
    });
}

const drawn = (set) => Object.fromEntries(Object.entries(set).map(([name, drawing]) => [name, plain(drawing)]));

const { module: icons } = await runnerImport("./src/art/icons_game.ts", HOW);
const { module: people } = await runnerImport("./src/art/portraits.ts", HOW);
const text = JSON.stringify({ signs: drawn(icons.GAME), portraits: drawn(people.PORTRAITS) }, null, 1) + "\n";

if (!process.argv.includes("--check")) writeFileSync(TO, text);
else if (readFileSync(TO, "utf8") !== text) {
  console.error("tools/rules_book/art.json is not what icons are now: run node rule_art.mjs, then make rules-docs");
  process.exit(1);
}
