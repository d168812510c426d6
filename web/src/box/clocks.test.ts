import { expect, test } from "vitest";
import { inMinutes, paused, pressed, spentBy, stopped } from "./clocks";

test("a press on one's own field hands the turn on", () => {
  let clocks = pressed(stopped(3), 2, 1000);
  expect(clocks.running).toBe(2);
  clocks = pressed(clocks, 2, 4000);
  expect(clocks.running).toBe(0); // clockwise, from the last to the first
  expect(spentBy(clocks, 2, 9000)).toBe(3000);
  expect(spentBy(clocks, 0, 9000)).toBe(5000);
});

test("whoever presses out of turn takes it", () => {
  const clocks = pressed(pressed(stopped(3), 0, 1000), 2, 2000);
  expect(clocks.running).toBe(2);
  expect(clocks.spent).toEqual([1000, 0, 0]);
});

test("nothing is counted in a pause, and any field ends it", () => {
  let clocks = paused(pressed(stopped(2), 0, 1000), 3000);
  expect(spentBy(clocks, 0, 60_000)).toBe(2000);
  clocks = pressed(clocks, 1, 60_000);
  expect(clocks.running).toBe(0);
  expect(spentBy(clocks, 0, 61_000)).toBe(3000);
});

test("times are told in minutes and seconds", () => {
  expect(inMinutes(61_999)).toBe("1:01");
  expect(inMinutes(3_600_000)).toBe("60:00");
});
