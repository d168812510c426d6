// Made by scripts/board_types.py from the engine. Do not edit.

import type { CleopatraPrinted, CleopatraView } from "../../wire";

export type Building =
  | "w1"
  | "w2"
  | "w3"
  | "w4"
  | "w5"
  | "w6"
  | "w7"
  | "w8"
  | "w9"
  | "sphinx"
  | "obelisk"
  | "door left"
  | "door right"
  | "throne"
  | "mosaic";

export type Card =
  | "artisan1"
  | "stone1"
  | "marble1"
  | "wood1"
  | "lapis1"
  | "artisan2"
  | "stone2"
  | "marble2"
  | "wood2"
  | "lapis2"
  | "trompe"
  | "beggar"
  | "courtesan"
  | "envoy"
  | "scribe"
  | "smuggler"
  | "vizier";

export type Cell =
  | "a1"
  | "b1"
  | "c1"
  | "d1"
  | "e1"
  | "f1"
  | "g1"
  | "h1"
  | "i1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "e2"
  | "f2"
  | "g2"
  | "h2"
  | "i2"
  | "a3"
  | "b3"
  | "c3"
  | "d3"
  | "e3"
  | "f3"
  | "g3"
  | "h3"
  | "i3"
  | "a4"
  | "b4"
  | "c4"
  | "d4"
  | "e4"
  | "f4"
  | "g4"
  | "h4"
  | "i4"
  | "a5"
  | "b5"
  | "c5"
  | "d5"
  | "e5"
  | "f5"
  | "g5"
  | "h5"
  | "i5"
  | "a6"
  | "b6"
  | "c6"
  | "d6"
  | "e6"
  | "f6"
  | "g6"
  | "h6"
  | "i6"
  | "a7"
  | "b7"
  | "c7"
  | "d7"
  | "e7"
  | "f7"
  | "g7"
  | "h7"
  | "i7"
  | "a8"
  | "b8"
  | "c8"
  | "d8"
  | "e8"
  | "f8"
  | "g8"
  | "h8"
  | "i8"
  | "a9"
  | "b9"
  | "c9"
  | "d9"
  | "e9"
  | "f9"
  | "g9"
  | "h9"
  | "i9";

export type Payment =
  | "pay artisan single"
  | "pay artisan double"
  | "pay artisan trompe"
  | "pay artisan merchant"
  | "pay wood single"
  | "pay wood double"
  | "pay wood trompe"
  | "pay wood merchant"
  | "pay stone single"
  | "pay stone double"
  | "pay stone trompe"
  | "pay stone merchant"
  | "pay marble single"
  | "pay marble double"
  | "pay marble trompe"
  | "pay marble merchant"
  | "pay lapis single"
  | "pay lapis double"
  | "pay lapis trompe"
  | "pay lapis merchant";

export type Resource =
  | "artisan"
  | "wood"
  | "stone"
  | "marble"
  | "lapis";

export type Tile =
  | "f"
  | "i"
  | "l"
  | "n"
  | "p"
  | "t"
  | "u"
  | "v"
  | "w"
  | "x"
  | "y"
  | "z";

/** What can be decided, in the words of the notation. */
export type Word =
  | `stall ${number}`
  | `build ${"w1" | "w2" | "w3" | "w4" | "w5" | "w6" | "w7" | "w8" | "w9"}`
  | "build sphinx"
  | "build obelisk"
  | `build ${"door left" | "door right"}`
  | "build throne"
  | "build mosaic"
  | `build tile ${Tile}`
  | "play beggar"
  | "play courtesan"
  | "play envoy"
  | "play scribe add"
  | "play scribe remove"
  | "play vizier"
  | "done"
  | "pass"
  | `pay ${Resource} ${"single" | "double" | "trompe" | "merchant"}`
  | `turn ${number}`
  | `cell ${Cell}`
  | `card ${Card}`
  | "talents"
  | `ask ${Resource}`
  | "yes"
  | "no"
  | "limit discard"
  | "limit keep"
  | "limit smuggler"
  | `tens ${number}`
  | `ones ${number}`;

/** Where events say that things come from and go to. */
export type Place =
  | "altar"
  | "box"
  | `camp-${number}`
  | `cell-${Cell}`
  | "deck"
  | "discard"
  | `garden-${number}`
  | `hand-${number}`
  | "palace-door-left"
  | "palace-door-right"
  | `palace-obelisk-${number}`
  | "palace-pedestal"
  | `palace-sphinx-${number}`
  | "palace-throne"
  | `palace-wall-${number}`
  | `path-${number}`
  | "plaza"
  | `pyramid-${number}`
  | "quarry"
  | `stall-${number}`
  | "supply"
  | `vizier-${number}`;

/** What events say that moves. */
export type Piece =
  | "amulet"
  | "card"
  | `card ${Card}`
  | "cleopatra"
  | "die"
  | "merchant"
  | `piece ${number}`
  | `statue ${number}`
  | "talent"
  | `tile ${Tile}`;

/** What is asked: ids of messages. */
export type Prompt =
  | "cleopatra-prompt-accept"
  | "cleopatra-prompt-act"
  | "cleopatra-prompt-after"
  | "cleopatra-prompt-beggar"
  | "cleopatra-prompt-bid"
  | "cleopatra-prompt-cell"
  | "cleopatra-prompt-claim"
  | "cleopatra-prompt-courtesan"
  | "cleopatra-prompt-deal"
  | "cleopatra-prompt-discard"
  | "cleopatra-prompt-face"
  | "cleopatra-prompt-first"
  | "cleopatra-prompt-kind"
  | "cleopatra-prompt-limit"
  | "cleopatra-prompt-name"
  | "cleopatra-prompt-offer"
  | "cleopatra-prompt-orient"
  | "cleopatra-prompt-pay"
  | "cleopatra-prompt-refill"
  | "cleopatra-prompt-reveal"
  | "cleopatra-prompt-roll"
  | "cleopatra-prompt-tile"
  | "cleopatra-prompt-visit"
  | "cleopatra-prompt-vizier";

/** What a board of this game is told, and may answer. */
export interface Engine {
  id: "cleopatra";
  view: CleopatraView;
  word: Word;
  place: Place;
  piece: Piece;
  prompt: Prompt;
  printed: CleopatraPrinted;
  foreseen: null;
}
