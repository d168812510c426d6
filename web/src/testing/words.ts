// The catalogues themselves, so that unit tests read what people read.

import { loadAlso, loadGame, loadLanguage } from "../lib/texts.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Language } from "../lib/preferences.svelte";

const LATER = ["dynasty", "palace", "web_pages", "web_murals", "web_pharaoh", "rules", "guide"];

/** Everything is said in this language from now on. */
export async function speak(language: Language): Promise<void> {
  preferences.language = language;
  await loadLanguage(language);
  for (const game of ["cleopatra", "imhotep", "murals", "pharaoh"]) await loadGame(game);
  await loadAlso(LATER, language);
}
