// What a browser keeps of puzzles for somebody who has no name here; with a name the server does.

import type { PuzzleCourse, PuzzleLine, Puzzles, PuzzleStanding, PuzzleVerdict } from "../wire";

const KEY = "saqqara-puzzles";
const DAY = 86_400_000;

export interface Books {
  tries: Record<string, boolean>; // by puzzle: solved at the first answer
  days: string[]; // on which one of the day's puzzles was answered
  standings: Record<string, PuzzleStanding>; // by course
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is kept; nothing where somebody else wrote there. */
export function readBooks(kept: string | null): Books {
  const empty: Books = { tries: {}, days: [], standings: {} };
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    if (!isObject(found)) return empty;
    const { tries, days, standings } = found as Partial<Books>;
    return {
      tries: isObject(tries) ? tries : {},
      days: Array.isArray(days) ? days : [],
      standings: isObject(standings) ? standings : {},
    };
  } catch {
    return empty;
  }
}

export function loadBooks(): Books {
  try {
    return readBooks(localStorage.getItem(KEY));
  } catch {
    return readBooks(null); // a browser that keeps nothing
  }
}

/** The books after an answer: the first one counts, as with a name. */
export function withAnswer(
  books: Books,
  puzzle: string,
  course: string,
  verdict: PuzzleVerdict,
): Books {
  const days = verdict.day ? [...new Set([...books.days, verdict.day])] : books.days;
  if (puzzle in books.tries) return { ...books, days };
  return {
    tries: { ...books.tries, [puzzle]: verdict.verdict !== "other" },
    days,
    standings: { ...books.standings, [course]: verdict.standing },
  };
}

export function keepBooks(books: Books): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(books));
  } catch {
    // it keeps nothing: the next page begins anew
  }
}

/** Days in a row up to today, or up to yesterday while today's puzzle is still open. */
export function streakOf(days: readonly string[], today: string): number {
  if (!today) return 0; // not the puzzle of any day
  const known = new Set(days);
  const before = (day: string): string =>
    new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let day = known.has(today) ? today : before(today);
  let count = 0;
  while (known.has(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

/** What the server says to nobody in particular, filled in from the books. */
export function filledIn(found: Puzzles, books: Books): Puzzles {
  const courses = found.courses.map((each): PuzzleCourse => ({
    ...each,
    solved: books.tries[each.today] ?? null,
    standing: books.standings[each.id] ?? null,
  }));
  return { ...found, courses, streak: streakOf(books.days, found.day) };
}

export const linesOf = (lines: readonly PuzzleLine[], books: Books): PuzzleLine[] =>
  lines.map((line) => ({ ...line, solved: books.tries[line.id] ?? null }));

/** The open puzzle whose difficulty is nearest to the rating; of equals any. */
export function nextOf(
  lines: readonly PuzzleLine[],
  rating: number,
  but: string,
  luck: () => number = Math.random,
): string {
  const open = lines.filter((line) => line.solved === null && line.id !== but);
  const away = (line: PuzzleLine): number => Math.abs(line.rating - rating);
  const nearest = Math.min(...open.map(away));
  const best = open.filter((line) => away(line) === nearest);
  return best[Math.floor(luck() * best.length)]?.id ?? "";
}
