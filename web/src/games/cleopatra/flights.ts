// What flies in Cleopatra: cards, amulets, Talents, boats and dice. What is built, Cleopatra and the
// statue move in the scene itself.

import type { Flyer } from "../../table/flights";
import { kindOf } from "../../table/told";
import type { KindOf } from "../../table/told";
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
