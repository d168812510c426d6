// What few people see of a table, fetched with its words when they do.

import { withWords } from "../lib/texts.svelte";

export const loadKeys = (): Promise<typeof import("./KeysHelp.svelte")> =>
  withWords(["web_keys"], () => import("./KeysHelp.svelte"));

export const loadResult = (): Promise<typeof import("./Result.svelte")> =>
  withWords(["web_deal"], () => import("./Result.svelte"));
