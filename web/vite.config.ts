import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { WINDOWS } from "./src/shared/windows.ts";

/** Every style sheet knows the shapes of windows by name, the styles of components too. */
const windows = {
  postcssPlugin: "windows",
  Once(root: { prepend(css: string): void }): void {
    root.prepend(
      Object.entries(WINDOWS)
        .map(([name, query]) => `@custom-media --${name} ${query};`)
        .join("\n"),
    );
  },
};

/** The service worker: browsers look for it at the same address for ever. All else has a name of its content. */
const WORKER = "service-worker";

/** Built into the Python package; `npm run dev` speaks to a server on its usual port. */
export default defineConfig({
  plugins: [svelte(), catalogues()],
  css: { postcss: { plugins: [windows, customMedia()] } },
  build: {
    outDir: "../src/lisboa/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses would need a weaker Content-Security-Policy
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", [WORKER]: "src/worker/service_worker.ts" },
      output: { entryFileNames: (file) => (file.name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js") },
    },
  },
  test: { include: ["tests/*.test.ts"] },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
