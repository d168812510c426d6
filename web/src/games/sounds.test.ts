// Which sound belongs to which event of every game, and how sounds follow each other.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soundOf } from "../table/sound";
import { Speaker } from "../table/speaker";
import type { Sound } from "../table/sound";
import { event } from "../testing/wire";
import type { EventInfo } from "../wire";
import { GAMES } from ".";

type Role = EventInfo["role"];
type Heard = Sound | "silent";

// Every event of every game, with the kinds of pieces that it usually moves. A new one is listed here
// by whoever has thought of how it should sound.
const HEARD: Record<string, Partial<Record<Heard, string[]>>> = {
  cleopatra: {
    silent: [
      "pass",
      "build",
      "envoy",
      "named",
      "offers",
      "declines",
      "refuses",
      "limit-keep",
      "bid-own",
      "taken",
      "seen-own",
      "fetched-own",
      "gift-own",
      "turn",
      "first",
      "dealt:card",
      "dealt-own",
      "laid-out:card",
      "shuffle",
      "pay:card",
      "tile",
      "limit",
      "vizier-draws:card",
      "vizier-draw",
      "keeps",
      "keeps-own",
      "bid",
    ],
    card: [
      "market:card",
      "character:card",
      "accepts:amulet+card",
      "fetched:card",
      "vizier:card",
      "gift:card",
      "discard:card",
    ],
    sticks: ["scribe-add:die", "scribe-remove:die", "roll"],
    loss: [
      "amulets:amulet",
      "destitute-hand",
      "destitute-talents",
      "destitute-nothing",
      "tile-removed:tile",
      "eaten",
    ],
    lay: ["built:piece", "mosaic:tile"],
    gain: ["claim:statue", "visit", "alms:talent"],
    point: ["opened:amulet+talent", "opened-first:amulet+talent", "reckoning:card", "score"],
    gong: ["walk:cleopatra", "offering", "end"],
  },
  imhotep: {
    lay: [
      "get:stone",
      "load:stone",
      "figure:figure",
      "coin:coin",
      "returned:stone",
      "pyramid:stone",
      "small-pyramid:stone",
      "beside:stone",
      "bonus-stones:stone",
      "temple:stone",
      "temple-stones:stone",
      "burial:stone",
      "obelisk:stone",
      "waiting:stone",
      "tower:stone",
      "overflow:stone",
      "private-quarry:stone",
      "scaffold-stone:stone",
      "scaffold-stones:stone",
      "hall:stone",
      "arena:stone",
      "chariot:chariot",
      "hill:stone",
      "path:stone",
      "tile:tile",
      "avenue:stone",
      "scarab:scarab",
      "home:stone",
    ],
    sail: ["sail:ship"],
    card: [
      "play:card",
      "card:card",
      "red:card",
      "red-kept:card",
      "secret:card",
      "bonus-card",
      "temple-card",
      "scaffold-card",
      "ra-draw",
      "tomb:stone+tomb",
      "prophecy:prophecy",
    ],
    silent: [
      "order",
      "pass",
      "bonus-load",
      "no-bonus",
      "look",
      "look-pile",
      "side",
      "first",
      "fill-sled:stone",
      "reshuffle:card",
      "deal:card",
      "deal-down:card",
      "clear:card",
      "leftover:card",
      "peek",
      "not-kept:card",
      "discard:card",
      "scaffold:scaffold",
      "tombs-gone:tomb",
      "tomb-open:tomb",
    ],
    loss: ["red-idle", "tile-unused:tile"],
    gain: ["temple-points", "scaffold-points", "majority", "arena-goal", "arena-points"],
    gong: ["round:round+ship", "stranded"],
    point: ["end-points"],
  },
  murals: {
    card: ["deck:card", "hand:card", "display:card", "take:card", "deal:card"],
    silent: ["stop", "deal-own", "first"],
    loss: ["miss:card+cube"],
    gain: ["area:cube", "combo"],
    point: ["ankh", "score-combo", "score-area", "score-miss"],
    gong: ["skip"],
  },
  pharaoh: {
    card: ["lay:crew", "pharaoh:crew+pharaoh"],
    silent: [
      "declare",
      "declare-bonus",
      "pass",
      "horus-keep",
      "chip-drawn:chip",
      "home:crew",
      "lot:crew",
    ],
    point: ["horus:chip", "auction", "score-treasure", "score-variety", "score-flags"],
    loss: ["removed:crew"],
    gain: ["won-treasure:coin+crew", "won-crew:crew"],
    gong: ["round"],
  },
  senet: {
    lay: ["opening:pawn", "move:pawn", "back:pawn", "swap:pawn", "back-swap:pawn"],
    sticks: ["throw"],
    loss: ["stuck", "water:pawn", "drown:pawn"],
    gain: ["off:pawn"],
    gong: ["won", "stopped"],
    silent: ["first"],
  },
};

