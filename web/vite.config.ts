import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawings } from "./plugins/drawings.ts";
import { preloadFonts } from "./plugins/fonts.ts";
import { icons } from "./plugins/icons.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";
import { pack } from "./plugins/pack.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `kaper play` serves while the client is being worked on. */
const SERVER = "http://127.0.0.1:8137";

export default defineConfig({
  plugins: [drawings(), svelte(), icons(), words(), preloadFonts(), worker(), pack()],
  resolve: {
    alias: { $carrier: here("src/carriers/server.ts"), $lib: here("src/lib"), $ui: here("src/ui") },
  },
  build: {
    outDir: here("../src/kaper/server/static"),
    emptyOutDir: true,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: here("index.html"), worker: here("src/worker/worker.ts") },
      output: {
        // A service worker keeps its name, so that browsers find the next one.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
