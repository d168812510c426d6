// What boards make of a half-made choice.

import { beforeAll, describe, expect, it, vi } from "vitest";
import { choice, decision } from "../testing/wire";
import { speak } from "../testing/words";
import type { BoardProps } from "../table/board";
import type { AnyEngine } from "../table/told";
import type { CleopatraView } from "../wire";
import { boxOf, corners, keyOfWord, polygon, standing } from "./cleopatra/scene/targets";
import { outline } from "./cleopatra/scene/project";
import { Play as ImhotepPlay } from "./imhotep/play.svelte";
import { Play as MuralsPlay } from "./murals/play.svelte";

beforeAll(() => speak("en"));

/** As much of what a board is given as a test needs. */
function props<Game extends AnyEngine>(given: Record<string, unknown>): BoardProps<Game> {
  const usual = { selected: null, located: null, decision: null, me: 0, names: ["Ann", "Bo"] };
  return { ...usual, ...given } as unknown as BoardProps<Game>;
}

describe("the odds of Murals", () => {
  const told = { miss: 2, unseen: 96 };
  const draw = { ...choice("draw", "x"), foreseen: { odds: told } };
  const play = (odds: unknown): MuralsPlay => {
    const view = { board: { odds, camps: [] } };
    return new MuralsPlay(() => props({ view, decision: decision([draw]) }));
  };
  it("are those of the view, or where it has none those of the choice, for who asks", () => {
    const other = { miss: 1, unseen: 50 };
    expect(play(other).odds).toEqual(other);
    const asking = play(null);
    expect(asking.odds).toBeNull();
    asking.asking = true;
    expect(asking.odds).toEqual(told);
  });
});

describe("what is in hand at Imhotep", () => {
  const hand = (words: string[], given: Record<string, unknown> = {}): unknown => {
    const choices = words.map((word) => choice(word, "x"));
    return new ImhotepPlay(() => props({ decision: decision(choices), ...given })).hand;
  };
  it.each([
    [["load 1 1", "load 2 1"], { kind: "stone" }],
    [["load 1 1", "no bonus"], { kind: "stone" }],
    [["no bonus"], null],
    [["sail 2 temple", "sail 2 market"], { kind: "ship", ship: 1 }],
    [["sail 1 temple", "sail 2 market"], null],
    [["sail 1 temple", "get"], null],
    [["load 1 1", "get"], null],
    [[], null],
  ])("of %j is %j", (words, held) => expect(hand(words)).toEqual(held));

  it("is what was picked before all", () => {
    const words = ["load 1 1", "sail 3 temple"];
    expect(hand(words, { selected: "sail 3 temple" })).toEqual({ kind: "ship", ship: 2 });
    expect(hand(words, { selected: "load 1 1" })).toEqual({ kind: "stone" });
  });
});

describe("presses at Imhotep", () => {
  function table(words: string[], selected: string | null = null) {
    const [select, confirm] = [vi.fn(), vi.fn()];
    const board = { ships: [{ site: "" }, { site: "" }] };
    const choices = words.map((word) => choice(word, "x"));
    const given = { view: { board }, decision: decision(choices), selected, select, confirm };
    return { play: new ImhotepPlay(() => props(given)), select, confirm };
  }
  it("pick a choice, and send it at the second press", () => {
    const first = table(["get"]);
    first.play.press("get");
    expect(first.select).toHaveBeenCalledWith("get");
    const second = table(["get"], "get");
    second.play.press("get");
    expect(second.confirm).toHaveBeenCalled();
    expect(second.select).not.toHaveBeenCalled();
  });
  it("of what is no choice do nothing", () => {
    const { play, select, confirm } = table(["get"], "load 1 1");
    play.press("load 1 1");
    play.drop("load 1 1");
    expect([select.mock.calls, confirm.mock.calls]).toEqual([[], []]);
  });
  it("on a dock send the only ship that could sail there", () => {
    const { play, select } = table(["sail 2 temple", "get"]);
    play.pressDock("temple");
    expect(select).toHaveBeenCalledWith("sail 2 temple");
  });
  it("take a ship up only if it can sail", () => {
    const { play, select } = table(["sail 2 temple", "get"]);
    play.pressShip(0);
    expect(select).not.toHaveBeenCalled();
    play.pressShip(1);
    expect(select).toHaveBeenCalledWith(null);
    expect(play.held).toEqual({ kind: "ship", ship: 1 });
  });
});

describe("places of Cleopatra's palace", () => {
  const view = {
    ...{ walls: [true, false, true], sphinxes: 2, obelisks: 1, throne: 0, doors: [false, true] },
    mosaics: [{ tile: "f", cells: [] }],
    camps: [{ sanctuaries: [{ cell: "a1" }] }, { sanctuaries: [] }],
  } as unknown as CleopatraView;

  it("are all that stands", () => {
    expect(standing(view)).toEqual(
      "w1 w3 sphinx-1 sphinx-2 obelisk-1 door-right tile-f statue-a1".split(" "),
    );
  });
  it.each([
    ["build sphinx", "sphinx-3"],
    ["build obelisk", "obelisk-2"],
    ["build throne", "throne-1"],
    ["build door left", "door-left"],
    ["build w4", "w4"],
    ["build tile f", ""],
    ["cell b3", "cell-b3"],
    ["stall 1", ""],
  ] as const)("%s would be at %s", (word, key) => expect(keyOfWord(word, view)).toBe(key));

  it("have four corners, unlike what is not on the picture", () => {
    const keys = "w1 w9 wall-3 door-left door-right garden throne-1 throne-2 sphinx-6 obelisk-2";
    for (const key of [...keys.split(" "), "path-0", "path-5", "cell-a1", "cell-i9"]) {
      const found = corners(key);
      expect([key, found?.length]).toEqual([key, 4]);
      const box = boxOf(found ?? []);
      expect(box.width > 0 && box.height > 0).toBe(true);
      expect(polygon(found ?? [], box)).toMatch(/^polygon\((-?[\d.]+px -?[\d.]+px,?){4}\)$/);
    }
    for (const key of ["sphinx-7", "path-9", "cell-j1", "stall-1"]) expect(corners(key)).toBeNull();
  });
  it("are outlined where no other of the set is", () => {
    const sides = (cells: [number, number][]): number => outline(cells).match(/M/g)?.length ?? 0;
    const one: [number, number] = [0, 0];
    expect(sides([one])).toBe(4);
    expect(sides([one, [0, 1]])).toBe(6);
    expect(
      sides([
        [0, 8],
        [1, 0],
      ]),
    ).toBe(8); // not joined round the edge
  });
});
