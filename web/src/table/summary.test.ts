// What the frame tells of a view, held to how games ended: src/games/ended.json is made by
// scripts/client_positions.py.

import { beforeAll, describe, expect, it } from "vitest";
import ended from "../games/ended.json";
import { has, say, tell } from "../lib/texts.svelte";
import { speak } from "../testing/words";
import type { TableView } from "../wire";
import * as summary from "./summary";
import { barOf, pointsOf, sidesOf } from "./summary";
import type { Printed, Sheet } from "./summary";
import { linesOf, textWordsOf } from "./text_board";
import type { Line } from "./text_board";

beforeAll(() => speak("en"));

/** Points and round as the server has them for its lists (games/<game>/standing.py). */
interface Standing {
  points: (number | null)[];
  round: number;
}
const VIEWS = ended as unknown as (TableView & {
  scores: number[];
  printed: Printed;
  standing: Standing;
})[];
const view = (game: string): (typeof VIEWS)[number] => VIEWS.find((each) => each.game === game)!;
const printedFor = ({ game }: TableView): Printed =>
  VIEWS.find((each) => each.game === game)?.printed ?? {};
const forecastOf = (of: TableView) => summary.forecastOf(of, printedFor(of));
const roundOf = (of: TableView) => summary.roundOf(of, printedFor(of));
/** As if it were not over. */
const sheetsOf = (each: TableView): Sheet[] | null =>
  forecastOf({ ...each, over: false })?.sheets ?? null;
const sum = (sheet: Sheet): number =>
  Object.values(sheet).reduce((all: number, each) => all + (each ?? 0), 0);

describe("a forecast at the very end", () => {
  it("adds up to the scores of Imhotep", () => {
    expect(sheetsOf(view("imhotep"))?.map(sum)).toEqual(view("imhotep").scores);
  });
  it("adds up to the scores of Murals, and so do the points on the tracks", () => {
    expect(sheetsOf(view("murals"))?.map(sum)).toEqual(view("murals").scores);
    expect(pointsOf({ ...view("murals"), scores: null })).toEqual(view("murals").scores);
  });
  it("adds up to the scores of Pharaoh", () => {
    expect(sheetsOf(view("pharaoh"))?.map(sum)).toEqual(view("pharaoh").scores);
  });
  it("adds up to the Talents of those whom Cleopatra's crocodile has left", () => {
    const { scores } = view("cleopatra");
    const sheets = sheetsOf(view("cleopatra"))?.map(sum) ?? [];
    expect(sheets).toHaveLength(scores.length);
    expect(sheets.filter((talents, seat) => talents === scores[seat]).length).toBeGreaterThan(0);
    sheets.forEach((talents, seat) => expect([talents, 0, -1]).toContain(scores[seat]));
  });
  it.each(VIEWS.map((each) => [each.game, each] as const))("of %s has words", (_, each) => {
    const sheets = forecastOf({ ...each, over: false })?.sheets ?? [];
    expect(sheets).toHaveLength(each.players);
    for (const id of Object.keys(sheets[0] ?? {})) expect([id, has(id)]).toEqual([id, true]);
  });
});

