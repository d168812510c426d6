// Which reading belongs to which kanji of a Japanese text: the longest known word first.

import readings from "./readings.txt?raw";

/** A piece of a text, and how it is read; "" if it needs no reading. */
export interface Piece {
  base: string;
  reading: string;
}

const KANJI = "\\u4e00-\\u9fff々";
const MARKED = new RegExp(`(?:｜([^《]*)|([${KANJI}]+))《([^》]*)》`, "g");
const RUN = new RegExp(`[${KANJI}]+`, "g");
const A_KANJI = new RegExp(`[${KANJI}]`);
const DIGIT = /\d/;
const ANY_DIGIT = "#";

/** 取《と》り除《のぞ》 in its pieces. */
function piecesOf(entry: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of entry.matchAll(MARKED)) {
    if (found.index > end) pieces.push({ base: entry.slice(end, found.index), reading: "" });
    pieces.push({ base: found[1] ?? found[2] ?? "", reading: found[3] ?? "" });
    end = found.index + found[0].length;
  }
  if (end < entry.length) pieces.push({ base: entry.slice(end), reading: "" });
  return pieces;
}

const known = new Map<string, Piece[]>();
for (const line of readings.split("\n")) {
  if (line.startsWith(";")) continue;
  for (const entry of line.split(" ").filter(Boolean)) {
    const pieces = piecesOf(entry);
    known.set(pieces.map(({ base }) => base).join(""), pieces);
  }
}
const LONGEST = Math.max(...[...known.keys()].map((word) => word.length));

export const hasKanji = (text: string): boolean => A_KANJI.test(text);

/** A word with any digit at its ends. */
function withAnyDigit(word: string): Piece[] | undefined {
  if (!DIGIT.test(word.charAt(0))) return undefined;
  const begun = ANY_DIGIT + word.slice(1);
  return known.get(begun) ?? known.get(begun.replace(/\d$/, ANY_DIGIT));
}

function wordAt(text: string, at: number): Piece[] | null {
  const isWithinNumber = DIGIT.test(text.charAt(at - 1));
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length);
    const exact = known.get(word);
    const readsDigit = exact?.[0]?.reading && DIGIT.test(word.charAt(0));
    const pieces = (readsDigit && isWithinNumber ? undefined : exact) ?? withAnyDigit(word);
    if (pieces) return pieces;
  }
  return null;
}

/** The text in pieces, the longest known words first. */
function inPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    for (const { base, reading } of wordAt(text, at) ?? [{ base: text.charAt(at), reading: "" }]) {
      const own = text.slice(at, at + base.length); // a digit where the word has any
      pieces.push({ base: own, reading });
      at += own.length;
    }
  }
  return pieces;
}

/** The text with its readings. Kanji that nobody wrote a reading for, as names have them, get none
    in the whole run in which they stand: half a reading misleads. Nor does a name before さん. */
export function withReadings(text: string): Piece[] {
  const all = inPieces(text);
  const bare = bareRuns(text, all);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { base, reading } of all) {
    const isBare = !reading || bare.has(at);
    const last = pieces.at(-1);
    if (isBare && last && !last.reading) last.base += base;
    else pieces.push({ base, reading: isBare ? "" : reading });
    at += base.length;
  }
  return pieces;
}

/** Where kanji stand that get no reading. */
function bareRuns(text: string, pieces: readonly Piece[]): Set<number> {
  const read = new Set<number>();
  let at = 0;
  for (const { base, reading } of pieces) {
    for (let own = at; reading && own < at + base.length; own++) read.add(own);
    at += base.length;
  }
  const bare = new Set<number>();
  for (const run of text.matchAll(RUN)) {
    const places = [...run[0]].map((_, own) => run.index + own);
    const isName = text.startsWith("さん", run.index + run[0].length);
    if (isName || !places.every((own) => read.has(own))) places.forEach((own) => bare.add(own));
  }
  return bare;
}

/** Kanji of a text that no reading was written for. */
export function unread(text: string): string {
  return inPieces(text)
    .filter(({ base, reading }) => !reading && hasKanji(base))
    .map(({ base }) => base)
    .join("");
}
