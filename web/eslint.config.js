// What ESLint asks of the client's TypeScript and Svelte; README.md says how to run it.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import colours from "./scripts/eslint-colours.mjs";
import { ART } from "./scripts/art.mjs";
import svelteConfig from "./svelte.config.js";

const client = ["src/**/*.ts", "src/**/*.svelte"];

export default defineConfig(
  globalIgnores([
    "src/wire.ts", // made by a script
    "src/styles/fonts/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { files: client, extends: [ts.configs.recommendedTypeChecked] },
  svelte.configs.recommended,
  {
    files: client,
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // TypeScript knows the names, those of the browser too
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // Maps and sets are made anew in $derived; those that are kept are not meant to be watched.
      "svelte/prefer-svelte-reactivity": "off",
      // Takes the reason behind "--" for more names; the compiler itself warns of needless ones.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unnecessary-condition": "off", // mistakes what closures may find null
      // For ESLint what comes from another component is `any`; svelte-check knows better.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: client,
    ignores: ART,
    plugins: { saqqara: { rules: { "token-colours": colours } } },
    rules: { "saqqara/token-colours": "error" },
  },
  { files: ["scripts/**", "public/sw.js", "*.js", "*.ts"], rules: { "no-undef": "off" } },
);
