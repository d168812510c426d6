// The small modules of the frame round a board: log, names, clock, tape, keys.

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { FORMER } from "../lib/tables";
import { levelName, say } from "../lib/texts.svelte";
import { event, seat } from "../testing/wire";
import { speak } from "../testing/words";
import type { ClockInfo, Replay } from "../wire";
import { secondsLeft, timeText } from "./clock";
import { onTableKey } from "./keys";
import type { KeyActions } from "./keys";
import { isNews, lastOf, placeOf, turnsOf } from "./log";
import { listed, seatNames } from "./names";
import { Tape } from "./tape";

beforeAll(() => speak("en"));
afterEach(() => {
  vi.restoreAllMocks();
});

describe("turns of the log", () => {
  it("hold what one seat did without another in between", () => {
    const log = [event(1, 0, "a"), event(2, 0, "b"), event(3, 1, "c"), event(4, 0, "d")];
    expect(turnsOf(log).map(({ key, seat, events }) => [key, seat, events.length])).toEqual([
      [1, 0, 2],
      [3, 1, 1],
      [4, 0, 1],
    ]);
  });
  it("keep together what one ply told, of whomever", () => {
    const log = [event(1, 0, "a"), event(1, 1, "b"), event(2, 1, "c")];
    expect(turnsOf(log).map(({ seat, events }) => [seat, events.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
  it("give chance to whom it serves, or to the turn before", () => {
    const log = [
      event(1, 0, "a"),
      event(2, -1, "nobody's"),
      event(3, -1, "dealt", { seat: 1 }),
      event(4, 1, "b"),
    ];
    expect(turnsOf(log).map(({ seat, events }) => [seat, events.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
  it("begin with chance where nothing was before", () => {
    expect(turnsOf([event(1, -1, "a")])).toMatchObject([{ key: 1, seat: -1 }]);
    expect(turnsOf([])).toEqual([]);
  });
});

describe("events", () => {
  it("are news to all but who decided them", () => {
    expect(isNews(event(1, 0, "a"), 0)).toBe(false);
    expect(isNews(event(1, 0, "a"), 1)).toBe(true);
    expect(isNews(event(1, 0, "a"), -1)).toBe(true);
  });
  it("happened where the last piece came to lie", () => {
    const moves: [string, string, string][] = [
      ["stone-0", "ship-0-1", "temple-1"],
      ["stone-1", "ship-0-2", "temple-2"],
    ];
    expect(placeOf(event(1, 0, "a", {}, moves))).toBe("temple-2");
    expect(placeOf(event(1, 0, "a"))).toBeNull();
  });
  it("are searched from the newest", () => {
    const log = [event(1, 0, "a"), event(2, 1, "b"), event(3, 0, "c")];
    expect(lastOf(log, (each) => each.seat === 0)?.ply).toBe(3);
    expect(lastOf(log, (each) => each.seat === 9)).toBeUndefined();
  });
});

describe("names", () => {
  it("are those of people, of levels, and of who has gone", () => {
    const seats = [
      seat({ user: "u1", name: "Mei" }),
      seat({ bot: "mason" }),
      seat({ user: FORMER }),
    ];
    expect(seatNames(seats)).toEqual(["Mei", levelName("mason"), say("web-former-player")]);
  });
  it("that are the same get numbers, empty seats none", () => {
    const mason = levelName("mason");
    const bots = [seat({ bot: "mason" }), seat({}), seat({ bot: "mason" }), seat({})];
    expect(seatNames(bots)).toEqual([`${mason} 1`, "", `${mason} 2`, ""]);
  });
  it("are listed as people do", async () => {
    expect(listed([])).toBe("");
    expect(listed(["Mei"])).toBe("Mei");
    expect(listed(["Mei", "Ra"])).toBe("Mei and Ra");
    expect(listed(["Mei", "Tomás", "Ra"])).toBe("Mei, Tomás and Ra");
    await speak("ja");
    expect(listed(["Mei", "Ra"])).toMatch(/^Meiさん.Raさん$/);
    await speak("en");
  });
});

describe("clocks", () => {
  const clock: ClockInfo = {
    left: [90, 30],
    running: [0],
    paused: false,
    deadline: null,
    now: 100,
  };
  it("run for who decides, and never below nothing", () => {
    expect(secondsLeft(clock, 0, 110)).toBe(80);
    expect(secondsLeft(clock, 1, 110)).toBe(30);
    expect(secondsLeft(clock, 0, 1000)).toBe(0);
    expect(secondsLeft(clock, 5, 110)).toBe(0);
  });
  it("stand while the game is paused", () => {
    expect(secondsLeft({ ...clock, paused: true }, 0, 110)).toBe(90);
  });
  it.each([
    [0, "0:00"],
    [59.9, "0:59"],
    [60, "1:00"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [86400 + 3661, "25:01:01"],
  ])("%d s read %s", (seconds, words) => expect(timeText(seconds)).toBe(words));
  it("speak of days from the second on", () => {
    expect(timeText(2 * 86400)).toBe(say("web-table-days", { days: 2 }));
    expect(timeText(3.9 * 86400)).toBe(say("web-table-days", { days: 3 }));
  });
});

describe("the tape of a replay", () => {
  it("asks for each position once, for each seat", async () => {
    const replay = vi.spyOn(api, "replay").mockResolvedValue({} as Replay);
    const tape = new Tape("t1");
    await Promise.all([tape.at(3, 0), tape.at(3, 0), tape.at(3, 1)]);
    expect(replay.mock.calls).toEqual([
      ["t1", 3, 0],
      ["t1", 3, 1],
    ]);
  });
  it("asks again for what did not come", async () => {
    const replay = vi.spyOn(api, "replay").mockRejectedValueOnce(new Error("gone"));
    replay.mockResolvedValue({} as Replay);
    const tape = new Tape("t1");
    await expect(tape.at(3, 0)).rejects.toThrow("gone");
    await tape.at(3, 0);
    expect(replay).toHaveBeenCalledTimes(2);
  });
  it("looks two back and eight ahead, within the game", () => {
    const replay = vi.spyOn(api, "replay").mockResolvedValue({} as Replay);
    new Tape("t1").lookAround(1, 100, 0);
    expect(replay.mock.calls.map(([, ply]) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    replay.mockClear();
    new Tape("t1").lookAround(50, 53, 0);
    expect(replay.mock.calls.map(([, ply]) => ply)).toEqual([48, 49, 50, 51, 52, 53]);
  });
});

describe("keys", () => {
  function pressed(key: string, over: Record<string, unknown> = {}, on = ""): string[] {
    const done: string[] = [];
    const tell = (what: string) => () => void done.push(what);
    const act = {
      session: {
        picked: over["picked"],
        confirm: tell("confirm"),
        select: (word: string | null) => void done.push(`select ${word}`),
        undo: tell("undo"),
      },
      type: tell("type"),
      keys: tell("keys"),
      text: tell("text"),
    } as unknown as KeyActions;
    const button = (name: string): object => ({
      focus: tell(`focus ${name}`),
      click: tell(`click ${name}`),
    });
    const panel = over["open"] ? { querySelectorAll: () => [button("pick 1")] } : null;
    vi.stubGlobal("document", {
      querySelector: (selector: string) => (selector === "[data-open]" ? panel : button(selector)),
      querySelectorAll: () => [button("act 1"), button("act 2")],
    });
    const target = { closest: (selector: string) => (on && selector.includes(on) ? {} : null) };
    const event = { key, target, preventDefault: tell("taken"), ...over };
    onTableKey(event as unknown as KeyboardEvent, act);
    return done;
  }

  it.each([
    ["u", ["undo", "taken"]],
    ["U", ["undo", "taken"]],
    ["Escape", ["select null", "taken"]],
    ["t", ["text", "taken"]],
    ["/", ["type", "taken"]],
    ["?", ["keys", "taken"]],
    ["h", ["click [data-hint] button", "taken"]],
    ["l", ["click .all-choices", "taken"]],
    ["2", ["focus act 2", "click act 2", "taken"]],
    ["9", ["taken"]],
    ["x", []],
    ["Enter", []],
  ])("%s does %j", (key, done) => expect(pressed(key)).toEqual(done));

  it("press choices of an open panel first", () => {
    expect(pressed("1", { open: true })).toEqual(["focus pick 1", "click pick 1", "taken"]);
  });
  it("confirm what is picked, unless a button has the focus", () => {
    expect(pressed("Enter", { picked: {} })).toEqual(["confirm", "taken"]);
    expect(pressed("Enter", { picked: {} }, "button")).toEqual([]);
  });
  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }])(
    "are left alone with %j",
    (over) => expect(pressed("u", over)).toEqual([]),
  );
  it.each(["input", "textarea", "select", "dialog"])("are left to a %s", (place) =>
    expect(pressed("u", {}, place)).toEqual([]),
  );
});