describe("summaries", () => {
  it("tell scores, once there are some", () => {
    for (const each of VIEWS) expect(pointsOf(each)).toEqual(each.scores);
    expect(pointsOf({ ...view("imhotep"), scores: null })).toHaveLength(3);
  });
  it.each(VIEWS.map((each) => [each.game, each] as const))(
    "of %s say the same as the server's lists",
    (_, each) => {
      expect(pointsOf({ ...each, scores: null })).toEqual(each.standing.points);
      expect(roundOf(each)?.now ?? 0).toBe(each.standing.round);
    },
  );
  it("do not forecast what is over", () => {
    for (const each of VIEWS) expect(forecastOf(each)).toBeNull();
  });
  it("keep what the viewer may not know", () => {
    const hidden = { ...view("cleopatra"), over: false, scores: null };
    hidden.board = { camps: [{ talents: null, merchants: 2, left: null }] };
    expect(pointsOf(hidden)).toEqual([null]);
    expect(forecastOf(hidden)).toMatchObject({
      sheets: [{ "cleopatra-board-talents": null, "cleopatra-source-merchants": 6 }],
      beside: { rows: [{ "cleopatra-forecast-amulets": null }] },
    });
  });
  it("leave out penalties only while nobody has one", () => {
    const wrath = "imhotep-source-wrath";
    const of = (...penalties: number[]): TableView => {
      const players = penalties.map((each) => ({
        points: { [wrath]: 0, other: 1 },
        end_points: { [wrath]: each },
      }));
      return { ...view("imhotep"), board: { round: 3, players } };
    };
    expect(sheetsOf(of(0, 0))).toEqual([{ other: 1 }, { other: 1 }]);
    expect(sheetsOf(of(0, -2))).toEqual([
      { [wrath]: 0, other: 1 },
      { [wrath]: -2, other: 1 },
    ]);
  });
  it("count rounds where there are any", () => {
    expect(roundOf(view("imhotep"))).toEqual({ now: 6, of: 6 });
    expect(roundOf(view("pharaoh"))).toMatchObject({ of: 5 });
    expect(roundOf(view("cleopatra"))).toBeNull();
    expect(roundOf(view("murals"))).toBeNull();
    for (const game of ["imhotep", "pharaoh"]) {
      const at = (round: number): TableView => ({ ...view(game), board: { round } });
      expect([roundOf(at(0)), roundOf(at(1))?.now]).toEqual([null, 1]);
    }
    const before = { ...view("imhotep"), board: { round: 0, players: [] } };
    expect(roundOf(before)).toBeNull();
    expect(sheetsOf(before)).toBeNull();
  });
  it("say what is left to do, until the game is over", () => {
    const goalOf = (of: TableView, me = 0): string => {
      const goal = summary.goalOf(of, printedFor(of), me);
      return goal ? tell(goal, ["Ann", "Bo", "Cy"]) : "";
    };
    const at = (game: string, board: object): TableView => ({
      ...view(game),
      over: false,
      board: { ...view(game).board, ...board },
    });
    const ships = [{ site: "" }, { site: "temple" }, { site: "" }];
    expect(goalOf(at("imhotep", { round: 3, ships }))).toBe("Round 3 of 6, 2 ships to sail");
    expect(goalOf(at("imhotep", { round: 0 }))).toBe("");
    expect(goalOf(at("pharaoh", { round: 2, row: ["jar 1"] }))).toBe("Round 2 of 5, the last lot");
    expect(goalOf(at("cleopatra", { steps: 2 }))).toBe("3 more kinds of pieces to complete");
    expect(goalOf(at("murals", { areas: [{ open: 3 }, { open: 4 }] }))).toBe(
      "7 squares still to paint",
    );
    const senet = at("senet", { pawns: 5, sides: [{ off: 1 }, { off: 3 }] });
    expect(goalOf(senet, 1)).toBe("Still to bear off: you 2, Ann 4");
    expect(goalOf(senet, -1)).toBe("Still to bear off: Ann 4, Bo 2");
    for (const each of VIEWS) expect(goalOf(each)).toBe("");
  });
  it("leave to the bar what a board has nothing to press for", () => {
    expect(barOf(view("cleopatra"))).toEqual(["done", "pass"]);
    expect(barOf(view("imhotep"))).toEqual([]);
  });
  it("tell the sides of Imhotep alone", () => {
    expect(sidesOf(view("imhotep"))).toBe("AAAAA");
    expect(sidesOf(view("murals"))).toBe("");
  });
  it("know nothing of a game they have not met", () => {
    const other = { ...view("murals"), game: "mehen", over: false, scores: null };
    expect(pointsOf(other)).toEqual([null, null, null]);
    expect([forecastOf(other), roundOf(other), sidesOf(other)]).toEqual([null, null, ""]);
  });
});

