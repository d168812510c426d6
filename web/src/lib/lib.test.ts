// Days, tables in a few words, the sealed deal, editions, addresses of rules, and opening a table.

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { seat, table } from "../testing/wire";
import { speak } from "../testing/words";
import type { GameInfo, Pace, TableInfo } from "../wire";
import { api } from "./api";
import { ago, clockTime, day, minutesOf, time } from "./dates";
import { giveWord, givenTo, wordFor } from "./deal";
import { MOST_TEXT, editionIn, editionWords, textOf } from "./editions";
import { expectNext, expected } from "../pages/home/expected";
import { rulesQuery } from "./rules";
import {
  FORMER,
  freeSeats,
  isFree,
  isKeptFor,
  optionChips,
  optionLines,
  optionParts,
  paceWords,
  seatName,
  seatOf,
} from "./tables";
import { optionValue, say } from "./texts.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  vi.restoreAllMocks();
});

describe("dates", () => {
  it.each([
    [0, "00:00"],
    [570, "09:30"],
    [1439, "23:59"],
  ])("%d minutes are %s, both ways", (minutes, words) => {
    expect(clockTime(minutes)).toBe(words);
    expect(minutesOf(words)).toBe(minutes);
  });
  it("follow the language", async () => {
    const noon = Date.UTC(2026, 10, 16, 12) / 1000;
    expect(day(noon)).toMatch(/2026/);
    expect(time(noon + 60)).not.toBe(time(noon));
    expect(time(noon + 86_400)).toBe(time(noon));
    await speak("ja");
    expect(day(noon)).toMatch(/^2026.11.16/);
    await speak("en");
  });
});

describe("how long ago", () => {
  const now = 1_800_000_000;
  it.each([
    [-5, "now", "今"], // by a clock that is ahead
    [59, "now", "今"],
    [60, "1 minute ago", "1 分前"],
    [2 * 3600 + 1800, "2 hours ago", "2 時間前"],
    [30 * 3600, "yesterday", "昨日"],
    [9 * 86_400, "9 days ago", "9 日前"],
  ])("%d seconds", async (passed, english, japanese) => {
    expect(ago(now - passed, now)).toBe(english);
    await speak("ja");
    expect(ago(now - passed, now)).toBe(japanese);
    await speak("en");
  });
});

describe("places kept for my tables", () => {
  it("are as many as last time, and never nonsense", () => {
    expectNext({ asked: 2, others: 40 });
    expect(expected()).toEqual({ asked: 2, others: 12, path: 0 });
    localStorage.setItem("saqqara-my-tables", '{"asked": "many", "others": -1}');
    expect(expected()).toEqual({ asked: 0, others: 0, path: 0 });
    localStorage.setItem("saqqara-my-tables", "null");
    expect(expected()).toEqual({ asked: 0, others: 0, path: 0 });
  });
});

describe("seats", () => {
  const seats = [
    seat({ user: "u1", name: "Mei" }),
    seat({ bot: "mason" }),
    seat({ kept_for: "u2" }),
    seat({}),
  ];
  it("are free without anybody", () => {
    expect(seats.map(isFree)).toEqual([false, false, true, true]);
    expect(freeSeats(table({ seats }))).toBe(2);
  });
  it("are kept for whom they wait, while the table is open", () => {
    expect(isKeptFor(table({ seats }), "u2")).toBe(true);
    expect(isKeptFor(table({ seats }), "u1")).toBe(false);
    expect(isKeptFor(table({ seats }), undefined)).toBe(false);
    expect(isKeptFor(table({ seats, status: "running" }), "u2")).toBe(false);
  });
  it("are found by who sits there", () => {
    expect(seatOf(table({ seats }), "u1")).toBe(0);
    expect(seatOf(table({ seats }), "u9")).toBe(-1);
    expect(seatOf(table({ seats }), undefined)).toBe(-1);
  });
  it("have names", () => {
    expect(seats.map(seatName)).toEqual([
      ...["Mei", say("bot-name-mason"), say("web-lobby-seat-free"), say("web-lobby-seat-free")],
    ]);
    expect(seatName(seat({ user: FORMER, name: "was Mei" }))).toBe(say("web-former-player"));
  });
});

describe("paces", () => {
  const pace = (given: Partial<Pace>): Pace => ({
    ...{ kind: "none", bank: 0, increment: 0, days: 0, window_from: 0, window_to: 0, zone: "" },
    ...given,
  });
  it("are told by kind", () => {
    expect(paceWords(pace({}))).toBe(say("web-lobby-pace-none"));
    expect(paceWords(pace({ kind: "live", bank: 450, increment: 10 }))).toBe(
      say("web-lobby-pace-live", { minutes: 7.5, seconds: 10 }),
    );
    expect(paceWords(pace({ kind: "days", days: 2 }))).toBe(
      say("web-lobby-pace-days", { days: 2 }),
    );
    const night = pace({ kind: "days", days: 2, window_from: 480, window_to: 1320 });
    expect(paceWords(night)).toBe(
      say("web-lobby-pace-window", { days: 2, from: "08:00", to: "22:00" }),
    );
  });
});

