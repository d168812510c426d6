// The stage: acts in order, each over its board, at a pace that somebody follows.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isAmongFirst } from "../lib/firsts";
import { preferences } from "../lib/preferences.svelte";
import { event } from "../testing/wire";
import type { EventInfo, TableView, Update } from "../wire";
import { asUpdate, stepsOf, summed } from "./acts";
import { takeOffOf, timelineOf, travelOf } from "./pace";
import type { Tempo } from "./pace";
import { Playback } from "./playback.svelte";
import type { How } from "./playback.svelte";

type Move = [string, string, string];
const STONE: Move = ["stone-0", "sled-0", "ship-0-1"];

function viewAt(ply: number, decider = 0): TableView {
  const none = { over: false, scores: null, winners: null, board: {} };
  return { game: "imhotep", players: 3, seat: 0, ply, decider, ...none };
}
/** A message that tells these events, with the boards in between. */
function update(events: readonly EventInfo[], ply = (events.at(-1)?.ply ?? 0) + 1): Update {
  const plies = [...new Set(events.map((each) => each.ply))].slice(0, -1);
  const none = { version: 1, kept: 0, undo: 3, answer: ["x"], decision: null };
  const base = asUpdate({ ply, plies: ply, word: "", by: 0, view: viewAt(ply), events: [] });
  const acts = plies.map((each) => ({ ply: each + 1, view: viewAt(each + 1, 1) }));
  return { ...base, ...none, ply, view: viewAt(ply), events: [...events], acts };
}
function beat(ply: number, id = "imhotep-event-round", moves: Move[] = []): EventInfo {
  return event(ply, -1, id, { round: 2 }, moves, "beat");
}
const deed = (ply: number, seat: number, moves: Move[] = []): EventInfo =>
  event(ply, seat, "imhotep-event-load", { seat }, moves);
const result = (ply: number, seat: number, points = 0): EventInfo =>
  event(ply, seat, "imhotep-event-temple-points", { seat, points }, [], "result");

// The fourth ship: it sails to the temple, points are given, the market is cleared, and then the
// next round begins with its cards.
const FOURTH: EventInfo[] = [
  event(7, 1, "imhotep-event-sail", { seat: 1 }, [["ship-2", "harbour", "dock-temple"]]),
  event(7, 1, "imhotep-event-temple", { seat: 1 }, [["stone-1", "ship-2-1", "temple-0"]], "result"),
  result(7, 1, 1),
  event(7, 1, "imhotep-event-clear", {}, [["card sail", "market-2", "discard"]], "detail"),
  beat(8, "imhotep-event-round", [["round 3-3-2-2", "round-deck", "round-card"]]),
  event(9, -1, "imhotep-event-deal", {}, [["card chisel", "deck", "market-0"]], "detail"),
  event(10, -1, "imhotep-event-deal", {}, [["card lever", "deck", "market-1"]], "detail"),
];

interface Seen {
  stage: Playback;
  told: [EventInfo, How][];
  boards: number[]; // the ply that the board showed when each was told
}
function stageFor(tempo: Partial<Tempo> = {}, isStill = (): boolean => false): Seen {
  const stage = new Playback(() => ({ me: 0, first: false, ...tempo }), isStill);
  const told: [EventInfo, How][] = [];
  const boards: number[] = [];
  stage.heard = (each, how) => {
    told.push([each, how]);
    boards.push(stage.update?.ply ?? 0);
  };
  return { stage, told, boards };
}
function lasts(stage: Playback): number {
  const begin = Date.now();
  while (stage.playing) vi.advanceTimersToNextTimer();
  return Date.now() - begin;
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a message", () => {
  it("is one act for each ply that it tells of, the last one the message itself", () => {
    const whole = update(FOURTH);
    const steps = stepsOf(whole, FOURTH);
    expect(steps.map((step) => [step.update.ply, step.seat, step.events.length])).toEqual([
      [8, 1, 4],
      [9, -1, 1],
      [10, -1, 1],
      [11, -1, 1],
    ]);
    expect(steps.at(-1)?.update).toBe(whole);
  });
  it("has boards in between on which nobody can do anything", () => {
    const [first] = stepsOf({ ...update(FOURTH), decision: {} as never }, FOURTH);
    expect(first?.update).toMatchObject({ decision: null, undo: -1, answer: [], acts: [] });
    expect(first?.update.view).toEqual(viewAt(8, 1));
    expect(first?.update.state.asked).toEqual([1]);
  });
  it("without its boards in between is only summed up", () => {
    const short = { ...update(FOURTH), acts: [] };
    expect(stepsOf(short, FOURTH)).toMatchObject([{ isSummary: true, update: short }]);
    expect(stepsOf(short, FOURTH.slice(0, 4))[0]?.isSummary).toBeUndefined(); // one ply needs none
  });
  it("that tells nothing is one act that takes no time", () => {
    const { stage } = stageFor();
    stage.push(update([], 4), []);
    expect([stage.update?.ply, stage.quiet, stage.ready]).toEqual([4, true, true]);
  });
});

