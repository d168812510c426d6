// The rules by heading, for what is not a thing that lies there.

import { GAMES } from "../games";
import type { MessageId } from "../messages";
import type { BoxGame } from "./boxes";
import { thingsOf } from "./things";

/** Sections of which nothing can be tapped as a whole: all but those of the sides of sites. */
export async function sectionsOf(game: BoxGame): Promise<MessageId[]> {
  const parts = GAMES[game];
  if (!parts) return [];
  const { rules } = await parts.rules();
  const pictured = new Set(thingsOf(game).flatMap(({ section, look }) => look.site && section));
  return rules.outline.filter((id) => !pictured.has(id));
}