/** Roles by id, as the engine names them. */
const ROLES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../src/saqqara/games/*/roles.py", {
      eager: true,
      query: "?raw",
      import: "default",
    }),
  ).map(([path, text]) => [path.split("/").at(-2) ?? "", rolesIn(text)]),
);
function rolesIn(text: string): Record<string, Role> {
  const found: Record<string, Role> = {};
  for (const [, role = "", list = ""] of text.matchAll(/(\w+)s=\[(.*?)\]/gs)) {
    for (const [, id = ""] of list.matchAll(/"([\w-]+)"/g)) found[id] = role as Role;
  }
  return found;
}

describe.each(Object.keys(GAMES))("%s", (game) => {
  const heard = Object.entries(HEARD[game] ?? {}).flatMap(([sound, events]) =>
    events.map((each) => {
      const [name = "", kinds = ""] = each.split(":");
      const id = `${game}-event-${name}`;
      return { id, sound, kinds: kinds.split("+").filter(Boolean) };
    }),
  );
  it("has a sound, or is silent, at every event", () => {
    const roles = ROLES[game] ?? {};
    expect(heard.map(({ id }) => id).sort()).toEqual(Object.keys(roles).sort());
    expect(Object.keys(roles).length).toBeGreaterThan(10);
    for (const { id, sound, kinds } of heard) {
      const moves = kinds.map((kind) => [`${kind} 1`, "here", "there"] as [string, string, string]);
      const told = event(1, 0, id, {}, moves, roles[id]);
      expect([id, soundOf(told, GAMES[game]?.sounds) ?? "silent"]).toEqual([id, sound]);
    }
  });
  it("names no event that there is not", () => {
    const known = new Set(Object.keys(ROLES[game] ?? {}));
    expect(Object.keys(GAMES[game]?.sounds ?? {}).filter((id) => !known.has(id))).toEqual([]);
  });
});

/** An audio device that only remembers when what begins. */
class FakeContext {
  state = "running";
  currentTime = 5;
  sampleRate = 100;
  destination = {};
  starts: number[] = [];
  readonly loud: number[] = [];
  resume = vi.fn(() => ((this.state = "running"), Promise.resolve()));
  suspend = vi.fn(() => ((this.state = "suspended"), Promise.resolve()));
  private node(): object {
    const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = {
      ...{ gain: { ...param }, frequency: { ...param }, Q: { ...param }, buffer: null, type: "" },
      connect: (next: object) => next,
      start: (at: number) => this.starts.push(at),
      stop: (at: number) => expect(at).toBeGreaterThan(this.currentTime),
    };
    return node;
  }
  createOscillator = (): object => this.node();
  createBufferSource = (): object => this.node();
  createBiquadFilter = (): object => this.node();
  createGain = (): object => this.node();
  createBuffer = (_: number, length: number): object => ({
    getChannelData: () => new Float32Array(length),
  });
}

describe("the loudspeaker", () => {
  let device: FakeContext;
  let opened = 0;
  let speaker: Speaker;
  beforeEach(() => {
    vi.useFakeTimers();
    device = new FakeContext();
    opened = 0;
    speaker = new Speaker(() => (opened++, device as unknown as AudioContext));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** When what was played last begins. */
  function begins(sound: Sound, volume = 1): number | null {
    device.starts = [];
    speaker.play(sound, volume);
    return device.starts.length ? Math.min(...device.starts) : null;
  }

  it("is silent until somebody presses something, and when the volume is nothing", () => {
    expect(begins("gong")).toBeNull();
    expect(opened).toBe(0);
    speaker.wake();
    speaker.wake();
    expect(opened).toBe(1);
    expect(begins("gong", 0)).toBeNull();
    expect(begins("gong")).toBe(5);
  });
  it("never begins two within 60 ms, and leaves out what would come much too late", () => {
    speaker.wake();
    const times = Array.from({ length: 8 }, () => begins("lay"));
    const played = times.filter((at) => at !== null);
    expect(played).toHaveLength(5);
    const gaps = played.slice(1).map((at, before) => at - (played[before] ?? 0));
    for (const gap of gaps) expect(gap).toBeCloseTo(0.06);
    device.currentTime += 1;
    expect(begins("card")).toBe(device.currentTime);
  });
  it("rests after a while, and comes back", () => {
    speaker.wake();
    begins("turn");
    vi.advanceTimersByTime(2900);
    expect(device.state).toBe("running");
    begins("turn");
    vi.advanceTimersByTime(3100);
    expect(device.state).toBe("suspended");
    device.currentTime += 4;
    expect(begins("gain")).toBe(device.currentTime);
    expect(device.state).toBe("running");
  });
  it("can make every sound", () => {
    speaker.wake();
    const all: Record<Sound, true> = {
      ...{ lay: true, card: true, sail: true, sticks: true, gain: true, loss: true },
      ...{ point: true, gong: true, turn: true },
    };
    for (const sound of Object.keys(all) as Sound[]) {
      device.currentTime += 1;
      expect(begins(sound)).toBe(device.currentTime);
    }
  });
  it("does without a device", () => {
    const none = new Speaker(() => {
      throw new Error("no audio");
    });
    none.wake();
    none.play("lay", 1);
  });
});
