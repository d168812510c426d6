// Who would gain what on sides C and D if a ship sailed there now: sums from what the view shows.
// Tiles still face down, and what owners will choose, nobody can tell: then it is "at least".

import type { ArenaView, HallwayView, ImhotepView, ScaffoldsView } from "../../wire";
import type { GainKind } from "./preview";
import { BESIDE_POINTS, type Site } from "./printed";
import { countBySeat } from "./worth";

const TILE_SPACES = 4;
const SOLE_MAJORITY = 3;
const TIED_MAJORITY = 1;

/** Null for what the base game knows how to tell. */
export function dynastyGains(
  view: ImhotepView,
  cargo: readonly number[],
  site: Site,
): [GainKind, number[]] | null {
  const dynasty = view.dynasty;
  if (!dynasty) return null;
  const arriving = countBySeat(cargo, view.players.length);
  if (site === "pyramids") {
    if (dynasty.scaffolds) return scaffoldGains(view, dynasty.scaffolds, cargo);
    if (dynasty.hallway) return ["points", hallwayPoints(view, dynasty.hallway, cargo)];
  }
  if (site === "temple" && dynasty.arena) return ["steps", arenaSteps(view, dynasty.arena, cargo)];
  if (site === "burial" && (dynasty.hill || dynasty.crypt)) return ["choices", arriving];
  if (site === "obelisks" && dynasty.giant) return ["tiles", arriving];
  return site === "obelisks" && dynasty.avenue ? ["choices", arriving] : null;
}

/** Rewards in points, and the majority of the open tile if it is filled. */
function scaffoldGains(
  view: ImhotepView,
  scaffolds: ScaffoldsView,
  cargo: readonly number[],
): [GainKind, number[]] {
  const points = view.players.map(() => 0);
  const laid = view.pyramids.spaces.filter((seat) => seat >= 0).length;
  const tile = scaffolds.tiles.length - 1;
  const first = TILE_SPACES * tile;
  const here = view.pyramids.spaces.slice(first, laid);
  let sure = true;
  for (const [nth, seat] of cargo.entries()) {
    const reward = scaffolds.rewards[tile]?.[laid - first + nth];
    const more = reward === undefined ? unknown(scaffolds) : Number(reward);
    sure &&= Number.isFinite(more);
    points[seat] = (points[seat] ?? 0) + (Number.isFinite(more) ? more : 0);
    if (here.push(seat) === TILE_SPACES) addMajority(points, here);
  }
  return [sure ? "points" : "at-least", points];
}

const unknown = (scaffolds: ScaffoldsView): number => (scaffolds.left > 0 ? NaN : BESIDE_POINTS);

function addMajority(points: number[], stones: readonly number[]): void {
  const counts = countBySeat(stones, points.length);
  const most = Math.max(...counts);
  const leaders = counts.filter((count) => count === most).length;
  counts.forEach((count, seat) => {
    if (count < most) return;
    points[seat] = (points[seat] ?? 0) + (leaders > 1 ? TIED_MAJORITY : SOLE_MAJORITY);
  });
}

/** Free squares clockwise from the next one. */
function hallwayPoints(view: ImhotepView, hall: HallwayView, cargo: readonly number[]): number[] {
  const points = view.players.map(() => 0);
  const { spaces } = view.pyramids;
  const free: number[] = [];
  for (let step = 0; hall.next >= 0 && step < spaces.length; step++) {
    const square = (hall.next + step) % spaces.length;
    if ((spaces[square] ?? -1) < 0) free.push(square);
  }
  cargo.forEach((seat, nth) => {
    points[seat] = (points[seat] ?? 0) + (hall.points[free[nth] ?? -1] ?? BESIDE_POINTS);
  });
  return points;
}

/** Arrows of the stone places, one without a place; a chariot does not stop where another is. */
function arenaSteps(view: ImhotepView, arena: ArenaView, cargo: readonly number[]): number[] {
  const laid = view.temple.visible.filter((seat) => seat >= 0).length;
  const goal = arena.track.length - 1;
  const chariots = [...arena.chariots];
  cargo.forEach((seat, nth) => {
    const arrows = arena.arrows[laid + nth] ?? 1;
    let target = (chariots[seat] ?? 0) + arrows;
    if (arrows > 0) while (target < goal && chariots.includes(target)) target += 1;
    chariots[seat] = Math.min(target, goal);
  });
  return chariots.map((space, seat) => space - (arena.chariots[seat] ?? 0));
}
