// What flies in Cleopatra: cards, amulets, Talents, boats and dice. What is built, Cleopatra and the
// statue move in the scene itself.

import { kindOf } from "../../table/flights";
import type { Flyer } from "../../table/flights";

const WIDTH: Record<string, number> = { card: 44, amulet: 22, merchant: 24, talent: 20, die: 26 };

export const flyer: Flyer = {
  kinds: ["amulet", "card", "die", "merchant", "talent"],
  stays: ["cleopatra", "piece", "statue", "tile"],
  isFixed: true,
  size: (piece) => {
    const width = WIDTH[kindOf(piece)] ?? 24;
    return [width, kindOf(piece) === "card" ? width * 1.4 : width];
  },
};
