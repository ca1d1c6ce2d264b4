// Finds words in components that are not in the catalogues: text between tags, and attributes that people read or hear.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";

const READ = new Set([
  "aria-label",
  "title",
  "placeholder",
  "alt",
  "label",
  "aria-description",
  "aria-roledescription",
]);
const LETTER = /\p{L}{2,}/u; // rows are named by one letter in every language
const NAMES = new Set(["Lisboa", "https://"]); // the same everywhere

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (entry.name.endsWith(".svelte")) yield path;
  }
}

/** Texts of a node, with what they are part of. */
function* texts(node, attribute = "") {
  if (Array.isArray(node)) {
    for (const part of node) yield* texts(part, attribute);
    return;
  }
  if (node === null || typeof node !== "object") return;
  if (node.type === "Attribute") {
    if (READ.has(node.name)) yield* texts(node.value, node.name);
    return;
  }
  if (node.type === "Text") yield { text: node.data.trim(), attribute, start: node.start };
  // Literals in what is shown: {open ? "yes" : "no"}
  if (node.type === "ExpressionTag") yield* shown(node.expression, attribute);
  for (const key of [
    "fragment",
    "nodes",
    "children",
    "attributes",
    "consequent",
    "alternate",
    "body",
    "pending",
    "then",
    "catch",
    "fallback",
  ])
    if (node[key] && node.type !== "ExpressionTag") yield* texts(node[key], attribute);
}

function* shown(expression, attribute) {
  if (expression.type === "Literal" && typeof expression.value === "string")
    yield { text: expression.value, attribute, start: expression.start };
  if (expression.type === "TemplateLiteral")
    for (const part of expression.quasis) yield { text: part.value.cooked, attribute, start: part.start };
  for (const key of ["consequent", "alternate", "left", "right"])
    if (expression[key] && expression.type !== "MemberExpression") yield* shown(expression[key], attribute);
}

let found = 0;
let seen = 0;
for (const path of files("src")) {
  const source = readFileSync(path, "utf8");
  for (const { text, attribute, start } of texts(parse(source, { modern: true }).fragment)) {
    seen += 1;
    if (!LETTER.test(text) || NAMES.has(text)) continue;
    const line = source.slice(0, start).split("\n").length;
    console.error(
      `${path}:${line}: ${JSON.stringify(text)}${attribute ? ` in ${attribute}` : ""} belongs in a catalogue`,
    );
    found += 1;
  }
}
if (seen === 0) throw new Error("no text was looked at");
process.exit(found ? 1 : 0);
