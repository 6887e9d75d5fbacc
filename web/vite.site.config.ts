import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawings } from "./plugins/drawings.ts";
import { preloadFonts } from "./plugins/fonts.ts";
import { icons } from "./plugins/icons.ts";
import { site } from "./plugins/site.ts";
import { words } from "./plugins/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Told by `kaper site`: what it has prepared, and where the folder of files goes. */
const { KAPER_PREPARED: prepared = "", KAPER_SITE: folder = "" } = process.env;

/** The client as a folder of files, which needs no server: it lies anywhere. */
export default defineConfig({
  base: "./",
  plugins: [drawings(), svelte(), icons(), words(), preloadFonts("./"), site(prepared)],
  resolve: {
    alias: {
      $carrier: here("src/carriers/site.svelte.ts"),
      $lib: here("src/lib"),
      $ui: here("src/ui"),
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } },
  },
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: here("index.html"), worker: here("src/site/service.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
});