describe("options", () => {
  const option = (id: string, ...values: string[]): object => ({ id, values, pattern: "" });
  const game = {
    options: [
      option("sides", "AAAAA", "BBBBB", "random"),
      option("wrath", "off", "on"),
      option("first", "random", "1", "2"),
      option("hall_start", "1", "5"),
    ],
  } as unknown as GameInfo;
  const imhotep = (options: Record<string, string>): TableInfo =>
    table({ game: "imhotep", options });

  it("as usual are silent, but for sides", () => {
    expect(optionChips(imhotep({}), game)).toEqual([
      say("web-lobby-chip-sides", { sides: "AAAAA" }),
    ]);
    expect(optionChips(imhotep({}), undefined)).toEqual([]);
  });
  it("that differ have short words", () => {
    const chips = optionChips(imhotep({ sides: "random", wrath: "on", first: "2" }), game);
    expect(chips).toEqual([
      say("web-lobby-chip-sides-random"),
      say("web-lobby-chip-wrath"),
      say("web-lobby-chip-first", { seat: 2 }),
    ]);
  });
  it("without short words are told in full", () => {
    const odd = { options: [option("pace", "slow", "quick")] } as unknown as GameInfo;
    expect(optionChips(imhotep({ pace: "quick" }), odd)).toEqual(["quick"]);
  });
  it("for those who know the rules well are told in the lines alone, if they differ", () => {
    const fine = imhotep({ hall_start: "5" });
    expect(optionParts("imhotep", "hall_start").isFine).toBe(true);
    expect(optionParts("imhotep", "no_such_option")).toEqual({});
    expect(optionChips(fine, game)).toHaveLength(1);
    const ids = (of: TableInfo): string[] => optionLines(of, game).map(({ id }) => id);
    expect(ids(fine)).toEqual(["sides", "wrath", "first", "hall_start"]);
    expect(ids(imhotep({}))).toEqual(["sides", "wrath", "first"]);
    const [, wrath] = optionLines(imhotep({ wrath: "on" }), game);
    expect(wrath).toMatchObject({
      value: "on",
      usual: false,
      words: optionValue("imhotep", "wrath", "on"),
    });
  });
});

describe("the word of this browser for a deal", () => {
  const opened = table({ id: "t7", commitment: "sealed" });
  it("is drawn once and remembered with the seal", () => {
    expect(givenTo("t7")).toBeNull();
    const word = wordFor(opened);
    expect(word).toMatch(/^[A-HJKMNP-Za-hjkmnp-z2-9]{12}$/);
    expect(wordFor(opened)).toBe(word);
    expect(givenTo("t7")).toEqual({ commitment: "sealed", word });
    expect(wordFor(table({ id: "t8" }))).not.toBe(word);
  });
  it("counts where nothing can be kept", () => {
    const set = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(wordFor(opened)).toHaveLength(12);
    expect(set).toHaveBeenCalled();
    expect(givenTo("t7")).toBeNull();
  });
  it("is nothing that somebody else put there", () => {
    localStorage.setItem("saqqara-deal-t7", "{not ours");
    expect(givenTo("t7")).toBeNull();
  });
  it("is sent quietly, though it may come too late", async () => {
    const send = vi.spyOn(api, "word").mockRejectedValue(new Error("begun"));
    await giveWord(opened);
    expect(send).toHaveBeenCalledWith("t7", { word: givenTo("t7")?.word });
  });
});

describe("editions", () => {
  it("are an option of a table", () => {
    expect(editionIn({ edition: "{}" })).toBe("{}");
    expect(editionIn({})).toBeUndefined();
    expect(editionWords('{"name":"Mine"}')).toBe(say("web-edition-chip", { name: "Mine" }));
    expect(editionWords("{}")).toBe(say("web-edition-chip-unnamed"));
  });
  it("are read only as far as they could be right", async () => {
    expect(await textOf(new File(["short"], "a.json"))).toBe("short");
    expect(await textOf(new File(["石".repeat(50_000)], "a.json"))).toHaveLength(MOST_TEXT);
  });
});

it("names a table and its sides in the address of rules", () => {
  expect(rulesQuery("a b")).toBe("?table=a+b");
  expect(rulesQuery("t1", "ABCDA")).toBe("?table=t1&sides=ABCDA");
});
