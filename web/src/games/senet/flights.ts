// What flies in Senet: pawns. One that falls into the water is seen to do so on its way back.

import { away } from "../../table/flights";
import type { Flight, Flyer } from "../../table/flights";
import type { EventOf } from "../../table/told";
import type { Engine, Piece } from "./words";

const FELL = "senet-event-water";
const DRIVEN = "senet-event-drown";

function falls(piece: Piece, { text }: EventOf<Engine>): boolean {
  return text.id === FELL || (text.id === DRIVEN && piece === `pawn-${text.args["other_seat"]}`);
}

export const flyer: Flyer<Engine> = {
  kinds: ["pawn"],
  stays: [],
  size: (_piece, { width, height }) => [
    Math.min(width, height) * 0.8,
    Math.min(width, height) * 0.8,
  ],
  via: (piece, event) => (falls(piece, event) ? "square-27" : ""),
};

export const seatOf = (piece: Piece): number => Number(piece.slice("pawn-".length));

/** In a low arc, as by hand; through the water it sinks and comes up again. */
export function frames({ from, to, via }: Flight<Engine>): Keyframe[] {
  const end: Keyframe = { transform: "none", opacity: 1 };
  if (!via) {
    const half = { ...from, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - to.height * 0.35 };
    return [{ transform: away(from, to) }, { transform: away(half, to), offset: 0.5 }, end];
  }
  return [
    { transform: away(from, to), opacity: 1 },
    { transform: away(via, to), opacity: 1, offset: 0.35 },
    { transform: away({ ...via, y: via.y + via.height * 0.3 }, to), opacity: 0.1, offset: 0.55 },
    end,
  ];
}
