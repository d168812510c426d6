// The coach: asks once about a clear mistake, and never holds up play.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableLine } from "../lib/live.svelte";
import { preferences } from "../lib/preferences.svelte";
import { choice, decision, seat, table } from "../testing/wire";
import type { Coached, FromClient } from "../wire";
import { Coach } from "./coach.svelte";

const BOTS = [seat({ user: "me" }), seat({ bot: "novice" })];
const PEOPLE = [seat({ user: "me" }), seat({ user: "other" })];

interface Seen {
  coach: Coach;
  live: { update: { ply: number }; id: string; connected: boolean };
  played: string[][];
  sent: FromClient[];
}

let count = 0;
function begin({ seats = BOTS, rated = false, choices = 2, id = "" } = {}): Seen {
  const played: string[][] = [];
  const sent: FromClient[] = [];
  const words = ["good", "bad"].slice(0, choices).map((word) => choice(word, "label"));
  const live = {
    id: id || `t${(count += 1)}`,
    isStudy: false,
    info: table({ game: "senet", status: "running", rated, seats }),
    seat: 0,
    connected: true,
    update: { ply: 7, decision: decision(words) },
    play: (moves: string[]) => void played.push(moves),
    send: (message: FromClient) => void sent.push(message),
  };
  return { coach: new Coach(live as unknown as TableLine), live, played, sent };
}

const says = (grade: Coached["grade"], moves = ["bad"], better = ""): Coached => ({
  type: "coach",
  ply: 7,
  moves,
  grade,
  loss: 0.2,
  reasons: [],
  better,
});

beforeEach(() => {
  vi.useFakeTimers();
  preferences.coach = true;
  preferences.coachTable = "";
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once about a clear mistake, and plays it at one press", () => {
  const { coach, played, sent } = begin();
  expect(coach.holds(["bad"])).toBe(true);
  expect(coach.waiting).toBe(true);
  expect(sent).toEqual([{ type: "coach", ply: 7, moves: ["bad"] }]);
  coach.hear(says("clear"));
  expect([coach.waiting, coach.doubt?.grade]).toEqual([false, "clear"]);
  vi.runAllTimers();
  expect(played).toEqual([]);
  coach.playAnyway();
  expect(played).toEqual([["bad"]]);
  expect(coach.doubt).toBeNull();
  expect(coach.holds(["bad"])).toBe(false); // not asked twice
});

it("lets everything else through", () => {
  for (const grade of ["none", "little"] as const) {
    const { coach, played } = begin();
    coach.holds(["bad"]);
    coach.hear(says(grade));
    expect([played, coach.doubt, coach.waiting]).toEqual([[["bad"]], null, false]);
    vi.runAllTimers();
    expect(played.length).toBe(1);
  }
});

it("does not hold up a move that it says nothing about", () => {
  const { coach, played } = begin();
  coach.holds(["bad"]);
  vi.advanceTimersByTime(1000);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(played).toEqual([["bad"]]);
  coach.hear(says("much")); // too late
  expect([played.length, coach.doubt]).toEqual([1, null]);
});

it("does not play what the table has gone past", () => {
  const { coach, played } = begin();
  coach.holds(["bad"]);
  coach.forget();
  vi.runAllTimers();
  expect(played).toEqual([]);
});

it("takes no word for another move or another ply", () => {
  const { coach, live } = begin();
  coach.holds(["bad"]);
  coach.hear(says("much", ["other"]));
  expect(coach.doubt).toBeNull();
  live.update.ply = 8;
  coach.hear(says("much"));
  expect(coach.doubt).toBeNull();
});

it("names the better move only when asked", () => {
  const { coach, sent } = begin();
  coach.holds(["bad"]);
  coach.hear(says("much"));
  expect(coach.doubt?.better).toBe("");
  coach.show();
  expect(sent.at(-1)).toEqual({ type: "coach", ply: 7, moves: ["bad"], show: true });
  coach.hear(says("much", ["bad"], "good"));
  expect(coach.doubt?.better).toBe("good");
});

it("is not at rated tables, and says nothing where there is no choice or no line", () => {
  expect(begin({ rated: true }).coach.holds(["bad"])).toBe(false);
  expect(begin({ choices: 1 }).coach.holds(["good"])).toBe(false);
  const cut = begin();
  cut.live.connected = false;
  expect(cut.coach.holds(["bad"])).toBe(false);
});

it("is on in the first three games against bots, and off with people", () => {
  preferences.coach = null;
  localStorage.clear();
  const games = ["a", "b", "c", "d"].map((id) => begin({ id }).coach.on);
  expect(games).toEqual([true, true, true, false]);
  expect(begin({ id: "a" }).coach.on).toBe(true);
  preferences.coach = true;
  expect(begin({ seats: PEOPLE }).coach.on).toBe(false);
});

it("remembers what somebody wants against bots, and with people for one table", () => {
  const { coach } = begin();
  coach.toggle();
  expect([preferences.coach, coach.on]).toEqual([false, false]);
  const people = begin({ seats: PEOPLE, id: "p" });
  people.coach.toggle();
  expect([people.coach.on, preferences.coachTable, preferences.coach]).toEqual([true, "p", false]);
  expect(begin({ seats: PEOPLE, id: "q" }).coach.on).toBe(false);
});
