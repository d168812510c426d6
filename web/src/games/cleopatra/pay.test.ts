// Changing a payment card by card, held to all the payments that the engine takes.
// positions.json is made by scripts/client_positions.py.

import { describe, expect, it } from "vitest";
import { RESOURCES } from "./cards";
import { changed, count, playedBy } from "./pay";
import type { Means, Options } from "./pay";
import type { Payment } from "./words";
import figures from "./figures.json";
import { SHAPES } from "./pieces";
import positions from "./positions.json";
import { flipped, shapeOf, turned } from "./scene/shapes";
import type { Cell } from "./scene/project";

const THINGS: Means[] = [
  ...RESOURCES.flatMap((each) => [`${each}1` as const, `${each}2` as const]),
  "trompe",
  "merchant",
];
const sorted = (steps: readonly string[]): string => [...steps].sort().join(", ");

/** Cards and merchants that two payments do not share. */
function apart(one: readonly Payment[], two: readonly Payment[]): number {
  return THINGS.reduce((sum, thing) => sum + Math.abs(count(one, thing) - count(two, thing)), 0);
}

describe("a payment that is changed", () => {
  it.each(positions.map((position, line) => ({ ...position, line: line + 2 })))(
    "line $line: stays one that the engine takes, for $piece",
    ({ hand, merchants, proposal, ...position }) => {
      const options = position.options as Options;
      const ways = position.ways as Payment[][];
      const has = (thing: string): number =>
        thing === "merchant" ? merchants : hand.filter((card) => card === thing).length;
      const known = new Set(ways.map(sorted));
      expect(known).toContain(sorted(proposal));
      for (const from of ways) {
        for (const thing of THINGS) {
          for (const more of [true, false]) {
            const found = changed(from, options, thing, more, has);
            const wanted = ways.filter((way) =>
              more
                ? count(way, thing) > count(from, thing)
                : count(way, thing) < count(from, thing),
            );
            if (found === null) {
              expect(wanted).toEqual([]);
              continue;
            }
            expect(known).toContain(sorted(found));
            expect(wanted.map(sorted)).toContain(sorted(found));
            expect(apart(from, found)).toBe(Math.min(...wanted.map((way) => apart(from, way))));
          }
        }
      }
    },
  );

  it("plays the cleaner of two that are as near", () => {
    const options: Options = [[["pay stone single"], ["pay stone double"], ["pay stone merchant"]]];
    const less = changed(["pay stone merchant"], options, "merchant", false, () => 1);
    expect(less).toEqual(["pay stone single"]);
  });
  it("plays no more of what may pay for anything than there is", () => {
    const options: Options = [
      [["pay stone trompe"], ["pay stone single"]],
      [["pay wood single"], ["pay wood trompe"]],
    ];
    const now: Payment[] = ["pay stone trompe", "pay wood single"];
    expect(changed(now, options, "trompe", true, () => 1)).toBeNull();
    expect(changed(now, options, "trompe", true, () => 2)).toEqual([
      "pay stone trompe",
      "pay wood trompe",
    ]);
  });
});

it("tells the card that a step plays", () => {
  expect(playedBy("pay stone single")).toBe("stone1");
  expect(playedBy("pay lapis double")).toBe("lapis2");
  expect(playedBy("pay wood trompe")).toBe("trompe");
  expect(playedBy("pay wood merchant")).toBe("merchant");
});

describe("the twelve mosaics", () => {
  const engine: Record<string, number[][]> = figures[0] ?? {};
  const poses = (cells: readonly Cell[]): string[] => {
    const all: string[] = [];
    for (let shape of [shapeOf(cells), flipped(shapeOf(cells))]) {
      for (let quarter = 0; quarter < 4; quarter++) {
        all.push(JSON.stringify(shape));
        shape = turned(shape);
      }
    }
    return all;
  };

  it.each(Object.entries(SHAPES))("%s is drawn as the engine knows it", (word, rows) => {
    const cells = rows.flatMap((line, row) =>
      [...line].flatMap((mark, column): Cell[] => (mark === "#" ? [[row, column]] : [])),
    );
    const known = (engine[word] ?? []).map(([row = 0, column = 0]): Cell => [row, column]);
    expect(poses(cells)).toContain(JSON.stringify(shapeOf(known)));
  });
  it("are as many as the engine's", () => {
    expect(Object.keys(SHAPES)).toEqual(Object.keys(engine));
  });
});
