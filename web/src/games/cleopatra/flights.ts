// What flies in Cleopatra: cards, amulets, Talents, boats and dice. What is built, Cleopatra and the
// statue move in the scene itself.

import { away, straight } from "../../table/flights";
import type { Flight, Flyer } from "../../table/flights";
import { kindOf } from "../../table/told";
import type { KindOf } from "../../table/told";
import { ROLLING } from "./stage";
import type { Engine, Piece } from "./words";

const WIDTH: Partial<Record<KindOf<Piece>, number>> = {
  card: 44,
  amulet: 22,
  merchant: 24,
  talent: 20,
  die: 26,
};

export const flyer: Flyer<Engine> = {
  kinds: ["amulet", "card", "die", "merchant", "talent"],
  stays: ["cleopatra", "piece", "statue", "tile"],
  isFixed: true,
  size: (piece) => {
    const width = WIDTH[kindOf(piece)] ?? 24;
    return [width, kindOf(piece) === "card" ? width * 1.4 : width];
  },
};

// Of their way: until then they are seen tumbling over the palace. What is in the air slows down, so
// that this is three fifths of the time.
const ROLLED = 0.96;

export function frames(flight: Flight<Engine>): Keyframe[] {
  if (flight.time !== ROLLING) return straight(flight);
  const transform = away(flight.from, flight.to);
  const [, ...rest] = straight(flight);
  return [
    { transform, opacity: 0 },
    { transform, opacity: 0, offset: ROLLED },
    { transform, opacity: 1, offset: ROLLED },
    ...rest.slice(-1),
  ];
}
