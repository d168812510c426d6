import { describe, expect, it, vi } from "vitest";
import { api } from "../../lib/api";
import { table } from "../../testing/wire";
import type { FigureInfo } from "../../wire";
import { playersRange } from "../home/facts";
import { asIn } from "./edition";
import { rules as imhotep } from "../../games/imhotep/rules";
import { rules as murals } from "../../games/murals/rules";
import { piecesOf, shortOf } from "./outline";
import type { Rows } from "./outline";
import { playedAt } from "./table";
import type { Played } from "./table";

const SECTION = `Heading
  MUR-7.5: Steps of a combo.
  Length | steps | cards
  1 | +0 | 1
  2 | +1 | 2

  For example, this.
  MUR-7.6: Another rule.`;

describe("a section of the rules", () => {
  it("has a heading, rules, tables and examples", () => {
    const { title, pieces } = piecesOf(SECTION);
    expect(title).toBe("Heading");
    expect(pieces).toEqual([
      { kind: "rule", id: "MUR-7.5", text: "Steps of a combo." },
      {
        kind: "rows",
        head: ["Length", "steps", "cards"],
        rows: [
          ["1", "+0", "1"],
          ["2", "+1", "2"],
        ],
      },
      { kind: "example", text: "For example, this." },
      { kind: "rule", id: "MUR-7.6", text: "Another rule." },
    ]);
  });
  it("shows the figures of an edition, marked, with the sign that was there", () => {
    const own = [
      { place: "combo.steps.2", edition: 4 },
      { place: "combo.cards.1", edition: -1 },
    ] as unknown as FigureInfo[];
    const table = asIn(own, piecesOf(SECTION).pieces)[1] as Rows;
    expect(table.rows).toEqual([
      ["1", "+0", "-1"],
      ["2", "+4", "2"],
    ]);
    expect([...(table.marked ?? [])].sort()).toEqual(["0 2", "1 1"]);
  });
  it("is left as it is where no table belongs to the rule", () => {
    const { pieces } = piecesOf(SECTION.replace("MUR-7.5", "MUR-1.1"));
    expect(asIn([{ place: "combo.steps.1", edition: 4 } as FigureInfo], pieces)).toEqual(pieces);
  });
});

describe("the short text", () => {
  const paragraphs = Array.from({ length: 15 }, (_, nth) => String(nth));
  const played = (sides: string, options = {}): Played => ({
    table: table({ options }),
    figures: [],
    sides,
  });
  it("of no table is whole, but for the terminal", () => {
    expect(shortOf(paragraphs, murals, null)).toEqual(paragraphs);
    expect(shortOf(paragraphs, imhotep, null)).toHaveLength(14);
  });
  it("of a table leaves out what does not concern it", () => {
    expect(shortOf(paragraphs, imhotep, played("AAAAA"))).toEqual(["0", "1", "2", "4"]);
    expect(shortOf(paragraphs, imhotep, played("AACAA"))).toContain("10");
    expect(shortOf(paragraphs, imhotep, played("AAAAA", { prophecies: "on" }))).toEqual([
      "0",
      "1",
      "2",
      "4",
      "10",
      "14",
    ]);
  });
});

describe("the table that rules are opened from", () => {
  it("is one that plays this game", async () => {
    const ask = vi.spyOn(api, "table");
    ask.mockResolvedValue(table({ game: "imhotep", options: { sides: "random" } }));
    expect(await playedAt("t1", "murals", "")).toBeNull();
    expect(await playedAt("t1", "imhotep", "ABABA")).toMatchObject({ sides: "ABABA", figures: [] });
    expect(await playedAt("t1", "imhotep", "what")).toMatchObject({ sides: "" });
    ask.mockRejectedValue(new Error("gone"));
    expect(await playedAt("t1", "imhotep", "")).toBeNull();
    ask.mockRestore();
  });
});

it("tells how many may play", () => {
  expect(playersRange([2, 3, 4])).toBe("2–4");
  expect(playersRange([3])).toBe("3");
});