describe("a text board", () => {
  const NAMES = ["Ann", "Bo", "Cy"];
  const all = (lines: readonly Line[]): Line[] =>
    lines.flatMap((line) => [line, ...all(line.inside)]);

  it.each(VIEWS.map((each) => [each.game, each] as const))(
    "of %s says everything in words",
    async (game, each) => {
      const words = (await textWordsOf(game))!;
      const lines = all(linesOf(each, words, NAMES));
      expect(lines.length).toBeGreaterThan(10);
      for (const { label, text } of lines) {
        expect(`${label}: ${text}`).not.toContain(`${game}-`);
        expect(`${label}: ${text}`).not.toMatch(/undefined|NaN|\[object|\b(web|common)-[a-z]+/);
      }
    },
  );
  it("is none for a game without words", async () => expect(await textWordsOf("mehen")).toBeNull());

  const field = (kind: string, more: object = {}): object => ({
    fields: { thing: { label: "web-table-round", kind, ...more } },
    item: { thing: "web-cleopatra-stall" },
    word: (word: string) => word,
  });
  const tellOf = (value: unknown, words: object): Line | undefined =>
    linesOf({ board: { thing: value } } as unknown as TableView, words as never, NAMES)[0];

  it.each([
    ["seat", 1, "Bo"],
    ["seat", -1, "empty"],
    ["place", 0, "1"],
    ["place", -1, "none"],
    ["plain", true, "yes"],
    ["plain", 7, "7"],
    ["plain", "", "empty"],
    ["owners", [0, -1], "1: Ann, 2: empty"],
    ["words", ["a", "b", "a"], "2 x a, b"],
    ["words", [], "none"],
    ["plain", [2, 2], "2, 2"],
    ["rows", ["#.", ".#"], "#. / .#"],
    ["amounts", { a: 2, b: 0 }, "a 2"],
  ])("tells %s %j", (kind, value, words) => expect(tellOf(value, field(kind))?.text).toBe(words));

  it("leaves out what only the drawing needs, and what is not there", () => {
    expect(tellOf(3, field("hidden"))).toBeUndefined();
    expect(tellOf(null, field("plain"))).toBeUndefined();
  });
  it("keeps what memory could know until somebody asks", () => {
    expect(tellOf(3, field("asked"))?.asked).toBe(true);
    expect(tellOf(3, field("plain"))?.asked).toBe(false);
  });
  it("names the places of a list", () => {
    const each = { each: ["web-table-text-yes", "web-table-text-no"] };
    expect(tellOf([true, false], field("marks", each))?.text).toBe("yes");
    expect(tellOf([3, 1], field("amounts", each))?.text).toBe("yes 3, no 1");
    expect(tellOf([0, 0], field("amounts", each))?.text).toBe("none");
  });
  it("lists by seat and by number", () => {
    const bySeat = tellOf([4, 5], field("by-seat"))?.inside;
    expect(bySeat?.map(({ label, text }) => [label, text])).toEqual([
      ["Ann", "4"],
      ["Bo", "5"],
    ]);
    const places = tellOf([0, -1], field("places-by-seat"))?.inside;
    expect(places?.map(({ text }) => text)).toEqual(["1", "none"]);
    const things = tellOf([{ a: 1 }, { a: 2 }], field("plain"))?.inside;
    expect(things?.map(({ inside }) => inside[0]?.text)).toEqual(["1", "2"]);
    const stalls = [1, 2].map((number) => say("web-cleopatra-stall", { number }));
    expect(things?.map(({ label }) => label)).toEqual(stalls);
  });
  it("takes the word of a field for an empty one, and the name of a key without any", () => {
    expect(tellOf("", field("plain", { empty: "web-table-text-none" }))?.text).toBe("none");
    const unknown = { fields: {}, item: {}, word: (word: string) => word };
    const [line] = linesOf({ board: { some_key: 1 } } as unknown as TableView, unknown, NAMES);
    expect(line?.label).toBe("some key");
  });
});
