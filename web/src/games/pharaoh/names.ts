// What the pieces of this game are called, and small sums over them.

import { say } from "../../lib/texts.svelte";
import type { Crew, Piece } from "./words";

/** A thing of the board: a piece of events, or a card that is face down. */
export type Thing = Piece | "back";

const NAMES = {
  "crew 1": "pharaoh-crew-1",
  "crew 2": "pharaoh-crew-2",
  "crew 3": "pharaoh-crew-3",
  "crew 4": "pharaoh-crew-4",
  "crew 5": "pharaoh-crew-5",
  "crew 3f": "pharaoh-flag-crew-3",
  "crew 4f": "pharaoh-flag-crew-4",
  "crew 5f": "pharaoh-flag-crew-5",
  "crew 6f": "pharaoh-flag-crew-6",
  "crew 7f": "pharaoh-flag-crew-7",
  "throne 1": "pharaoh-throne-1",
  "jar 1": "pharaoh-jar-1",
  "jar 2": "pharaoh-jar-2",
  "sword 1": "pharaoh-sword-1",
  "sword 2": "pharaoh-sword-2",
  "sword 3": "pharaoh-sword-3",
  "ankh 1": "pharaoh-ankh-1",
  "ankh 2": "pharaoh-ankh-2",
  "ankh 3": "pharaoh-ankh-3",
  "ankh 4": "pharaoh-ankh-4",
  "coin 1": "pharaoh-coin-1",
  "coin 2": "pharaoh-coin-2",
  "coin 3": "pharaoh-coin-3",
  "coin 4": "pharaoh-coin-4",
  "coin 5": "pharaoh-coin-5",
  pharaoh: "web-pharaoh-card",
  chip: "web-pharaoh-chip",
  back: "web-pharaoh-back",
} as const satisfies Record<Thing, string>;

/** "jar 2", "crew 5f", "pharaoh" in the viewer's language. */
export const pieceName = (piece: Thing): string => say(NAMES[piece]);

/** Crew words of the view ("5f") as pieces ("crew 5f"). */
export const crewPieces = (words: readonly Crew[]): `crew ${Crew}`[] =>
  words.map((word) => `crew ${word}` as const);

export const crewSum = (words: readonly Crew[]): number =>
  words.reduce((sum, word) => sum + Number.parseInt(word, 10), 0);

/** The rules take the cards of a declaration from small to large, those with a flag last. */
export const inOrder = (words: readonly Crew[]): Crew[] => {
  const rank = (word: Crew): number => Number.parseInt(word, 10) + (word.endsWith("f") ? 100 : 0);
  return [...words].sort((one, other) => rank(one) - rank(other));
};

/** Cards of one kind are alike; a number tells them apart so that each keeps its element. */
export function keyed<Of extends Thing>(pieces: readonly Of[]): { key: string; piece: Of }[] {
  const seen = new Map<Of, number>();
  return pieces.map((piece) => {
    const nth = seen.get(piece) ?? 0;
    seen.set(piece, nth + 1);
    return { key: `${piece}#${nth}`, piece };
  });
}
