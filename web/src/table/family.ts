// The family table, fetched with its words when it is needed.

import { withWords } from "../lib/texts.svelte";

export const loadFamily = (): Promise<typeof import("../family/parts")> =>
  withWords(["web_family", "web_pages"], () => import("../family/parts"));
