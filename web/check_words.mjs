// Finds words that are not in the catalogues: text between tags, attributes that people read or hear, and literals of
// scripts that read like words.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";

const READ = new Set([
  "aria-label",
  "title",
  "placeholder",
  "alt",
  "label",
  "aria-description",
  "aria-roledescription",
]);
const WORDY = new Set(["class", "preserveAspectRatio"]); // several words, but no sentence
const LETTER = /\p{L}{2,}/u; // rows are named by one letter in every language

// The same everywhere: the game, languages by their own names, keys as browsers call them, faces of letters, and what
// the server notes in the log.
const NAMES = new Set([
  ...["Lisboa", "https://"],
  ...["English", "Português", "Русский", "Čeština", "日本語"],
  ...["Enter", "Escape", "Esc"],
  ...["Noto Sans Variable", "Playfair Display Variable"],
  ...["standing answer", "the others have agreed"],
]);

// What a person would read: two words in a row, a capitalised word, letters that no identifier has.
const PHRASE = /(?:^|[\s"'“(])\p{L}[\p{L}'’-]+[,.:;!?…]?\s+\p{L}{2,}/u;
const CAPITALISED = /^\s*\p{Lu}\p{Ll}{2,}(?:[\s.,:;!?…]|$)/u;
const FOREIGN = /[^\P{L}a-zA-Z]/u;
// Selectors, media queries, functions of style sheets.
const TECHNICAL = /[[\]{}=]|\w\(|^\([a-z-]+:/;

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield path;
  }
}

/** Texts of a node of the markup, with what they are part of. */
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

/** All literals of the markup: in what is handed to components, in conditions, in {@const ...}; also attributes as such. */
function* markupLiterals(node, attribute = "") {
  if (node === null || typeof node !== "object") return;
  if (node.type === "Attribute" && WORDY.has(node.name)) return;
  if (node.type === "Literal" && typeof node.value === "string") yield { text: node.value, start: node.start };
  if (node.type === "TemplateLiteral")
    yield { text: node.quasis.map((part) => part.value.cooked).join("…"), start: node.start };
  if (node.type === "Text" && attribute) yield { text: node.data, start: node.start };
  const inside = node.type === "Attribute" ? node.name : node.type === "Fragment" ? "" : attribute;
  for (const [key, part] of Object.entries(node)) if (key !== "parent") yield* markupLiterals(part, inside);
}

/** Literals of a script; errors are for who mends the program, and types say nothing. */
function* literals(node) {
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
  if (ts.isTypeNode(node)) return;
  if (ts.isStringLiteralLike(node)) yield { text: node.text, start: node.getStart() };
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    yield { text: parts.join("…"), start: node.getStart() };
  }
  for (const child of node.getChildren()) yield* literals(child);
}

/** Pictures in a script are drawn by tags; what stands between these would be read. */
function readsLikeWords(text) {
  const plain = text.replace(/<[^>]*>/g, "\n");
  return !TECHNICAL.test(plain) && [PHRASE, CAPITALISED, FOREIGN].some((shape) => shape.test(plain));
}

/** The scripts of a file and where they begin. */
function scripts(path, source, tree) {
  if (tree === null) return [{ code: source, start: 0 }];
  return [tree.module, tree.instance]
    .filter(Boolean)
    .map(({ content: { start, end } }) => ({ code: source.slice(start, end), start }));
}

function* suspects(path, source) {
  const tree = path.endsWith(".svelte") ? parse(source, { modern: true }) : null;
  for (const found of tree ? texts(tree.fragment) : []) {
    seen.markup += 1;
    if (LETTER.test(found.text)) yield found;
  }
  for (const found of tree ? markupLiterals(tree.fragment) : [])
    if (readsLikeWords(found.text)) yield { ...found, attribute: "" };
  for (const { code, start } of scripts(path, source, tree)) {
    for (const found of literals(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS))) {
      seen.scripts += 1;
      if (readsLikeWords(found.text)) yield { ...found, attribute: "", start: start + found.start };
    }
  }
}

let found = 0;
const seen = { markup: 0, scripts: 0 };
for (const path of files("src")) {
  const source = readFileSync(path, "utf8");
  for (const { text, attribute, start } of suspects(path, source)) {
    if (NAMES.has(text)) continue;
    const line = source.slice(0, start).split("\n").length;
    console.error(
      `${path}:${line}: ${JSON.stringify(text)}${attribute ? ` in ${attribute}` : ""} belongs in a catalogue`,
    );
    found += 1;
  }
}
if (seen.markup === 0 || seen.scripts === 0) throw new Error("no text was looked at");
process.exit(found ? 1 : 0);