describe("the fourth ship of a round", () => {
  it("is shown before the round that follows it, everything over its own board", () => {
    const { stage, told, boards } = stageFor();
    stage.push(update([], 7), []);
    stage.push(update(FOURTH), FOURTH);
    lasts(stage);
    expect(told.map(([each]) => each)).toEqual(FOURTH);
    // the round is announced while the old board still stands
    expect(boards).toEqual([8, 8, 8, 8, 8, 10, 11]);
  });
  it("has a pause before the new round, with a banner", () => {
    const { stage } = stageFor();
    stage.push(update([], 7), []);
    stage.push(update(FOURTH), FOURTH);
    while (stage.banner === null) vi.advanceTimersToNextTimer();
    expect(stage.banner.text.id).toBe("imhotep-event-round");
    expect(stage.told).toEqual([FOURTH[4]]);
    vi.advanceTimersByTime(1190);
    expect([stage.update?.ply, stage.banner === FOURTH[4]]).toEqual([8, true]);
    vi.advanceTimersByTime(20);
    expect([stage.update?.ply, stage.fresh]).toEqual([9, [FOURTH[4]]]);
  });
  it("lets each event begin when what flew for the one before has landed", () => {
    const [first] = stepsOf(update(FOURTH), FOURTH);
    const { cues, board } = timelineOf(first as never, false, { me: 0, first: false });
    expect(board).toBe(0);
    cues.slice(1).forEach(({ at }, nth) => {
      const before = cues[nth];
      expect(at).toBeGreaterThanOrEqual((before?.at ?? 0) + travelOf(before?.event as EventInfo));
    });
  });
});

