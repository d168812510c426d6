// The catalogues of plain words, which few fetch (texts.svelte.ts).

import { catalogueAt } from "./catalogues";

export const simple = Object.entries(
  import.meta.glob<string>("./*/games/*/web_simple.ftl", {
    base: "../../../src/saqqara/locales",
    query: "?raw",
    import: "default",
  }),
).map(([path, load]) => ({ ...catalogueAt(path), load }));
