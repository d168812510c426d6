// What a ship would bring is told before the server says so: here it is held to the engine's word.
// positions.json is made by scripts/client_positions.py.

import { describe, expect, it } from "vitest";
import type { ImhotepView } from "../../wire";
import figures from "./figures.json";
import positions from "./positions.json";
import { cargoOf, gainsOf, templeAfter } from "./preview";
import type { Gain } from "./preview";
import { dynastyGains } from "./preview_dynasty";
import {
  HEIGHT_PRIZES,
  PYRAMID_A,
  PYRAMID_B,
  ROW_PRIZES,
  TOWER_POINTS,
  type Site,
} from "./printed";
import { countBySeat, setPoints } from "./worth";
import { HILL_BASE, SHAPES, hillLevel } from "./worth_dynasty";

interface Sailing {
  site: Exclude<Site, "market">;
  spaces: number[];
  players: number;
  view: { side: string };
  dynasty?: Record<string, unknown>;
  earned: number[];
  at_end: number[];
  unloaded: boolean;
  visible?: number[];
  chariots?: number[] | null;
}
const SAILINGS = positions as unknown as Sailing[];

function viewOf({ site, spaces, players, view, dynasty }: Sailing): ImhotepView {
  const shown = { ships: [{ spaces }], players: Array.from({ length: players }), [site]: view };
  return { ...shown, dynasty } as unknown as ImhotepView;
}

/** By seat; who is not told of gains nothing. */
function amounts(gains: readonly Gain[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    expect(own.length).toBeLessThan(2);
    return own[0]?.amount ?? 0;
  });
}

const told = (sailing: Sailing): Gain[] => gainsOf(viewOf(sailing), 0, sailing.site, dynastyGains);
const minus = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((value, at) => value - (before[at] ?? 0));

describe("what a ship brings, beside what the engine makes of it", () => {
  it.each(SAILINGS.map((sailing, line) => ({ ...sailing, line: line + 2 })))(
    "line $line: $site $view.side for $players",
    (sailing) => {
      const gains = told(sailing);
      const kind = gains[0]?.kind;
      expect(new Set(gains.map((gain) => gain.kind)).size).toBe(1);
      const foreseen = amounts(gains, sailing.players);
      const aboard = countBySeat(sailing.spaces, sailing.players);
      const { temple, dynasty } = viewOf(sailing);
      switch (kind) {
        case "points":
          expect(sailing.unloaded).toBe(true);
          expect(foreseen).toEqual(sailing.earned);
          break;
        case "at-least":
          expect(sailing.unloaded).toBe(true);
          foreseen.forEach((least, seat) =>
            expect(sailing.earned[seat]).toBeGreaterThanOrEqual(least),
          );
          break;
        case "at-end": // some have been earned for good, where the game ends with the ship
          expect(foreseen).toEqual(
            sailing.earned.map((points, seat) => points + (sailing.at_end[seat] ?? 0)),
          );
          break;
        case "each-round":
        case "spaces": {
          const before = countBySeat(temple.visible, sailing.players);
          expect(foreseen).toEqual(
            minus(countBySeat(sailing.visible ?? [], sailing.players), before),
          );
          expect(templeAfter(viewOf(sailing), cargoOf(viewOf(sailing), 0))).toEqual(
            sailing.visible,
          );
          break;
        }
        case "steps":
          expect(foreseen).toEqual(minus(sailing.chariots ?? [], dynasty?.arena?.chariots ?? []));
          break;
        case "cards":
        case "choices":
        case "tiles":
        case undefined:
          expect(["choices", "tiles"]).toContain(kind);
          expect(foreseen).toEqual(aboard);
      }
    },
  );

  it("meets every kind of gain", () => {
    const kinds = new Set(SAILINGS.flatMap((sailing) => told(sailing).map((gain) => gain.kind)));
    expect([...kinds].sort()).toEqual(
      ["at-end", "at-least", "choices", "each-round", "points", "spaces", "steps", "tiles"].sort(),
    );
  });
});

describe("gains", () => {
  const market = { ships: [{ spaces: [1, -1, 0, 1] }], players: [{}, {}, {}] };

  it("are a card for each stone at the market", () => {
    const gains = gainsOf(market as unknown as ImhotepView, 0, "market");
    expect(gains).toEqual([
      { seat: 0, amount: 1, kind: "cards" },
      { seat: 1, amount: 2, kind: "cards" },
    ]);
  });
  it("are none from a ship that is not there", () => {
    expect(gainsOf(market as unknown as ImhotepView, 7, "market")).toEqual([]);
  });
  it("tell of those who lose, though no stone of theirs is aboard", () => {
    const view = {
      ships: [{ spaces: [1, 1] }],
      players: [{}, {}],
      obelisks: { side: "a", heights: [1, 0], waiting: [], towers: [] },
    };
    expect(gainsOf(view as unknown as ImhotepView, 0, "obelisks")).toEqual([
      { seat: 0, amount: -9, kind: "at-end" },
      { seat: 1, amount: 10, kind: "at-end" },
    ]);
  });
});

