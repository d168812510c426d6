// Payments as words of the engine. The view lists, for each resource that is due, every way to pay
// it; a payment takes one of each, with no more Trompe-l'oeil and merchants than there are.

export type Options = readonly (readonly (readonly string[])[])[];

/** What a step plays: a card word, or "merchant". */
export function playedBy(step: string): string {
  const [, resource = "", source = ""] = step.split(" ");
  if (source === "single") return `${resource}1`;
  return source === "double" ? `${resource}2` : source;
}

export function count(steps: readonly string[], thing: string): number {
  return steps.filter((step) => playedBy(step) === thing).length;
}

interface Way {
  steps: string[];
  rank: number; // lower: cleaner
}

const SHARED = ["trompe", "merchant"]; // may pay for any resource, but each only once

function allWays(options: Options, has: (thing: string) => number): Way[] {
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

function difference(one: readonly string[], two: readonly string[]): number {
  const things = new Set([...one, ...two].map(playedBy));
  let sum = 0;
  for (const thing of things) sum += Math.abs(count(one, thing) - count(two, thing));
  return sum;
}

/** The payment nearest to this one that plays a thing once more (or less); null = there is none. */
export function changed(
  steps: readonly string[],
  options: Options,
  thing: string,
  more: boolean,
  has: (thing: string) => number,
): string[] | null {
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
