import { beforeAll, describe, expect, it } from "vitest";
import type { CleopatraPrinted, CleopatraView } from "../../wire";
import ended from "../ended.json";
import { speak } from "../../testing/words";
import { aboutArgs, aboutCard, countOf, keyed, printed, shownName, sorted } from "./cards";
import { kindOf, leftOf, piecesOf } from "./pieces";
import { extent, heart, keyOf, shapeOf, turned } from "./scene/shapes";
import type { Play } from "./play.svelte";
import { trayOf } from "./tray";

beforeAll(() => speak("en"));

describe("cards", () => {
  it.each([
    ["stone1", { art: "stone", copies: 1, tainted: false, character: false }],
    ["lapis2", { art: "lapis", copies: 2, tainted: true, character: false }],
    ["trompe", { art: "trompe", copies: 1, tainted: true, character: false }],
    ["beggar", { art: "beggar", copies: 1, tainted: true, character: true }],
  ] as const)("%s is printed like this", (word, face) => expect(printed(word)).toEqual(face));

  it("are sorted as they are paid, doubles behind singles, characters last", () => {
    const hand = ["vizier", "wood2", "trompe", "wood1", "lapis1", "artisan2", "beggar"] as const;
    expect(sorted(hand)).toEqual([
      ...["artisan2", "wood1", "wood2", "lapis1", "trompe", "beggar", "vizier"],
    ]);
    expect(hand[0]).toBe("vizier"); // the given one is left as it was
  });
  it("of one word keep apart", () => {
    expect(keyed(["wood1", "stone1", "wood1"]).map(({ key }) => key)).toEqual([
      ...["wood1 0", "stone1 0", "wood1 1"],
    ]);
    expect(countOf(["wood1", "stone1", "wood1"], "wood1")).toBe(2);
  });
  it("have words of their own", () => {
    expect(aboutCard("scribe")).toBe("web-cleopatra-about-scribe");
    expect(aboutCard("wood2")).toBe("web-cleopatra-about-double");
    expect(aboutCard("wood1")).toBe("web-cleopatra-about-single");
    expect(aboutArgs("trompe")).toEqual({ resource: "" });
    expect(aboutArgs("wood2").resource).not.toBe("");
    for (const word of ["wood1", "wood2", "trompe", "vizier", "down"] as const) {
      expect(shownName(word)).not.toMatch(/cleopatra/);
    }
    expect(shownName("wood2")).toContain(shownName("wood1"));
  });
});

describe("pieces", () => {
  it.each([
    ["w3", "wall"],
    ["door left", "door"],
    ["tile f", "mosaic"],
    ["mosaic", "mosaic"],
    ["obelisk", "obelisk"],
  ])("%s is a %s", (piece, kind) => expect(kindOf(piece)).toBe(kind));

  const board = {
    ...{ walls: [true, false, false], doors: [false, true], sphinxes: 2, obelisks: 1, throne: 0 },
    mosaics_left: ["f", "i"],
    quarry: [{ piece: "w2" }, { piece: "w3" }, { piece: "door left" }],
  } as unknown as CleopatraView;
  const printedOnes = ended.find(({ game }) => game === "cleopatra")
    ?.printed as unknown as CleopatraPrinted;
  it("that are left are counted", () => {
    const left = (["wall", "door", "sphinx", "obelisk", "throne", "mosaic"] as const).map((kind) =>
      leftOf(board, kind, printedOnes),
    );
    expect(left).toEqual([2, 1, 4, 1, 2, 2]);
    expect(piecesOf(board, "wall").map(({ piece }) => piece)).toEqual(["w2", "w3"]);
  });
});

describe("shapes", () => {
  it("come back after four turns, and know their extent", () => {
    const l = shapeOf([
      [5, 5],
      [6, 5],
      [7, 5],
      [7, 6],
    ]);
    expect(l[0]).toEqual([0, 0]);
    expect(extent(l)).toEqual({ rows: 3, columns: 2 });
    expect(extent(turned(l))).toEqual({ rows: 2, columns: 3 });
    expect(turned(turned(turned(turned(l))))).toEqual(l);
  });
  it("have their heart where the most of them is around", () => {
    const plus = ["01", "10", "11", "12", "21"].map((at): [number, number] => [
      Number(at[0]),
      Number(at[1]),
    ]);
    expect(heart(plus)).toEqual([1, 1]);
  });
  it("have one key however they are ordered", () => {
    expect(
      keyOf([
        [0, 1],
        [2, 3],
      ]),
    ).toBe(
      keyOf([
        [2, 3],
        [0, 1],
      ]),
    );
  });
});

describe("the tray", () => {
  const play = (given: Record<string, unknown>): Play =>
    ({ board: {}, may: () => false, prompt: "", ...given }) as unknown as Play;
  it.each([
    ["offering", { offering: true, board: { vizier: {} } }],
    ["vizier", { board: { vizier: {}, discards: [] } }],
    ["courtesan", { board: { discards: ["wood1"] } }],
    ["limit", { may: (word: string) => word === "limit keep" }],
    ["beggar", { prompt: "cleopatra-prompt-beggar" }],
    ["envoy", { prompt: "cleopatra-prompt-kind" }],
    ["envoy", { may: (word: string) => word === "no" }],
    ["scribe", { scribe: true, decision: {} }],
    [null, { scribe: true, decision: null }],
    [null, {}],
  ])("is for %s", (kind, given) => expect(trayOf(play(given))).toBe(kind));
});
