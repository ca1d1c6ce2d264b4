import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { importOrder } from "./import_order.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/api/generated.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // the compiler knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Maps and dates that nothing is drawn from: what is drawn is $state.
      "svelte/prefer-svelte-reactivity": "off",
      // A space between tags is written {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // Our own drawings, and the rules as the server has made them of docs/rules.
    files: ["src/art/**", "src/panels/RulesText.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    files: ["src/**"],
    plugins: { lisboa: { rules: { "import-order": importOrder } } },
    rules: { "lisboa/import-order": "error" },
  },
);
