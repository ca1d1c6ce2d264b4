// Which folder of the client may use which: each only those before it, so that no folders form a circle.
import { dirname, relative, resolve, sep } from "node:path";

const SOURCES = resolve(import.meta.dirname, "src");

export const FOLDERS = ["api", "worker", "words", "state", "art", "shared", "player", "panels", "table", "home"];

const folderOf = (file) => FOLDERS.indexOf(relative(SOURCES, file).split(sep)[0]);

/** @type {import("eslint").Rule.RuleModule} */
export const importOrder = {
  meta: { type: "problem", schema: [], messages: { upwards: "{{from}}/ may not use {{to}}/: see import_order.js" } },
  create(context) {
    const mine = folderOf(context.filename);

    function check({ source }) {
      if (mine < 0 || typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const other = folderOf(resolve(dirname(context.filename), source.value));
      // What belongs to no folder is the page itself, which stands above all of them.
      if (other >= 0 && other <= mine) return;
      const data = { from: FOLDERS[mine], to: FOLDERS[other] ?? "src" };
      context.report({ node: source, messageId: "upwards", data });
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
