import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues";

/** Built into the Python package; `npm run dev` speaks to a server on its usual port. */
export default defineConfig({
  plugins: [svelte(), catalogues()],
  build: {
    outDir: "../src/lisboa/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses would need a weaker Content-Security-Policy
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
