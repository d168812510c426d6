// Made by scripts/board_types.py from the engine. Do not edit.

import type { PharaohForeseen, PharaohPrinted, PharaohView } from "../../wire";

export type Crew =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "3f"
  | "4f"
  | "5f"
  | "6f"
  | "7f";

export type Lot =
  | "throne 1"
  | "jar 1"
  | "jar 2"
  | "sword 1"
  | "sword 2"
  | "sword 3"
  | "ankh 1"
  | "ankh 2"
  | "ankh 3"
  | "ankh 4"
  | "coin 1"
  | "coin 2"
  | "coin 3"
  | "coin 4"
  | "coin 5"
  | "crew 3f"
  | "crew 4f"
  | "crew 5f"
  | "crew 6f"
  | "crew 7f";

/** What can be decided, in the words of the notation. */
export type Word =
  | `lay ${Crew}`
  | "declare"
  | "declare bonus"
  | "pass"
  | "horus"
  | "pharaoh";

/** Where events say that things come from and go to. */
export type Place =
  | `bid-${number}`
  | "box"
  | `camp-${number}`
  | "deck"
  | `hand-${number}`
  | "hospital"
  | `row-${number}`
  | `tent-${number}`;

/** What events say that moves. */
export type Piece =
  | Lot
  | "chip"
  | `crew ${Crew}`
  | "pharaoh";

/** What is asked: ids of messages. */
export type Prompt =
  | "pharaoh-prompt-chip"
  | "pharaoh-prompt-deal"
  | "pharaoh-prompt-lay"
  | "pharaoh-prompt-turn"
  | "pharaoh-prompt-turn-open"
  | "pharaoh-prompt-turn-pass";

/** What a board of this game is told, and may answer. */
export interface Engine {
  id: "pharaoh";
  view: PharaohView;
  word: Word;
  place: Place;
  piece: Piece;
  prompt: Prompt;
  printed: PharaohPrinted;
  foreseen: PharaohForeseen | null;
}
