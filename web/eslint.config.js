import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Written by `python -m kaper.server.typescript`.
  globalIgnores(["src/lib/messages.ts", "src/lib/httpMessages.ts", "src/lib/personMessages.ts"]),
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // Types of components are known to svelte-check alone, so only modules are read with types.
    files: ["**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [typescript.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Node's runner waits for its tests by itself.
      "@typescript-eslint/no-floating-promises": [
        "error",
        {
          allowForKnownSafeCalls: [
            { from: "package", package: "node:test", name: ["test", "describe", "it"] },
          ],
        },
      ],
    },
  },
  {
    rules: {
      // The compiler knows every name.
      "no-undef": "off",
      // What nobody watches is kept in a plain Map or Set.
      "svelte/prefer-svelte-reactivity": "off",
      // A written space keeps words apart where the compiler would drop a blank.
      "svelte/no-useless-mustaches": "off",
      // A name of one underscore stands where only the place is wanted.
      "@typescript-eslint/no-unused-vars": [
        "error",
        {
          argsIgnorePattern: "^_$",
          varsIgnorePattern: "^_$",
          destructuredArrayIgnorePattern: "^_$",
        },
      ],
    },
  },
);
