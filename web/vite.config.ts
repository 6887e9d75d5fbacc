import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawings } from "./plugins/drawings.ts";
import { preloadFonts } from "./plugins/fonts.ts";
import { icons } from "./plugins/icons.ts";
import { pack } from "./plugins/pack.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `kaper play` serves while the client is being worked on. */
const SERVER = "http://127.0.0.1:8137";

export default defineConfig({
  plugins: [drawings(), svelte(), icons(), preloadFonts(), pack()],
  resolve: { alias: { $lib: here("src/lib"), $ui: here("src/ui") } },
  build: {
    outDir: here("../src/kaper/server/static"),
    emptyOutDir: true,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
