// What the board has besides the places and pieces that events name.

import type { Engine, Piece, Place, Site } from "./words";

export type Mark =
  | Place
  | `berth-${number}` // a ship that sails leaves `harbour`, drawn at its own berth
  | `chariot-${number}` // points of the arena rise from the chariot that earned them
  | "lever-next" // a stone is dropped there by hand
  | "purse" // coins of market C, and what to press to pay: lessons point at it
  | `site-${Site}`; // stands in for `beside-...` and `played`

/** What flies: points rise as if they were a piece. */
export type Flown = Omit<Engine, "place" | "piece"> & {
  place: Mark;
  piece: Piece | `points ${number}`;
};
