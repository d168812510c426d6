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

// What works without a server, by module: the home page and the section beside the box, with the
// words of both languages. Fonts are left out: those that were shown are kept anyway.
const BOXES = "imhotep|cleopatra|murals|pharaoh";
const OFFLINE = [
  /src\/pages\/(Home|Box)\.svelte$/,
  new RegExp(`src/games/(${BOXES})/rules\\.ts$`),
  /src\/games\/imhotep\/SidePicture\.svelte$/,
  /src\/table\/SignRow\.svelte$/,
  /locales\/\w+\/web_(box|pages)\.ftl/,
  new RegExp(`locales/\\w+/games/(${BOXES})/(table|web_board|web_dynasty|web_rules)\\.ftl`),
];

/** Lists them for the service worker, which keeps them (public/sw.js). */
function offlineList() {
  return {
    name: "offline-list",
    enforce: "post", // chunks of nothing but styles are gone by then
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const isKept = (id) => OFFLINE.some((pattern) => pattern.test(id));
      const kept = new Set(
        chunks
          .filter((each) => each.isEntry || each.moduleIds.some(isKept))
          .map(({ fileName }) => fileName),
      );
      for (const name of kept) {
        const { imports = [], viteMetadata } = bundle[name] ?? {};
        const { importedCss = [], importedAssets = [] } = viteMetadata ?? {};
        for (const each of [...imports, ...importedCss, ...importedAssets]) kept.add(each);
      }
      const listed = [...kept].filter((name) => name in bundle && !name.endsWith(".woff2"));
      const source = JSON.stringify(listed.sort().map((name) => `/${name}`));
      this.emitFile({ type: "asset", fileName: "offline.json", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offlineList()],
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
