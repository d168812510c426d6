import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Into the Python package: the wheel carries the built client.
    outDir: "../src/saqqara/server/web/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
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
