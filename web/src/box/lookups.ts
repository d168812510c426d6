// What may lie in front of somebody, and the section of the rules that is about it.

import { siteRules, SITES } from "../games/imhotep/printed";
import type { Side, Site } from "../games/imhotep/printed";
import { GAMES } from "../games";
import type { MessageId } from "../messages";
import type { BoxGame } from "./boxes";

export interface Sought {
  section: MessageId;
  site?: Site;
  side?: Side;
}

const SIDES: readonly Side[] = ["a", "b", "c", "d"];

/** Sites first, by their pictures; then all other sections, by their headings. */
export async function soughtIn(game: BoxGame): Promise<{ sites: Sought[]; more: Sought[] }> {
  const parts = GAMES[game];
  if (!parts) return { sites: [], more: [] };
  const { rules } = await parts.rules();
  const sites =
    game === "imhotep"
      ? SITES.flatMap((site) =>
          SIDES.map((side) => ({ section: siteRules(site, side), site, side })),
        )
      : [];
  const pictured = new Set(sites.map(({ section }) => section));
  const more = rules.outline.filter((id) => !pictured.has(id)).map((section) => ({ section }));
  return { sites, more };
}
