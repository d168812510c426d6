// Made by scripts/board_types.py from the engine. Do not edit.

import type { ForeseenView, ImhotepPrinted, ImhotepView } from "../../wire";

export type Card =
  | "entrance"
  | "sarcophagus"
  | "paved path"
  | "pyramid decoration"
  | "temple decoration"
  | "burial decoration"
  | "obelisk decoration"
  | "lever"
  | "hammer"
  | "sail"
  | "chisel"
  | "statue"
  | "extra storage"
  | "private quarry"
  | "stone ornament"
  | "raft"
  | "gangplank";

export type Prophecy =
  | "osiris"
  | "anubis"
  | "isis"
  | "horus"
  | "set"
  | "amun"
  | "ra";

export type Side =
  | "a"
  | "b"
  | "c"
  | "d";

export type Site =
  | "market"
  | "pyramids"
  | "temple"
  | "burial"
  | "obelisks";

/** What can be decided, in the words of the notation. */
export type Word =
  | "get"
  | `load ${number} ${number}`
  | `sail ${number} ${Site}`
  | "play lever"
  | "play hammer"
  | "play sail"
  | "play chisel"
  | "pass"
  | `next ${number}`
  | `take ${number}`
  | `keep ${"entrance" | "sarcophagus" | "paved path" | "pyramid decoration" | "temple decoration" | "burial decoration" | "obelisk decoration" | "lever" | "hammer" | "sail" | "chisel" | "statue"}`
  | `pyramid ${"left" | "middle" | "right"}`
  | "bonus"
  | "no bonus"
  | "point"
  | "stones"
  | "play raft"
  | "play gangplank"
  | "get and move figure"
  | `scarab ${Prophecy}`
  | `coin ${number} ${number}`
  | `keep ${"extra storage" | "private quarry" | "stone ornament" | "raft" | "gangplank"}`
  | `hill ${number} ${number}`
  | `tomb ${number}`
  | `build ${number} ${number} ${number}`
  | `avenue ${number}`
  | `raft ${Site}`;

/** Where events say that things come from and go to. */
export type Place =
  | `arena-${number}`
  | `avenue-${number}`
  | `beside-${Site}`
  | "box"
  | `burial-${number}`
  | `cards-${number}`
  | `coins-${number}`
  | `crypt-${number}`
  | "deck"
  | "discard"
  | `dock-${Site}`
  | "harbour"
  | `hill-${number}`
  | `market-${number}`
  | `obelisk-${number}`
  | `path-${number}`
  | "played"
  | "prophecies"
  | `prophecy ${Prophecy}`
  | "pyramids"
  | `pyramids-${number}`
  | "pyramids-beside"
  | `quarry-${number}`
  | "round-card"
  | "round-deck"
  | "scaffolds"
  | `scarabs-${number}`
  | `shaft-${number}`
  | `ship-${number}-${number}`
  | `sled-${number}`
  | `temple-${number}`
  | "tombs"
  | `tower-${number}`
  | `track-${number}-${number}`
  | `waiting-${number}`;

/** What events say that moves. */
export type Piece =
  | "card"
  | `card ${Card}`
  | `chariot-${number}`
  | "coin"
  | "figure"
  | `prophecy ${Prophecy}`
  | `round ${number}-${number}-${number}-${number}`
  | `scaffold ${number}`
  | `scarab-${number}`
  | `ship-${number}`
  | `stone-${number}`
  | "tile"
  | `tomb ${number}`;

/** What is asked: ids of messages. */
export type Prompt =
  | "imhotep-prompt-avenue"
  | "imhotep-prompt-bonus-card"
  | "imhotep-prompt-bonus-load"
  | "imhotep-prompt-bonus-stones"
  | "imhotep-prompt-build"
  | "imhotep-prompt-deal"
  | "imhotep-prompt-deal-down"
  | "imhotep-prompt-draw"
  | "imhotep-prompt-first"
  | "imhotep-prompt-fleet"
  | "imhotep-prompt-gangplank"
  | "imhotep-prompt-hill"
  | "imhotep-prompt-keep"
  | "imhotep-prompt-keep-drawn"
  | "imhotep-prompt-keep-pile"
  | "imhotep-prompt-load"
  | "imhotep-prompt-load-first"
  | "imhotep-prompt-load-then-sail"
  | "imhotep-prompt-offering"
  | "imhotep-prompt-open-tomb"
  | "imhotep-prompt-order"
  | "imhotep-prompt-peek"
  | "imhotep-prompt-prophecy"
  | "imhotep-prompt-pyramid"
  | "imhotep-prompt-ra-draw"
  | "imhotep-prompt-raft"
  | "imhotep-prompt-sail"
  | "imhotep-prompt-sail-lever"
  | "imhotep-prompt-scaffold"
  | "imhotep-prompt-side"
  | "imhotep-prompt-take"
  | "imhotep-prompt-tomb"
  | "imhotep-prompt-turn"
  | "imhotep-prompt-uncover";

/** What a board of this game is told, and may answer. */
export interface Engine {
  id: "imhotep";
  view: ImhotepView;
  word: Word;
  place: Place;
  piece: Piece;
  prompt: Prompt;
  printed: ImhotepPrinted;
  foreseen: ForeseenView | null;
}
