import { beforeAll, describe, expect, it } from "vitest";
import { event } from "../testing/wire";
import { speak } from "../testing/words";
import type { EventInfo } from "../wire";
import { newsOf, tellLine } from "./news";
import { DEED, lastTurnOf, MOST_LINES, POINTS, recapOf, RESULT } from "./recap";

beforeAll(() => speak("en"));

const NAMES = ["Ann", "Bo", "Cy"];
const ME = 0;
type Move = [string, string, string];
const stone = (ply: number, seat: number, space: number): EventInfo =>
  event(
    ply,
    1,
    "imhotep-event-temple",
    { seat, space },
    [["stone", "s", `temple-${space}`]],
    "result",
  );
const load = (ply: number, seat: number): EventInfo =>
  event(ply, seat, "imhotep-event-load", { seat, ship: 1, space: ply });
const points = (ply: number, seat: number, space: number, sum = 1): EventInfo =>
  event(ply, -1, "imhotep-event-temple-points", { seat, space, points: sum }, [], "result");
const round = (ply: number): EventInfo =>
  event(
    ply,
    -1,
    "imhotep-event-round",
    { round: 2, one: 4, two: 3, three: 2, four: 2 },
    [],
    "beat",
  );
const tellAll = (log: EventInfo[], from = 0, game = "imhotep"): string[] =>
  recapOf(log, from, ME, newsOf(game)).lines.map((line) => tellLine(line, NAMES));

describe("since when", () => {
  it("the last own turn, with all that it brought", () => {
    const log = [load(0, 1), load(1, ME), load(2, ME), round(3), load(4, 1), load(5, 2)];
    expect(lastTurnOf(log, ME, {})).toBe(1);
  });
  it("a turn that goes on is not the last one", () => {
    const log = [load(0, ME), load(1, 1), load(2, 2), load(3, ME), round(4)];
    expect(lastTurnOf(log, ME, {})).toBe(0);
  });
  it("chance that served somebody else before is left to them", () => {
    expect(lastTurnOf([load(0, 1), round(1), load(2, ME), load(3, 1)], ME, {})).toBe(2);
  });
  it("what chance turned up for somebody was their decision, where the game says so", () => {
    const miss = event(2, -1, "murals-event-miss", { seat: ME, tens: 1, ones: 2 }, [], "result");
    const log = [load(0, ME), load(1, 1), miss, load(3, 1)];
    expect(lastTurnOf(log, ME, newsOf("murals"))).toBe(2);
    expect(lastTurnOf(log, ME, {})).toBe(0);
  });
  it("the beginning, if there was none", () => {
    expect(lastTurnOf([load(0, 1), load(1, 2)], ME, {})).toBe(0);
    expect(lastTurnOf([], ME, {})).toBe(0);
  });
});

describe("what is told", () => {
  it("several stones, and several points of one seat at one site, are one line", () => {
    const log = [stone(1, 1, 1), stone(1, 1, 2), stone(1, 2, 3), points(2, 1, 1), points(2, 1, 2)];
    expect(tellAll(log)).toEqual([
      "Bo places 2 stones on the Temple.",
      "Cy places a stone on space 3 of the Temple.",
      "Temple at the end of the round: Bo +2.",
    ]);
  });
  it("who scored at the same site are told together", () => {
    const log = [points(2, 1, 1), points(2, 2, 2, 3), points(2, 1, 3)];
    expect(tellAll(log)).toEqual(["Temple at the end of the round: Bo +2 and Cy +3."]);
    expect(tellAll(log.slice(0, 1))).toEqual([
      "Bo scores 1 point at the end of the round (Temple, space 1).",
    ]);
  });
  it("what was taken is listed, and what it earned added up", () => {
    const built = (piece: string, talents: number): EventInfo =>
      event(1, 1, "cleopatra-event-built", { seat: 1, piece, talents }, [], "result");
    const log = [built("cleopatra-obelisk", 12), built("cleopatra-sphinx", 2)];
    const [line, ...more] = tellAll(log, 0, "cleopatra");
    expect(more).toEqual([]);
    expect(line).toMatch(/^Bo builds .+ and .+ and earns 14 Talents\.$/);
  });
  it("cards are listed by their numbers, zeros too", () => {
    const up = (tens: number, ones: number): EventInfo =>
      event(1, -1, "murals-event-deck", { seat: 1, tens, ones });
    expect(tellAll([up(0, 5), up(1, 0), up(1, 7)], 0, "murals")).toEqual([
      "Bo turns up and places 05, 10 and 17.",
    ]);
  });
  it("own results are, own deeds and details are not", () => {
    const detail = event(1, 1, "cleopatra-event-bid", { seat: 1 }, [], "detail");
    expect(tellAll([load(0, ME), stone(0, ME, 1), detail])).toEqual([
      "Ann places a stone on space 1 of the Temple.",
    ]);
  });
  it("nothing from before", () => expect(tellAll([round(1), round(3)], 2)).toHaveLength(1));
  it("where the last piece came to lie, or where the points were earned", () => {
    const { lines } = recapOf(
      [stone(1, 1, 1), stone(1, 1, 2), points(2, 2, 4)],
      0,
      ME,
      newsOf("imhotep"),
    );
    expect(lines.map(({ place }) => place)).toEqual(["temple-2", "temple-3"]);
  });
});

describe("more than fit", () => {
  const many = (count: number, role: EventInfo["role"], args = {}): EventInfo[] =>
    Array.from({ length: count }, (_, at) =>
      event(at, 1, `no-${role}`, { at, ...args }, [] as Move[], role),
    );
  it("deeds go before results, and results before points and beats", () => {
    const log = [...many(4, "deed"), ...many(4, "result"), ...many(1, "result", { points: 1 })];
    const { lines, more } = recapOf([...log, ...many(1, "beat")], 0, ME, {});
    expect(lines.map(({ weight }) => weight)).toEqual([
      RESULT,
      RESULT,
      RESULT,
      RESULT,
      POINTS,
      POINTS,
    ]);
    expect([lines.length, more]).toEqual([MOST_LINES, 4]);
  });
  it("of equal weight the newest stay, in order", () => {
    const { lines, more } = recapOf(many(8, "deed"), 0, ME, {});
    expect(lines.map(({ text }) => text.args["at"])).toEqual([2, 3, 4, 5, 6, 7]);
    expect([lines.every(({ weight }) => weight === DEED), more]).toEqual([true, 2]);
  });
});
