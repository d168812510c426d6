// For what only runs on games that the engine has just played: tests/web_contract/test_stage.py
// writes them to SAQQARA_STREAMS.

import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import usual from "./vite.config.ts";

const streams = JSON.parse(readFileSync(process.env.SAQQARA_STREAMS, "utf8"));

export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ["src/testing/*.check.ts"],
    provide: { streams },
    testTimeout: 300_000, // a busy machine; only what hangs takes so long
  },
});
