// The reckoning as real games tell it (games/ended.json, made by scripts/client_positions.py), and the
// words of the result for whoever looks.

import { beforeAll, describe, expect, it } from "vitest";
import ended from "../games/ended.json";
import { has, say, sayAny } from "../lib/texts.svelte";
import { speak } from "../testing/words";
import type { EventInfo, ScoreSheet, TableView } from "../wire";
import { endingOf, linesOf, signed, stepOf, tieOf, totalsOf, winOf } from "./ending";
import { pointsOf } from "./summary";
import { largestDifference, recordLines, verdictOf } from "./verdict";

beforeAll(() => speak("en"));

type Ended = TableView & { scores: number[]; winners: number[]; finals: EventInfo[] };
const ENDED = ended as unknown as Ended[];
const NAMES = ["Nora", "Mei", "Tom"];
const view = (game: string): Ended => ENDED.find((each) => each.game === game)!;
const cases = ENDED.map((each) => [each.game, each] as const);

describe.each(cases)("the reckoning of %s", (game, each) => {
  const lines = (): ReturnType<typeof linesOf> => linesOf(game, each.finals);

  it("is counted in the order of the events, and ends with the scores", () => {
    expect(lines().map(({ seat }) => seat)).toEqual(
      each.finals.map(({ text }) => text.args["seat"]),
    );
    expect(totalsOf(each, lines(), lines().length)).toEqual(each.scores);
  });
  it("adds what a line says, to whom it says", () => {
    let before = totalsOf(each, lines(), 0);
    lines().forEach(({ seat, points }, nth) => {
      const after = totalsOf(each, lines(), nth + 1);
      const expected = before.map((total, at) =>
        at === seat && points !== null ? (total ?? 0) + points : total,
      );
      expect(after).toEqual(expected);
      before = after;
    });
  });
  it("counts one thing for everybody, then the next", () => {
    const sources = lines().map(({ source }) => source);
    const runs = sources.filter((source, nth) => source !== sources[nth - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    for (const source of runs) expect([source, has(source)]).toEqual([source, true]);
  });
  it("keeps what is ahead off the board", () => {
    const asCounted = endingOf(game)?.asCounted;
    if (!asCounted) return;
    const shown = (ahead: ReturnType<typeof linesOf>): TableView => asCounted(each, ahead);
    expect(pointsOf({ ...shown(lines()), scores: null })).toEqual(totalsOf(each, lines(), 0));
    expect(shown([]).board).toEqual(each.board);
  });
  it("names who won in both languages", async () => {
    for (const language of ["en", "ja"] as const) {
      await speak(language);
      expect(winOf(each, NAMES)).toContain(NAMES[each.winners[0]!]);
    }
    await speak("en");
  });
  it("says what broke a tie, of those who were level", () => {
    const scores = each.scores.map(() => 7);
    const level: TableView = { ...each, scores, winners: [0] };
    const told = tieOf(level, NAMES);
    const spared = game === "cleopatra" ? 1 : 0; // nobody is level with whom the crocodile ate
    for (const name of NAMES.slice(spared, each.players)) expect(told).toContain(name);
    expect(tieOf(level, NAMES, each.scores.map((_, seat) => seat).slice(1))).toBe("");
    expect(tieOf({ ...level, scores: scores.map((score, seat) => score - seat) }, NAMES)).toBe("");
  });
});

describe("what is counted", () => {
  it("is, in Cleopatra, corruption, the crocodile, then riches", () => {
    const lines = linesOf("cleopatra", view("cleopatra").finals);
    const sources = [...new Set(lines.map(({ source }) => source))];
    expect(sources.map((id) => sayAny(id))).toEqual(["Corruption", "Crocodile", "Riches"]);
    expect(totalsOf(view("cleopatra"), lines, 3)).toEqual([null, null, null]);
  });
  it("is, in Murals, the three tracks at the markers", () => {
    const each = view("murals");
    const lines = linesOf("murals", each.finals);
    expect(lines.map(({ source }) => source)).toEqual(
      ["combo", "area", "miss"].flatMap((track) => NAMES.map(() => `murals-source-${track}`)),
    );
    const camps = each.board["camps"] as { combo: number }[];
    const place = endingOf("murals")?.place?.(lines[0]!, each);
    expect(place).toBe(`combo-${camps[0]?.combo}`);
  });
  it("is, in Imhotep, sites on their slabs and cards beside whom they belong to", () => {
    const each = view("imhotep");
    const place = (source: string): string | null | undefined =>
      endingOf("imhotep")?.place?.({ source, seat: 1, points: 1, shown: "" }, each);
    expect(place("imhotep-source-obelisks")).toBe("site-obelisks");
    expect(place("imhotep-source-statues")).toBe("cards-1");
    expect(place("imhotep-source-wrath")).toBeNull();
  });
  it("is told as far as it has come", () => {
    const lines = linesOf("murals", view("murals").finals);
    expect(stepOf(lines, 0)).toEqual([]);
    expect(stepOf(lines, 2)).toEqual(lines.slice(0, 2));
    expect(stepOf(lines, 4)).toEqual(lines.slice(3, 4));
  });
  it("has a sign", () => {
    expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
  });
});

describe("the tracks of Murals in the table of points", () => {
  const each = view("murals");
  const camps = each.board["camps"] as Record<string, number>[];
  const tracks = each.board["tracks"] as Record<string, number[]>;
  it.each(["combo", "area", "miss"])(
    "tell steps and ranks of %s as the engine scored them",
    (track) => {
      camps.forEach((camp, seat) => {
        const note = endingOf("murals")?.note?.(each, `murals-source-${track}`, seat) ?? "";
        const [, steps, rank] = /^(\d+) steps?, (\d)/.exec(note) ?? [];
        expect(Number(steps)).toBe(Math.abs(camp[track] ?? NaN));
        const level = camps.filter((other) => other[track] === camp[track]).length;
        if (level === 1)
          expect(camp[`${track}_points`]).toBe(tracks[track]?.[Number(rank) - 1] ?? 0);
      });
    },
  );
});

describe("the result in words", () => {
  const sheet: ScoreSheet = {
    scores: [45, 42, 30],
    winners: [0],
    places: [1, 2, 3],
    sheets: [
      { "imhotep-source-temple": 20, "imhotep-source-obelisks": 15, "imhotep-source-statues": 10 },
      { "imhotep-source-temple": 21, "imhotep-source-obelisks": 6, "imhotep-source-statues": 15 },
      { "imhotep-source-temple": 10, "imhotep-source-obelisks": 10, "imhotep-source-statues": 10 },
    ],
    course: [],
  };
  const seen = (me: number, gone: number[] = []) => ({ game: "imhotep", names: NAMES, me, gone });

  it("speaks to who won", () => {
    expect(verdictOf(sheet, seen(0))).toEqual({
      headline: "You win with 45 points",
      gap: "3 points ahead of Mei",
      decided: "What made the difference: Obelisks (you: 15, Mei: 6)",
    });
  });
  it("speaks to who came later", () => {
    expect(verdictOf(sheet, seen(1))).toEqual({
      headline: "You finish second with 42 points",
      gap: "3 points behind Nora",
      decided: "What made the difference: Obelisks (you: 6, Nora: 15)",
    });
    expect(verdictOf(sheet, seen(2)).headline).toBe("You finish third with 30 points");
    expect(largestDifference(sheet, 2, 0)).toBe("imhotep-source-temple");
  });
  it("is neutral to who watches", () => {
    expect(verdictOf(sheet, seen(-1))).toEqual({
      headline: "Nora wins with 45 points",
      gap: "",
      decided: "What made the difference: Obelisks (Nora: 15, Mei: 6)",
    });
  });
  it("names whom a win is shared with, and no difference", () => {
    const shared = { ...sheet, scores: [45, 45, 30], winners: [0, 1], places: [1, 1, 3] };
    const told = { headline: "You share the win with Mei: 45 points each", gap: "", decided: "" };
    expect(verdictOf(shared, seen(0))).toEqual(told);
    expect(verdictOf(shared, seen(-1)).headline).toBe("Nora and Mei share the win with 45 points");
    expect(verdictOf(shared, seen(2)).gap).toBe("15 points behind Nora");
  });
  it("is level where the tie-break decided", () => {
    const level = { ...sheet, scores: [45, 45, 30] };
    expect(verdictOf(level, seen(1))).toMatchObject({ gap: "Level with Nora", decided: "" });
  });
  it("compares nobody who gave the game up", () => {
    expect(verdictOf(sheet, seen(1, [1]))).toMatchObject({ gap: "", decided: "" });
    expect(verdictOf(sheet, seen(0, [1])).gap).toBe("15 points ahead of Tom");
  });
  it("names what decides whatever else there is", () => {
    const sheets = [
      { "cleopatra-source-wall": 10, "cleopatra-source-crocodile": 0 },
      { "cleopatra-source-wall": 5, "cleopatra-source-crocodile": -3 },
    ];
    const eaten = { ...sheet, scores: [10, 0], places: [1, 2], sheets };
    expect(verdictOf(eaten, { ...seen(1), game: "cleopatra" }).decided).toBe(
      "What made the difference: Crocodile (you: −3, Nora: 0)",
    );
    expect(largestDifference(eaten, 1, 0)).toBe("cleopatra-source-wall");
  });
  it("is said in Japanese", async () => {
    await speak("ja");
    expect(verdictOf(sheet, seen(1))).toEqual({
      headline: "あなたは2位です（42点）",
      gap: "Noraさんまであと3点でした",
      decided: `いちばん差がついたのは${say("imhotep-source-obelisks")}です（あなた: 6、Noraさん: 15）`,
    });
    await speak("en");
  });
});

describe("own best and record", () => {
  it("tell of a first game, a new best, and of others", () => {
    const lines = (
      games: number,
      won: number,
      best: number,
      before: number | null,
      game = "imhotep",
    ) => recordLines({ games, won, best, before }, game, 42);
    expect(lines(1, 1, 42, null)).toEqual(["Your first finished game of Imhotep"]);
    expect(lines(3, 1, 42, 40)).toEqual([
      "A new personal best! Your best before was 40 points.",
      "You have won 1 of 3 games of Imhotep.",
    ]);
    expect(lines(3, 1, 50, 50)[0]).toBe("Your best in Imhotep: 50 points");
    expect(lines(3, 2, 5, 5, "senet")).toEqual(["You have won 2 of 3 games of Senet."]);
    expect(recordLines({ games: 0, won: 0, best: null, before: null }, "imhotep", 3)).toEqual([]);
  });
});
