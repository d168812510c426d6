// The table that rules are opened from: /rules/GAME?table=ID, with the sides that were drawn.

import { api } from "../../lib/api";
import { editionIn } from "../../lib/editions";
import type { FigureInfo, TableInfo } from "../../wire";

export interface Played {
  table: TableInfo;
  figures: FigureInfo[]; // what its edition changes
  sides: string; // of Imhotep, as ABCDA; "" if they are not drawn yet, or there are none
}

/** null: the rules of no table, or of one that is not there, or plays another game. */
export async function playedAt(id: string, game: string, drawn: string): Promise<Played | null> {
  const table = await api.table(id).catch(() => null);
  if (table?.game !== game) return null;
  const edition = editionIn(table.options);
  const found = edition ? await api.checkEdition(game, edition) : null;
  const sides = [table.options["sides"] ?? "", drawn].find((each) => /^[ABCD]{5}$/.test(each));
  return { table, figures: found?.differences ?? [], sides: sides ?? "" };
}
