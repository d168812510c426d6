// The order of the stage is that of the log: whole games, as the engine tells them, played at every
// speed, with and without presses. tests/web_contract/test_stage.py writes the games and runs this.

import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { preferences } from "../lib/preferences.svelte";
import { asUpdate } from "../table/acts";
import { Playback } from "../table/playback.svelte";
import type { EventInfo, TableView, Update } from "../wire";
import { event } from "./wire";

type Told = [
  ply: number,
  seat: number,
  id: number,
  role: number,
  served: number,
  ...kinds: number[],
];
interface Streams {
  ids: string[];
  roles: EventInfo["role"][];
  kinds: string[]; // of pieces
  all: [id: string, role: EventInfo["role"]][]; // every event that a game tells
  games: Record<string, Told[][][]>; // messages of games
}
const { ids, roles, kinds, all, games } = inject("streams");

declare module "vitest" {
  interface ProvidedContext {
    streams: Streams;
  }
}

const SPEEDS = [0, 0.5, 1, 2];
const VIEW = { game: "x", players: 2, seat: 0, over: false, decider: -1 };
const NONE = { scores: null, winners: null, board: {} };
const viewAt = (ply: number): TableView => ({ ...VIEW, ...NONE, ply });

/** Chance that is the same in every run. */
function chance(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function messageOf(told: readonly Told[]): Update {
  const events: EventInfo[] = told.map(([ply, seat, id, role, served, ...moved]) => {
    const moves = moved.map((kind): [string, string, string] => [kinds[kind] ?? "", "a", "b"]);
    const args: Record<string, number> = served >= 0 ? { seat: served } : {};
    return event(ply, seat, ids[id] ?? "", args, moves, roles[role]);
  });
  const plies = [...new Set(events.map(({ ply }) => ply))];
  const ply = (plies.at(-1) ?? -1) + 1;
  const base = asUpdate({ ply, plies: ply, word: "", by: 0, view: viewAt(ply), events });
  // As the server does: where too much happened, there are no boards in between.
  const between = plies.length > 25 ? [] : plies.slice(0, -1);
  return { ...base, acts: between.map((each) => ({ ply: each + 1, view: viewAt(each + 1) })) };
}

// One timer at a time is all that the stage has; a clock of its own is quicker than a faked one.
let due: (() => void) | null = null;
beforeEach(() => {
  vi.stubGlobal("setTimeout", (act: () => void) => ((due = act), 1));
  vi.stubGlobal("clearTimeout", () => (due = null));
});
afterEach(() => {
  vi.unstubAllGlobals();
});
function tick(): void {
  const act = due;
  due = null;
  act?.();
}

function play(game: readonly Update[], speed: number, next: () => number, presses: boolean): void {
  preferences.speed = speed;
  const stage = new Playback(
    () => ({ me: 0, first: false }),
    () => speed === 0,
  );
  const told: EventInfo[] = [];
  let isEarly = false; // told over a board that shows more than was told
  stage.heard = (each, how) => {
    told.push(each);
    if (how === "shown" && (stage.update?.ply ?? 0) > each.ply + 1) isEarly = true;
  };
  for (const message of game) {
    stage.push(message, message.events);
    const isQuick = next() < 0.4; // bots that answer before all is shown
    while (stage.playing && !(isQuick && next() < 0.3)) {
      if (presses && next() < 0.1) {
        if (next() < 0.3) stage.skip();
        else stage.skipTurn();
      } else tick();
    }
  }
  while (stage.playing) tick();
  const log = game.flatMap(({ events }) => events);
  const isSame = told.length === log.length && told.every((each, nth) => each === log[nth]);
  if (!isSame) expect(told).toEqual(log);
  expect([isEarly, stage.update === game.at(-1)]).toEqual([false, true]);
}

it("every kind of event is shown: in words, in time, by what moves", () => {
  preferences.speed = 1;
  expect(all.length).toBeGreaterThan(150);
  for (const [id, role] of all) {
    const stage = new Playback(
      () => ({ me: 0, first: false }),
      () => false,
    );
    const moves: [string, string, string][] = role === "detail" ? [["x", "a", "b"]] : [];
    const told = event(1, 1, id, { seat: 1 }, moves, role);
    const message = asUpdate({
      ply: 2,
      plies: 2,
      word: "",
      by: 1,
      view: viewAt(2),
      events: [told],
    });
    stage.push(message, [told]);
    // It is on the stage for a while, and what is said of it is its own sentence.
    expect([id, stage.playing, stage.told, stage.caption]).toEqual([id, true, [told], told]);
    expect([id, stage.banner !== null || role !== "beat"]).toEqual([id, true]);
    while (stage.playing) tick();
    expect(stage.update).toBe(message);
  }
});

for (const [name, streams] of Object.entries(games)) {
  it(`${name}: a person sees ${streams.length} games in the order of the log`, () => {
    expect(streams.length).toBeGreaterThanOrEqual(200);
    streams.forEach((stream, number) => {
      const game = stream.map(messageOf);
      for (const speed of SPEEDS) {
        // at speed 0 there is nothing to be pressed away
        for (const presses of speed ? [false, true] : [false])
          play(game, speed, chance(number), presses);
      }
    });
  });
}