describe("the pace", () => {
  const alone = (events: EventInfo[], tempo: Partial<Tempo> = {}): number => {
    const { stage } = stageFor(tempo);
    stage.push(update(events), events);
    return lasts(stage);
  };
  it("gives somebody else's decision time, more in the first games", () => {
    expect(alone([deed(3, 1, [STONE])])).toBe(800);
    expect(alone([deed(3, 1, [STONE])], { first: true })).toBe(1200);
  });
  it("shows a pass as long as a stone", () => {
    expect(alone([event(3, 1, "imhotep-event-pass", { seat: 1 })])).toBe(800);
  });
  it("does not dawdle with one's own: only what flies", () => {
    expect(alone([deed(3, 0, [STONE])])).toBe(320);
    expect(alone([deed(3, 0)])).toBe(0);
    expect(alone([event(3, 0, "x", {}, [STONE, STONE, STONE])])).toBe(560);
  });
  it.each([
    [0.5, 1600],
    [1, 800],
    [2, 400],
  ])("at speed %d takes %d ms", (speed, time) => {
    preferences.speed = speed;
    expect(alone([deed(3, 1, [STONE])])).toBe(time);
  });
  it("is faster while one turn goes on, and where it is about details", () => {
    const { stage } = stageFor();
    const pay = event(4, 1, "cleopatra-event-pay", { seat: 1 }, [], "detail");
    const events = [deed(3, 1, [STONE]), pay, deed(5, 1, [STONE])];
    stage.push(update(events), events);
    expect(lasts(stage)).toBeCloseTo(800 + 0.35 * 800 + 0.6 * 800);
  });
  it("announces who won a lot over the lot, before it flies and the next one comes", () => {
    const pass = event(3, 0, "pharaoh-event-pass", { seat: 0 });
    const lot: Move = ["jar", "stage", "camp-1"];
    const won = event(3, 0, "pharaoh-event-won-treasure", { seat: 1 }, [lot], "result");
    const next = event(3, 0, "pharaoh-event-auction", { seat: 2 }, [], "beat");
    const { cues, board } = timelineOf({ seat: 0, events: [pass, won, next] }, false, {
      me: 0,
      first: false,
    });
    expect(cues.map(({ at }) => at < board)).toEqual([true, true, false]);
    expect(cues[2]?.at).toBe(board + travelOf(won));
  });
  it("leaves who won a lot to be read before the next one", () => {
    const won = event(3, 1, "pharaoh-event-won-crew", { seat: 1 }, [], "result");
    const next = event(3, 1, "pharaoh-event-auction", { seat: 2 }, [], "beat");
    const { stage } = stageFor();
    stage.push(update([won, next]), [won, next]);
    expect(stage.banner).toBe(won);
    vi.advanceTimersByTime(1400);
    expect(stage.banner).toBe(won);
    vi.advanceTimersByTime(200);
    expect(stage.banner).toBe(next);
    lasts(stage);
    expect(stage.banner).toBeNull();
  });
  it("is slow in the first two games of a kind, also when one comes back to them", () => {
    const tables = ["a", "b", "c", "a", "c"];
    expect(tables.map((id) => isAmongFirst("murals", id))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(isAmongFirst("senet", "c")).toBe(true);
  });
});

describe("whoever is asked", () => {
  it("may answer when the stage is quiet", () => {
    const { stage } = stageFor();
    const events = [deed(3, 1, [STONE])];
    stage.push(update(events), events);
    expect([stage.ready, stage.quiet]).toEqual([false, false]);
    lasts(stage);
    expect([stage.ready, stage.quiet]).toEqual([true, true]);
  });
  it("need not wait for what they did themselves", () => {
    const { stage } = stageFor();
    const events = [deed(3, 0, [STONE])];
    stage.push(update(events), events);
    expect([stage.ready, stage.quiet]).toEqual([true, false]);
  });
  it("looks up with all others, also after a decision of their own", () => {
    const { stage } = stageFor();
    const events = [deed(3, 0, [STONE]), event(3, 0, "murals-event-skip", {}, [], "beat")];
    stage.push(update(events), events);
    expect(stage.ready).toBe(false);
  });
});

describe("what waits", () => {
  const many = (count: number, from = 1): EventInfo[] =>
    Array.from({ length: count }, (_, nth) => [
      deed(from + nth, 1 + (nth % 2), [STONE]),
      result(from + nth, 1 + (nth % 2), 1),
    ]).flat();

  it("is played, if it is not too much", () => {
    const { stage, told } = stageFor();
    stage.push(update(many(4)), many(4));
    lasts(stage);
    expect(new Set(told.map(([, how]) => how))).toEqual(new Set(["shown"]));
  });
  it("is summed up where it is too much; the last of it is played", () => {
    const { stage, told } = stageFor();
    const events = many(24);
    stage.push(update(events), events);
    expect(stage.summary).not.toBeNull();
    const before = stage.summary ?? [];
    expect(summed(before).every(({ role }) => role === "result")).toBe(true);
    lasts(stage);
    expect(told.map(([each]) => each)).toEqual(events); // nothing is left out
    const how = told.map(([, each]) => each);
    expect(how.lastIndexOf("summed")).toBeLessThan(how.indexOf("shown"));
    expect(how.filter((each) => each === "shown").length).toBeGreaterThanOrEqual(4);
    expect(stage.summary).toBeNull();
  });
  it("keeps what everybody wants to see", () => {
    const { stage, told } = stageFor();
    const opened = event(12, 0, "cleopatra-event-opened-first", { seat: 2 }, [], "result");
    const events = [...many(11), opened, ...many(20, 13)];
    stage.push(update(events), events);
    lasts(stage);
    expect(told.map(([each]) => each)).toEqual(events);
    expect(told.find(([each]) => each === opened)?.[1]).toBe("shown");
    expect(told.filter(([, how]) => how === "summed").length).toBeGreaterThan(30);
  });
  it("is never longer than somebody would wait", () => {
    const { stage } = stageFor();
    for (let ply = 1; ply <= 200; ply += 2) {
      stage.push(update(many(2, ply)), many(2, ply));
      vi.advanceTimersByTime(100);
    }
    expect(lasts(stage)).toBeLessThan(20_000);
  });
  it("never happened, where the table went back", () => {
    const { stage, told } = stageFor();
    stage.push(update(many(4)), many(4));
    const back = update([], 2);
    stage.push(back, []);
    expect([stage.update, stage.quiet]).toEqual([back, true]);
    expect(told.length).toBeLessThan(8);
  });
  it("is told anew where only the table changed", () => {
    const { stage } = stageFor();
    const whole = update(many(2));
    stage.push(whole, many(2));
    const again = { ...whole, version: 2 };
    stage.push(again, []);
    lasts(stage);
    expect(stage.update).toBe(again);
  });
});

describe("skipping", () => {
  const events = [...FOURTH, deed(11, 2, [STONE]), deed(12, 0), deed(13, 1)];
  const whole = update(events);
  function play(speed: number, at: number | null, by: "skip" | "skipTurn"): Seen {
    preferences.speed = speed;
    const seen = stageFor({}, () => speed === 0);
    seen.stage.push(update([], 7), []);
    seen.stage.push(whole, events);
    if (at !== null) {
      vi.advanceTimersByTime(at);
      seen.stage[by]();
    }
    lasts(seen.stage);
    return seen;
  }
  it.each([0, 0.5, 1, 2])("ends on the same board, all told in order, at speed %d", (speed) => {
    for (const by of ["skip", "skipTurn"] as const) {
      for (const at of [null, 0, 100, 700, 1500, 2500, 4000, 9000]) {
        const { stage, told } = play(speed, at, by);
        expect(stage.update).toBe(whole);
        expect(told.map(([each]) => each)).toEqual(events);
        expect([stage.banner, stage.summary, stage.ready]).toEqual([null, null, true]);
        expect(stage.caption).toBe(events.at(-1)); // of the last thing
      }
    }
  });
  it("is over at once, or goes on with what the next one did", () => {
    const { stage } = stageFor();
    stage.push(whole, events);
    stage.skipTurn(); // the ship
    vi.advanceTimersByTime(200);
    expect(stage.banner?.text.id).toBe("imhotep-event-round");
    stage.skipTurn(); // the round and its cards
    expect(stage.update?.ply).toBe(11);
    vi.advanceTimersByTime(200);
    expect(stage.told).toEqual([events[7]]);
    stage.skip();
    expect([stage.update, stage.quiet]).toEqual([whole, true]);
  });
  it("is what happens by itself where nothing moves", () => {
    const { stage, told } = stageFor({}, () => true);
    stage.push(whole, events);
    expect([stage.update, stage.quiet]).toEqual([whole, true]);
    expect(told.map(([each]) => each)).toEqual(events);
    expect(stage.fresh).toEqual(events);
  });
});

describe("what is looked at again", () => {
  const shown = FOURTH.slice(0, 2);
  it("flies once more, one after the other, and is not told anew", () => {
    const { stage, told } = stageFor();
    stage.push(update(FOURTH), FOURTH);
    stage.again(shown); // not while something else is on
    expect(stage.fresh).not.toEqual(shown);
    lasts(stage);
    const [heard, board] = [told.length, stage.update];
    stage.again(shown);
    expect(stage.fresh).toEqual(shown);
    const [first, second] = stage.fresh.map((each) => takeOffOf(each)?.at ?? -1);
    expect([first, second]).toEqual([0, travelOf(FOURTH[0]!)]);
    expect([told.length, stage.update, stage.quiet]).toEqual([heard, board, true]);
    expect(stage.fresh.some((each) => FOURTH.includes(each))).toBe(false); // the log keeps its own
  });
  it("is only marked where nothing moves", () => {
    const { stage } = stageFor({}, () => true);
    stage.push(update(FOURTH), FOURTH);
    stage.again(shown);
    expect(stage.fresh).toEqual(FOURTH);
  });
});
