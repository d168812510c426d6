// The win chances of a reviewed game, ply by ply.

import type { Review, ReviewStep } from "../wire";

const PER_CENT = 100;

/** For the chart: [ply, chance of each seat in per cent]. */
export function courseOf(review: Review): number[][] {
  const percents = (chances: readonly number[]): number[] => chances.map((each) => each * PER_CENT);
  return [
    [0, ...percents(review.start)],
    ...review.steps.map((step) => [step.ply + step.plies, ...percents(step.chances)]),
  ];
}

/** The chances by seat before this ply was played. */
export function chancesAt(review: Review, ply: number): readonly number[] {
  const before = review.steps.filter((step) => step.ply + step.plies <= ply).at(-1);
  return before?.chances ?? review.start;
}

export const stepAt = (review: Review, ply: number): ReviewStep | undefined =>
  review.steps.find((step) => step.ply === ply);

/** A share of the win in whole per cent. */
export const percent = (share: number): number => Math.round(share * PER_CENT);

/** Whose decisions are shown first: one's own, else those of the seat that gave most away. */
export function firstSeat(review: Review, own: number): number {
  if (own >= 0) return own;
  const given = review.seats.map((_, seat) => {
    const worst = stepAt(review, review.seats[seat]?.costly[0] ?? -1);
    return worst?.loss ?? 0;
  });
  return Math.max(0, given.indexOf(Math.max(...given)));
}

/** What is worth trying again: clear mistakes, in the order of the game; without any, what cost most. */
export function lessonsOf(review: Review, seat: number): readonly number[] {
  const { mistakes = [], costly = [] } = review.seats[seat] ?? {};
  return mistakes.length ? mistakes : [...costly].sort((one, two) => one - two);
}
