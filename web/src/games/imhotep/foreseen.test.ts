// What boards make of what the engine foresees.

import { beforeAll, describe, expect, it } from "vitest";
import type { ForeseenView } from "../../wire";
import { choice } from "../../testing/wire";
import { speak } from "../../testing/words";
import { ghostsAt, groupsAfter, landing } from "./foreseen";
import { pictureOf, printed } from "./pictures";
import { Play } from "./play.svelte";
import { CARDS, SIDES, bonusAt, setLegend } from "./printed";
import { rewardName } from "./reward";
import { squaresOf } from "./tower";

beforeAll(() => speak("en"));

const TOLD: ForeseenView = {
  kind: "at-end",
  gains: [[1, 3]],
  owners: [1, 0, 1],
  places: ["burial-4", "burial-5", ""],
  groups: [{ seat: 1, places: [3, 4], points: 3 }],
};

describe("what is foreseen", () => {
  it("comes with the choice, or not at all", () => {
    const choices = [
      choice("get", "x"),
      { ...choice("sail 1 burial", "x"), foreseen: { ...TOLD } },
      { ...choice("hill 1 1", "x"), foreseen: null },
    ];
    const picked = (selected: string | null) =>
      new Play(() => ({ selected, decision: { choices } }) as never);
    expect(picked("sail 1 burial").picked("sail")).toEqual(TOLD);
    expect(picked("sail 1 burial").picked("hill")).toBeNull();
    expect(picked("hill 1 1").picked("hill")).toBeNull();
    expect(picked("get").picked("get")).toBeNull();
    expect(picked(null).picked("sail")).toBeNull();
  });
  it("tells the stones that come to a place", () => {
    expect(landing(TOLD, "burial-4")).toEqual([1]);
    expect(landing(TOLD, "")).toEqual([1]); // nobody can know where to
    expect(landing(null, "burial-4")).toEqual([]);
  });
  it("shows the uppermost stone of each numbered place", () => {
    expect([...ghostsAt(TOLD, "burial")]).toEqual([
      [4, 1],
      [5, 0],
    ]);
    const twice: ForeseenView = { ...TOLD, places: ["temple-0", "temple-1", "temple-0"] };
    expect(ghostsAt(twice, "temple").get(0)).toBe(1);
    expect(ghostsAt(twice, "burial").size).toBe(0);
    expect(ghostsAt({ ...TOLD, places: ["pyramids-beside", "", ""] }, "temple").size).toBe(0);
  });
  it("replaces the groups of those whose stones come, and no others", () => {
    const now = [
      { seat: 1, places: [3], points: 1 },
      { seat: 2, places: [0, 1], points: 3 },
    ];
    expect(groupsAfter(now, null)).toBe(now);
    expect(groupsAfter(now, { ...TOLD, owners: [1] })).toEqual([now[1], ...TOLD.groups!]);
    const { groups: _, ...none } = TOLD;
    expect(groupsAfter(now, none)).toBe(now);
  });
});

describe("what is printed", () => {
  it("on cards: every card of the engine has a face of its colour", () => {
    const colours = Object.entries(CARDS).map(([card, { colour }]) => [card, colour]);
    expect(Object.fromEntries(colours)).toEqual(printed.cards);
  });
  it("on spaces: a bonus or none", () => {
    expect([0, 1, 7, 13].map((space) => bonusAt(printed, space))).toEqual([
      undefined,
      "card",
      "stones",
      "load",
    ]);
  });
  it("about groups, in short", () => expect(setLegend(printed)).toBe("1 · 3 · 6 · 10 · 15 · +2"));
});

it("has a picture of every side", () => {
  expect(SIDES.map((side) => pictureOf(side).temple.side)).toEqual(SIDES);
  expect(pictureOf("c").giant?.tiles.length).toBeGreaterThan(3);
  expect(pictureOf("d").avenue?.heights).toHaveLength(8);
});

it("lists the squares of a tile column by column, from its lowest", () => {
  expect(
    squaresOf([
      [2, 1],
      [0, 2],
      [0, 0],
    ]),
  ).toEqual([
    [0, 2],
    [1, 0],
    [1, 1],
  ]);
});

it("says each kind of reward in words", () => {
  const said = ["3", "card", "card 3", "stones 3", "2 stones 4"].map(rewardName);
  expect(new Set(said).size).toBe(5);
  for (const words of said) expect(words).not.toMatch(/web-|\{/);
  expect(said[4]).toMatch(/2.*4/);
});
