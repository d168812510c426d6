import { describe, expect, it } from "vitest";
import type { PuzzleVerdict } from "../wire";
import { nextOf, readBooks, streakOf, withAnswer } from "./books";

const verdict = (said: PuzzleVerdict["verdict"], day = ""): PuzzleVerdict =>
  ({
    verdict: said,
    day,
    standing: { rating: 1300, deviation: 300, tried: 1, solved: 1 },
  }) as PuzzleVerdict;

describe("the books of puzzles", () => {
  it("survive whatever stands there", () => {
    for (const kept of [null, "", "{", "[]", "3", '{"tries":[],"days":{},"standings":null}']) {
      expect(readBooks(kept)).toEqual({ tries: {}, days: [], standings: {} });
    }
  });

  it("keep the first answer", () => {
    const first = withAnswer(readBooks(null), "a1", "murals", verdict("other"));
    const second = withAnswer(first, "a1", "murals", verdict("best", "2026-03-01"));
    expect(first.tries).toEqual({ a1: false });
    expect(second.tries).toEqual({ a1: false });
    expect(second.days).toEqual(["2026-03-01"]); // it counts for its day all the same
    expect(second.standings["murals"]?.rating).toBe(1300);
  });

  it("count days in a row", () => {
    const days = ["2026-02-27", "2026-02-28", "2026-03-01"];
    expect(streakOf(days, "2026-03-01")).toBe(3);
    expect(streakOf(days, "2026-03-02")).toBe(3); // today is still open
    expect(streakOf(days, "2026-03-03")).toBe(0);
    expect(streakOf(days, "")).toBe(0); // a puzzle of no day
    expect(streakOf(["2026-02-26", ...days.slice(1)], "2026-03-01")).toBe(2);
  });

  it("offer what fits the rating", () => {
    const line = (id: string, rating: number, solved: boolean | null = null) => ({
      id,
      rating,
      players: 2,
      solved,
    });
    const lines = [line("a", 900), line("b", 1200, true), line("c", 1350), line("d", 1800)];
    expect(nextOf(lines, 1210, "")).toBe("c");
    expect(nextOf(lines, 1210, "c")).toBe("a");
    expect(nextOf([line("a", 900, false)], 1200, "")).toBe("");
  });
});
