// Turns and rounds of a replay.

import { describe, expect, it } from "vitest";
import { event } from "../testing/wire";
import { roundStarts, turnFrom, turnStarts } from "./turns";

const LOG = [
  event(0, -1, "imhotep-event-round", {}, [], "beat"),
  event(1, 0, "imhotep-event-load"),
  event(2, 0, "imhotep-event-sail"),
  event(2, 0, "imhotep-event-pyramid", {}, [], "result"),
  event(3, 1, "imhotep-event-get"),
  event(4, -1, "imhotep-event-deal", {}, [], "detail"),
  event(5, 1, "imhotep-event-load"),
  event(6, 0, "imhotep-event-get"),
  event(7, -1, "imhotep-event-round", {}, [], "beat"),
];

describe("turns", () => {
  const starts = turnStarts(LOG);
  it("begin where another seat decides, whatever chance does in between", () => {
    expect(starts).toEqual([1, 3, 6]);
  });
  it("lead on and back, to the ends of the game", () => {
    const on = [0, 1, 2, 3, 5, 6, 8].map((ply) => turnFrom(starts, ply, 1, 8));
    expect(on).toEqual([1, 3, 3, 6, 6, 8, 8]);
    const back = [0, 1, 2, 3, 5, 6, 8].map((ply) => turnFrom(starts, ply, -1, 8));
    expect(back).toEqual([0, 0, 1, 1, 3, 3, 6]);
  });
  it("going on and back again leads to the same moment", () => {
    for (const start of starts.slice(0, -1)) {
      expect(turnFrom(starts, turnFrom(starts, start, 1, 8), -1, 8)).toBe(start);
    }
  });
});

it("rounds begin after what announces them", () => {
  expect(roundStarts(LOG)).toEqual([1, 8]);
  expect(roundStarts(LOG.slice(1, 8))).toEqual([]);
});
