// How far somebody is with the lessons. The browser keeps it, so that nobody needs a name for it;
// with a name the server knows it too, and neither loses what the other has.

import { api, Refusal } from "../lib/api";
import { person } from "../lib/person.svelte";
import type { CourseInfo, LessonProgress } from "../wire";

const KEY = "saqqara-lessons";
const SECOND = 1000; // milliseconds

const isProgress = (value: unknown): value is LessonProgress => {
  const { course, chapter, step, updated_at: updated } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof course === "string" &&
    typeof chapter === "string" &&
    typeof step === "number" &&
    typeof updated === "number"
  );
};

/** What is kept; nothing where somebody else wrote there. */
export function readProgress(kept: string | null): LessonProgress[] {
  try {
    const found: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(found) ? found.filter(isProgress) : [];
  } catch {
    return [];
  }
}

export function loadProgress(): LessonProgress[] {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return []; // a browser that keeps nothing
  }
}

function keep(progress: readonly LessonProgress[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // it keeps nothing: the next page begins anew
  }
}

export const progressOf = (
  progress: readonly LessonProgress[],
  course: string,
  chapter: string,
): LessonProgress | undefined =>
  progress.find((each) => each.course === course && each.chapter === chapter);

/** The same after a step was reached; what was ever done stays so. */
export function withStep(
  progress: readonly LessonProgress[],
  course: string,
  chapter: string,
  step: number,
  isDone: boolean,
  now: number,
): LessonProgress[] {
  const before = progressOf(progress, course, chapter);
  const done = before?.done_at ?? (isDone ? now : null);
  const others = progress.filter((each) => each !== before);
  return [...others, { course, chapter, step, done_at: done, updated_at: now }];
}

export function reach(course: string, chapter: string, step: number, isDone: boolean): void {
  keep(withStep(loadProgress(), course, chapter, step, isDone, Date.now() / SECOND));
}

/** What browser and server know together; without a name, or a server, what is known here. */
export async function compareProgress(): Promise<LessonProgress[]> {
  const known = loadProgress();
  if (!person.me) return known;
  try {
    const { chapters } = await api.keepLessons({ chapters: known });
    keep(chapters);
    return chapters;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return known;
  }
}

/** The chapter to take up: the one that was left last, else the first that is not done. */
export function nextChapter(course: CourseInfo, progress: readonly LessonProgress[]): string {
  const own = progress.filter((each) => each.course === course.id);
  const isHere = (id: string): boolean => course.chapters.some((each) => each.id === id);
  const left = own
    .filter((each) => each.done_at === null && each.step > 0 && isHere(each.chapter))
    .sort((one, other) => other.updated_at - one.updated_at)[0];
  if (left) return left.chapter;
  const done = new Set(own.filter((each) => each.done_at !== null).map((each) => each.chapter));
  return (course.chapters.find((each) => !done.has(each.id)) ?? course.chapters[0])?.id ?? "";
}
