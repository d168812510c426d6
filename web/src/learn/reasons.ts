// Reasons of the search in words: the same for coach, hints, review and puzzles.

import { say, sayPart, tell } from "../lib/texts.svelte";
import type { HintLine, ReasonInfo } from "../wire";

export type Grade = HintLine["grade"]; // how large a loss is

/** At which table it is said, and to whom. */
export interface Hearer {
  names: readonly string[];
  game: string;
  you: number; // the seat of who reads it; -1 = none of them
}

/** A sentence that says why a choice is worse. */
export function reasonWords(reason: ReasonInfo, { names, game, you }: Hearer): string {
  const { kind, seat, source, label } = reason;
  if (kind === "ends") return say("learn-reason-ends", { what: source });
  if (kind === "reply") {
    const move = label ? tell(label, names) : reason.word;
    const name = names[reason.word_seat] ?? "?";
    return say(reason.word_seat === you ? "learn-reason-reply-you" : "learn-reason-reply", {
      name,
      move,
    });
  }
  const points = Math.max(1, Math.round(reason.points));
  const args = { name: names[seat] ?? "?", points, game, from: sayPart(source, "from") };
  if (kind === "own") return say(seat === you ? "learn-reason-own" : "learn-reason-own-of", args);
  return say(seat === you ? "learn-reason-other-you" : "learn-reason-other", args);
}

const LOSSES = {
  none: "learn-loss-none",
  little: "learn-loss-little",
  clear: "learn-loss-clear",
  much: "learn-loss-much",
} as const;

/** How much worse, in words: "clearly worse". */
export const lossWords = (grade: Grade): string => say(LOSSES[grade]);

/** The same as wins: "about 12 wins fewer in 100 games"; "" if that is none. */
export function lossWins(loss: number): string {
  const wins = Math.round(loss * 100);
  return wins > 0 ? say("learn-loss-wins", { wins }) : "";
}
