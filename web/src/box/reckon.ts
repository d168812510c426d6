// Which pad reckons which game, with the figures of the box at hand.

import type { MessageId } from "../messages";
import { figuresOf } from "./figures";
import type { BoxGame } from "./boxes";
import type { Entries } from "./entries";
import { reckonCleopatra } from "./pads/cleopatra";
import { reckonImhotep } from "./pads/imhotep";
import { reckonMurals } from "./pads/murals";
import type { Reckoned } from "./pads/pad";
import { reckonPharaoh } from "./pads/pharaoh";

const RECKON: { [Game in BoxGame]: (entry: Entries[Game]) => Reckoned[] } = {
  imhotep: (entry) => reckonImhotep(figuresOf("imhotep"), entry),
  cleopatra: (entry) => reckonCleopatra(figuresOf("cleopatra"), entry),
  murals: (entry) => reckonMurals(figuresOf("murals"), entry),
  pharaoh: (entry) => reckonPharaoh(figuresOf("pharaoh"), entry),
};

export const reckon = <Game extends BoxGame>(game: Game, entry: Entries[Game]): Reckoned[] =>
  RECKON[game](entry);

/** What decides between equals. */
export const TIE: Record<BoxGame, MessageId> = {
  imhotep: "web-box-tie-imhotep",
  cleopatra: "web-box-tie-cleopatra",
  murals: "web-box-tie-murals",
  pharaoh: "web-box-tie-pharaoh",
};
