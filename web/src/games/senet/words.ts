// Made by scripts/board_types.py from the engine. Do not edit.

import type { SenetView } from "../../wire";

/** What can be decided, in the words of the notation. */
export type Word =
  | `move ${number}`
  | `back ${number}`;

/** Where events say that things come from and go to. */
export type Place =
  | `off-${number}`
  | `square-${number}`;

/** What events say that moves. */
export type Piece =
  | `pawn-${number}`;

/** What is asked: ids of messages. */
export type Prompt =
  | "senet-prompt-back"
  | "senet-prompt-first"
  | "senet-prompt-sticks"
  | "senet-prompt-turn"
  | "senet-prompt-turn-again";

/** What a board of this game is told, and may answer. */
export interface Engine {
  id: "senet";
  view: SenetView;
  word: Word;
  place: Place;
  piece: Piece;
  prompt: Prompt;
  printed: Record<string, never>;
  foreseen: null;
}
