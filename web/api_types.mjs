// Writes src/api/generated.ts from docs/api/openapi.json, or with --check fails if it is not what that gives.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const FILE = new URL("src/api/generated.ts", import.meta.url);
const { openapi, info, components } = JSON.parse(readFileSync(new URL("../docs/api/openapi.json", import.meta.url)));
const { schemas } = components;

/** Requests are made by path, so only bodies, answers and messages are wanted. */
const types = await openapiTS({ openapi, info, paths: {}, components: { schemas } }, { defaultNonNullable: false });

/** "HouseGroup": HOUSE_GROUP */
function constant(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}

/** Names that stand in the document as lists: goods, nobles, colours ... */
const lists = Object.entries(schemas)
  .filter(([, schema]) => schema.enum)
  .map(([name, schema]) => `export const ${constant(name)}_NAMES = ${JSON.stringify(schema.enum)} as const;\n`);

const text = `// Written by api_types.mjs from docs/api/openapi.json: make api-docs\n\n${astToString(types)}${lists.join("")}`;
if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  console.error("web/src/api/generated.ts is not what docs/api/openapi.json says now: run make api-docs");
  process.exit(1);
}
