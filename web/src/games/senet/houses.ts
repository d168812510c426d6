// The squares that are houses: what they are called, and what they do.

import type { MessageId } from "../../messages";

export interface House {
  square: number;
  name: MessageId;
  about: MessageId;
}

export const HOUSES: readonly House[] = [
  { square: 15, name: "senet-house-15", about: "web-senet-about-15" },
  { square: 26, name: "senet-house-26", about: "web-senet-about-26" },
  { square: 27, name: "senet-house-27", about: "web-senet-about-27" },
  { square: 28, name: "senet-house-28", about: "web-senet-about-28" },
  { square: 29, name: "senet-house-29", about: "web-senet-about-29" },
  { square: 30, name: "senet-house-30", about: "web-senet-about-30" },
];

export const houseOn = (square: number): House | undefined =>
  HOUSES.find((house) => house.square === square);

const ROW = 10;

/** Where the path runs: along the first row, back along the second, along the third. */
export function spotOf(square: number): { row: number; along: number } {
  const row = Math.floor((square - 1) / ROW);
  const step = (square - 1) % ROW;
  return { row: row + 1, along: row === 1 ? ROW - step : step + 1 };
}
