// Payments as words of the engine. The view lists, for each resource that is due, every way to pay
// it; a payment takes one of each, with no more Trompe-l'oeil and merchants than there are.

import type { Card, Payment, Resource } from "./words";

export type Options = readonly (readonly (readonly Payment[])[])[];
/** What pays. */
export type Means = Card | "merchant";

/** What a step plays: a card word, or "merchant". */
export function playedBy(step: Payment): Means {
  const [, resource, source] = step.split(" ") as ["pay", Resource, string];
  if (source === "single") return `${resource}1`;
  if (source === "double") return `${resource}2`;
  return source === "trompe" ? "trompe" : "merchant";
}

export function count(steps: readonly Payment[], thing: Means): number {
  return steps.filter((step) => playedBy(step) === thing).length;
}

interface Way {
  steps: Payment[];
  rank: number; // lower: cleaner
}

const SHARED = ["trompe", "merchant"] as const; // may pay for any resource, but each only once

function allWays(options: Options, has: (thing: Means) => number): Way[] {
  let ways: Way[] = [{ steps: [], rank: 0 }];
  for (const resource of options) {
    const longer: Way[] = [];
    for (const way of ways) {
      resource.forEach((more, rank) => {
        const steps = [...way.steps, ...more];
        const fits = SHARED.every((thing) => count(steps, thing) <= has(thing));
        if (fits) longer.push({ steps, rank: way.rank + rank });
      });
    }
    ways = longer;
  }
  return ways;
}

function difference(one: readonly Payment[], two: readonly Payment[]): number {
  const things = new Set([...one, ...two].map(playedBy));
  let sum = 0;
  for (const thing of things) sum += Math.abs(count(one, thing) - count(two, thing));
  return sum;
}

/** The payment nearest to this one that plays a thing once more (or less); null = there is none. */
export function changed(
  steps: readonly Payment[],
  options: Options,
  thing: Means,
  more: boolean,
  has: (thing: Means) => number,
): Payment[] | null {
  const now = count(steps, thing);
  let best: Way | null = null;
  let least = Infinity;
  for (const way of allWays(options, has)) {
    const then = count(way.steps, thing);
    if (more ? then <= now : then >= now) continue;
    const cost = 1000 * difference(steps, way.steps) + way.rank;
    if (cost < least) [best, least] = [way, cost];
  }
  return best?.steps ?? null;
}
