import type { Plugin } from "vite";

/** The faces that every page is set in: fetched with the page itself, so that no text jumps. */
const FIRST = /(texturina|brygada-1918)-latin(-ext)?-wght-normal-[\w-]+\.woff2$/;

/** `base` is where the client lies, as its page knows it. */
export function preloadFonts(base = "/"): Plugin {
  return {
    name: "kaper-preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: base + file,
              crossorigin: "",
            },
            injectTo: "head" as const,
          })),
    },
  };
}
