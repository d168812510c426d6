// Boxes as courses of lessons and puzzles: a game, or what is played as options of one.

import { sayAny } from "../lib/texts.svelte";

const NAMES: Record<string, string> = { dynasty: "imhotep-new-dynasty-name" };
const OF_VARIANTS: Record<string, string> = { new_dynasty: "dynasty" };

export const courseName = (course: string): string => sayAny(NAMES[course] ?? `${course}-name`);

/** The course of a game, or of a variant of it. */
export const courseOf = (game: string, variant?: string): string =>
  variant === undefined ? game : (OF_VARIANTS[variant] ?? game);
