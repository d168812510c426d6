// What a browser keeps of lessons, and which chapter comes next.

import { describe, expect, it } from "vitest";
import type { CourseInfo, LessonProgress } from "../wire";
import { nextChapter, progressOf, readProgress, withStep } from "./progress";

const at = (
  chapter: string,
  step: number,
  updated: number,
  done: number | null = null,
): LessonProgress => ({ course: "senet", chapter, step, done_at: done, updated_at: updated });
const COURSE: CourseInfo = {
  id: "senet",
  game: "senet",
  about: "lesson-senet-about",
  chapters: ["a", "b", "c"].map((id) => ({
    id,
    title: "lesson-senet-first-title",
    minutes: 3,
    steps: 5,
  })),
};

describe("progress", () => {
  it("is nothing where somebody else wrote", () => {
    expect(readProgress(null)).toEqual([]);
    expect(readProgress("{")).toEqual([]);
    expect(readProgress('{"a": 1}')).toEqual([]);
    expect(readProgress('[1, null, {"course": "senet"}]')).toEqual([]);
  });
  it("remembers the last step, and what was ever done", () => {
    const first = withStep([], "senet", "a", 3, false, 10);
    expect(first).toEqual([at("a", 3, 10)]);
    const done = withStep(first, "senet", "a", 5, true, 20);
    expect(done).toEqual([at("a", 5, 20, 20)]);
    const again = withStep(done, "senet", "a", 1, false, 30);
    expect(again).toEqual([at("a", 1, 30, 20)]);
    expect(progressOf(withStep(again, "senet", "b", 2, false, 40), "senet", "a")).toBe(again[0]);
  });
});

describe("the next chapter", () => {
  it("is the first one to begin with", () => {
    expect(nextChapter(COURSE, [])).toBe("a");
  });
  it("is the one that was left last", () => {
    expect(nextChapter(COURSE, [at("a", 2, 10), at("c", 1, 20)])).toBe("c");
    expect(nextChapter(COURSE, [at("gone", 2, 10)])).toBe("a");
  });
  it("is the first that is not done, and after all of them the first again", () => {
    expect(nextChapter(COURSE, [at("a", 5, 10, 10)])).toBe("b");
    const all = ["a", "b", "c"].map((id) => at(id, 5, 10, 10));
    expect(nextChapter(COURSE, all)).toBe("a");
  });
});
