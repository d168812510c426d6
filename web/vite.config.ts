import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogueAt, isAtOnce } from "./src/lib/catalogues.ts";

// What is always fetched together is one file, however many games there are: the words that every
// page says, what most pages stand on, what all boards and their pictures use, the frame of tables.
const shared = (name, test, minShareCount) => ({
  ...{ name, test, minShareCount },
  includeDependenciesRecursively: false,
});
const GROUPS = [
  { name: wordsAtOnce },
  shared("base", /node_modules|src\/(lib|widgets|games\/(\w+\/)?(index|parts)\.ts)/, 4),
  shared("boards", /src\/table\//, 8),
  shared("frame", /src\/table\/(?!ForkForm|ScoreChart|CoachSwitch)/, 2),
];

function wordsAtOnce(id) {
  const { language, name } = catalogueAt(id);
  return isAtOnce(name) && language ? `words-${language}` : null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Into the Python package: the wheel carries the built client.
    outDir: "../src/saqqara/server/web/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are the Python package's
    proxy: { "/api": { target: "http://127.0.0.1:8077", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false, // quicker; no file minds what another leaves behind
    setupFiles: ["src/testing/browser.ts"],
  },
});
