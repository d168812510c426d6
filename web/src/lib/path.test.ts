import { describe, expect, it } from "vitest";
import type { Climb, GameInfo, Path } from "../wire";
import { begun, nextStep, playersFor } from "./path";

const climb = (course: string, said: Partial<Climb> = {}): Climb => ({
  course,
  game: course,
  beaten: "",
  next: "novice",
  rungs: [],
  last: null,
  lessons: 0,
  chapters: 4,
  puzzles: null,
  ...said,
});
const path = (...climbs: Climb[]): Path => ({ climbs, reviews: 0 });

describe("the path", () => {
  it("goes on where somebody was last", () => {
    const climbs = [climb("imhotep", { last: 5 }), climb("murals", { last: 9 }), climb("senet")];
    expect(nextStep(path(...climbs))?.course).toBe("murals");
  });

  it("has nothing to say to whoever has not begun, or is at the top", () => {
    expect(nextStep(path(climb("imhotep")))).toBeNull();
    expect(nextStep(path(climb("imhotep", { last: 3, beaten: "thoth", next: "" })))).toBeNull();
  });

  it("tells of the boxes that were begun in any way", () => {
    const climbs = [
      climb("imhotep"),
      climb("dynasty", { lessons: 1 }),
      climb("murals", { puzzles: { tried: 2, solved: 1, rating: 1500 } }),
      climb("pharaoh", { rungs: [{ level: "novice", played: 1, won: 0, best: 20 }] }),
    ];
    expect(begun(path(...climbs)).map((each) => each.course)).toEqual([
      "dynasty",
      "murals",
      "pharaoh",
    ]);
  });

  it("is walked by three, where three may play", () => {
    expect(playersFor({ players: [2, 3, 4] } as unknown as GameInfo)).toBe(3);
    expect(playersFor({ players: [2] } as unknown as GameInfo)).toBe(2);
  });
});
