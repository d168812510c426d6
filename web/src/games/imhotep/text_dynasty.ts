// The words of A New Dynasty on Imhotep's text board.

import type { Field, TextWords } from "../../table/text_board";
import { rewardName } from "./reward";

export const dynastyFields: Record<string, Field> = {
  dynasty: { label: "web-dynasty-text-dynasty" },
  room: { label: "web-dynasty-text-room", kind: "by-seat" },
  secret: { label: "web-dynasty-text-secret" },
  hidden_cards: { label: "web-dynasty-text-hidden-cards", kind: "by-seat" },
  coins: { label: "web-dynasty-text-coins", kind: "by-seat" },
  piles: { label: "web-dynasty-text-piles" },
  slot: { label: "web-dynasty-text-slot", kind: "place" },
  drawn: { label: "web-dynasty-text-drawn", kind: "words" },
  scaffolds: { label: "web-dynasty-title-pyramids-c" },
  "scaffolds.tiles": { label: "web-dynasty-text-scaffold-tiles" },
  "scaffolds.rewards": { label: "web-dynasty-text-rewards" },
  "scaffolds.left": { label: "web-dynasty-text-tiles-left" },
  "scaffolds.hidden": { label: "web-dynasty-text-tiles-hidden" },
  hallway: { label: "web-dynasty-title-pyramids-d" },
  figure: { label: "web-dynasty-text-figure", kind: "place" },
  next: { label: "web-dynasty-text-next", kind: "place" },
  "hallway.points": { label: "web-dynasty-text-points" },
  ra: { label: "web-dynasty-title-temple-c" },
  "ra.rewards": { label: "web-dynasty-text-rewards" },
  arena: { label: "web-dynasty-title-temple-d" },
  track: { label: "web-dynasty-text-track" },
  arrows: { label: "web-dynasty-text-arrows" },
  chariots: { label: "web-dynasty-text-chariots", kind: "by-seat" },
  round_points: { label: "web-dynasty-text-round-points", kind: "by-seat" },
  hill: { label: "web-dynasty-title-burial-c" },
  areas: { label: "web-dynasty-text-areas", kind: "by-seat" },
  crypt: { label: "web-dynasty-title-burial-d" },
  "crypt.columns": { label: "web-dynasty-text-columns" },
  open: { label: "web-dynasty-text-open-tombs" },
  "crypt.left": { label: "web-dynasty-text-tiles-left" },
  giant: { label: "web-dynasty-title-obelisks-c" },
  shapes: { label: "web-dynasty-text-shapes", kind: "words" },
  squares: { label: "web-dynasty-text-shapes", kind: "hidden" },
  "giant.tiles": { label: "web-dynasty-text-built" },
  owner: { label: "web-dynasty-text-owner", kind: "seat" },
  shape: { label: "web-dynasty-text-shape" },
  "tiles.columns": { label: "web-dynasty-text-columns", kind: "hidden" },
  "giant.heights": { label: "web-table-text-heights", kind: "by-seat" },
  levels: { label: "web-dynasty-text-levels", kind: "by-seat" },
  building: { label: "web-dynasty-text-building", kind: "place" },
  avenue: { label: "web-dynasty-title-obelisks-d" },
  "avenue.heights": { label: "web-table-text-heights", kind: "plain" },
  "avenue.points": { label: "web-dynasty-text-points", kind: "plain" },
  "avenue.stones": { label: "web-table-text-stones", kind: "plain" },
  prophecies: { label: "web-prophecy-title" },
  prophecy: { label: "web-dynasty-text-prophecy-name" },
  "prophecies.scarabs": { label: "web-dynasty-text-windows-used", kind: "places-by-seat" },
  met: { label: "web-dynasty-text-met", kind: "by-seat" },
  windows: { label: "web-dynasty-text-windows" },
  scarabs: { label: "web-prophecy-left", kind: "by-seat" },
};

export const dynastyItems: TextWords["item"] = {
  piles: "web-dynasty-text-pile",
  rewards: "web-dynasty-text-scaffold",
  tiles: "web-dynasty-text-tile",
  prophecies: "web-dynasty-text-prophecy",
  windows: "web-dynasty-text-window",
};

/** The message id of a word, or the word itself in the reader's language; "" = of the base game. */
export function dynastyWord(word: string): string {
  if (/^(osiris|anubis|isis|horus|set|amun|ra)$/.test(word)) return `imhotep-prophecy-${word}`;
  if (/^(\d+|card|stones)( |$)/.test(word)) return rewardName(word);
  return /^[A-Z]\d$/.test(word) ? word : "";
}
