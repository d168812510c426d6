// The catalogues themselves, so that unit tests read what people read.

import { GAMES } from "../games";
import { loadAlso, loadGame, loadLanguage } from "../lib/texts.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Language } from "../lib/preferences.svelte";

const LATER = ["guide", "web_rules", "web_dynasty"];

/** Everything is said in this language from now on. */
export async function speak(language: Language): Promise<void> {
  preferences.language = language;
  await loadLanguage(language);
  for (const game of Object.keys(GAMES)) {
    await loadGame(game);
    await loadAlso(
      LATER.map((part) => `${game}/${part}`),
      language,
    );
  }
  await loadAlso(["web_pages"], language);
}
