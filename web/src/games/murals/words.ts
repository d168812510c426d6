// Made by scripts/board_types.py from the engine. Do not edit.

import type { MuralsForeseen, MuralsView } from "../../wire";

export type Card =
  | "00"
  | "01"
  | "02"
  | "03"
  | "04"
  | "05"
  | "06"
  | "07"
  | "08"
  | "09"
  | "10"
  | "11"
  | "12"
  | "13"
  | "14"
  | "15"
  | "16"
  | "17"
  | "18"
  | "19"
  | "20"
  | "21"
  | "22"
  | "23"
  | "24"
  | "25"
  | "26"
  | "27"
  | "28"
  | "29"
  | "30"
  | "31"
  | "32"
  | "33"
  | "34"
  | "35"
  | "36"
  | "37"
  | "38"
  | "39"
  | "40"
  | "41"
  | "42"
  | "43"
  | "44"
  | "45"
  | "46"
  | "47"
  | "48"
  | "49"
  | "50"
  | "51"
  | "52"
  | "53"
  | "54"
  | "55"
  | "56"
  | "57"
  | "58"
  | "59"
  | "60"
  | "61"
  | "62"
  | "63"
  | "64"
  | "65"
  | "66"
  | "67"
  | "68"
  | "69"
  | "70"
  | "71"
  | "72"
  | "73"
  | "74"
  | "75"
  | "76"
  | "77"
  | "78"
  | "79"
  | "80"
  | "81"
  | "82"
  | "83"
  | "84"
  | "85"
  | "86"
  | "87"
  | "88"
  | "89"
  | "90"
  | "91"
  | "92"
  | "93"
  | "94"
  | "95"
  | "96"
  | "97"
  | "98"
  | "99";

/** What can be decided, in the words of the notation. */
export type Word =
  | "draw"
  | "stop"
  | `hand ${Card}`
  | `display ${Card}`
  | "take deck"
  | `take ${Card}`;

/** Where events say that things come from and go to. */
export type Place =
  | `area-${number}`
  | `cell-${number}`
  | `combo-${number}`
  | "deck"
  | "display"
  | `hand-${number}`
  | `miss-${number}`;

/** What events say that moves. */
export type Piece =
  | "card"
  | `card ${number}`
  | `cube area ${number}`
  | `cube combo ${number}`
  | `cube miss ${number}`;

/** What is asked: ids of messages. */
export type Prompt =
  | "murals-prompt-ankh"
  | "murals-prompt-combo"
  | "murals-prompt-deal"
  | "murals-prompt-first-card"
  | "murals-prompt-reveal"
  | "murals-prompt-start"
  | "murals-prompt-turn";

/** What a board of this game is told, and may answer. */
export interface Engine {
  id: "murals";
  view: MuralsView;
  word: Word;
  place: Place;
  piece: Piece;
  prompt: Prompt;
  printed: Record<string, never>;
  foreseen: MuralsForeseen | null;
}