describe("the scaffolding", () => {
  const REWARDS = [
    ["2", "card", "1", "3"],
    ["1", "2", "stones 3", "4"],
  ];
  const brought = (laid: number[], spaces: number[], up = 2, left = 3): [string, number[]] => {
    const free = Array.from({ length: 20 - laid.length }, () => -1);
    const scaffolds = { tiles: REWARDS.slice(0, up).map((_, at) => at), left, rewards: REWARDS };
    const view = {
      ships: [{ spaces }],
      players: [{}, {}],
      pyramids: { side: "c", spaces: [...laid, ...free] },
      dynasty: { scaffolds: { ...scaffolds, rewards: REWARDS.slice(0, up) } },
    };
    const gains = gainsOf(view as unknown as ImhotepView, 0, "pyramids", dynastyGains);
    return [gains[0]?.kind ?? "", amounts(gains, 2)];
  };
  it("brings what the spaces of the open tile say", () => {
    expect(brought([], [0], 1)).toEqual(["points", [2, 0]]);
    expect(brought([0, 1, 0, 1], [0, 1])).toEqual(["points", [1, 2]]);
  });
  it("brings more than points can tell where a card or stones are won", () => {
    expect(brought([], [0, 1], 1)).toEqual(["at-least", [2, 0]]);
    expect(brought([0, 1, 0, 1, 0, 1], [1])).toEqual(["at-least", [0, 0]]);
  });
  it("settles a tile: three for most stones, one each if level", () => {
    expect(brought([1, 1, 0], [0], 1)).toEqual(["points", [3 + 1, 1]]);
    expect(brought([1, 0, 0], [0], 1)).toEqual(["points", [3 + 3, 0]]);
  });
  it("cannot know what the next tile brings, until there is none", () => {
    expect(brought([1, 0, 0], [0, 1], 1)).toEqual(["at-least", [6, 0]]);
    expect(brought([1, 0, 0], [0, 1], 1, 0)).toEqual(["points", [6, 1]]); // beside it: one point
  });
});

describe("the arena", () => {
  const steps = (chariots: number[], spaces: number[], stones = 0): number[] => {
    const view = {
      ships: [{ spaces }],
      players: chariots.map(() => ({})),
      temple: { side: "d", visible: Array.from({ length: 4 }, (_, at) => (at < stones ? 0 : -1)) },
      dynasty: { arena: { track: Array(13).fill(0), arrows: [3, 2, 0, 1], chariots } },
    };
    const gains = gainsOf(view as unknown as ImhotepView, 0, "temple", dynastyGains);
    return amounts(gains, chariots.length);
  };
  it("moves by the arrows of the places, and by one without a place", () => {
    expect(steps([0, 0], [0, 1])).toEqual([3, 2]);
    expect(steps([0, 0], [0, 1], 3)).toEqual([1, 2]); // beyond the one that has just come there
    expect(steps([5, 0], [0], 4)).toEqual([1, 0]);
  });
  it("goes on from where another stands, but stays without an arrow", () => {
    expect(steps([0, 3, 4], [0])).toEqual([5, 0, 0]);
    expect(steps([4, 4], [0], 2)).toEqual([0, 0]);
  });
  it("ends at the finish, which holds any number", () => {
    expect(steps([11, 12], [0])).toEqual([1, 0]);
    expect(steps([12, 12], [0])).toEqual([0, 0]);
  });
});

describe("printed figures are the engine's", () => {
  const [engine] = figures;

  it("of the sites", () => {
    expect(PYRAMID_A).toEqual(engine?.pyramid_a);
    expect(PYRAMID_B).toEqual(engine?.pyramid_b);
    expect(ROW_PRIZES).toEqual(engine?.rows);
    expect(TOWER_POINTS).toEqual(engine?.towers);
    expect(Object.fromEntries(Object.entries(HEIGHT_PRIZES))).toEqual(engine?.heights);
  });
  it("of sets", () => {
    expect(engine?.sets.map((_, size) => setPoints(size))).toEqual(engine?.sets);
  });
  it("of the hill", () => {
    const first = engine?.hill.slice(0, HILL_BASE).map((place) => hillLevel(place));
    expect(first).toEqual([0, 1, 2, 3, 4].map((level) => [level, 0]));
  });
  it("of the tiles of the giant obelisk", () => {
    const shown = SAILINGS.flatMap(({ dynasty }) => {
      const giant = dynasty?.["giant"] as { shapes: string[]; squares: number[][][] } | undefined;
      return giant ? [giant] : [];
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const { shapes, squares } of shown) {
      expect(shapes.map((shape) => SHAPES[shape])).toEqual(squares);
    }
  });
});
