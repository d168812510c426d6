// Who would gain what if a ship sailed to a site now: simple sums from what the view shows.

import type { ImhotepView } from "../../wire";
import type { dynastyGains } from "./preview_dynasty";
import {
  BESIDE_POINTS,
  HEIGHT_PRIZES,
  PYRAMID_A,
  ROWS,
  ROW_PRIZES,
  type Site,
  TOWER_POINTS,
  TOWER_STONES,
} from "./printed";
import { countBySeat, groupsOf, rankPoints, rowOf } from "./worth";

export type GainKind =
  | "points"
  | "at-least"
  | "each-round"
  | "at-end"
  | "cards"
  | "choices"
  | "spaces"
  | "steps"
  | "tiles";
export interface Gain {
  seat: number;
  amount: number; // may be below zero: somebody is covered, or loses a rank
  kind: GainKind;
}

/** The stones aboard in the order of unloading. */
export function cargoOf(view: ImhotepView, ship: number): number[] {
  return (view.ships[ship]?.spaces ?? []).filter((owner) => owner >= 0);
}

/** *dynasty* knows of the new sides; it is there for tables that may have them. */
export function gainsOf(
  view: ImhotepView,
  ship: number,
  site: Site,
  dynasty?: typeof dynastyGains,
): Gain[] {
  const cargo = cargoOf(view, ship);
  const [kind, amounts] = dynasty?.(view, cargo, site) ?? amountsAt(view, cargo, site);
  const gains = amounts.map((amount, seat) => ({ seat, amount, kind }));
  return gains.filter((gain) => gain.amount !== 0 || cargo.includes(gain.seat));
}

function amountsAt(view: ImhotepView, cargo: number[], site: Site): [GainKind, number[]] {
  const players = view.players.length;
  const arriving = countBySeat(cargo, players);
  if (site === "market") return ["cards", arriving];
  if (site === "pyramids") {
    if (view.pyramids.side === "a") return ["points", pyramidPoints(view, cargo)];
    return ["choices", arriving];
  }
  if (site === "temple") return templeGains(view, cargo);
  if (site === "burial") return ["at-end", burialGains(view, cargo)];
  return obeliskGains(view, cargo, arriving);
}

function pyramidPoints(view: ImhotepView, cargo: number[]): number[] {
  const points = new Array<number>(view.players.length).fill(0);
  const free = view.pyramids.spaces.indexOf(-1);
  cargo.forEach((seat, nth) => {
    const value = free < 0 ? undefined : PYRAMID_A[free + nth];
    points[seat] = (points[seat] ?? 0) + (value ?? BESIDE_POINTS);
  });
  return points;
}

/** The uppermost stones after some more were laid from left to right. */
export function templeAfter(view: ImhotepView, cargo: number[]): number[] {
  const visible = [...view.temple.visible];
  cargo.forEach((seat, nth) => {
    visible[(view.temple.stones + nth) % visible.length] = seat;
  });
  return visible;
}

function templeGains(view: ImhotepView, cargo: number[]): [GainKind, number[]] {
  const players = view.players.length;
  const before = countBySeat(view.temple.visible, players);
  const after = countBySeat(templeAfter(view, cargo), players);
  const kind = view.temple.side === "a" ? "each-round" : "spaces";
  return [kind, difference(after, before)];
}

function burialGains(view: ImhotepView, cargo: number[]): number[] {
  const worth = view.burial.side === "a" ? groupWorth : rowWorth;
  const players = view.players.length;
  const { stones } = view.burial;
  return difference(worth([...stones, ...cargo], players), worth(stones, players));
}

function groupWorth(stones: readonly number[], players: number): number[] {
  const points = new Array<number>(players).fill(0);
  for (const group of groupsOf(stones))
    points[group.seat] = (points[group.seat] ?? 0) + group.points;
  return points;
}

function rowWorth(stones: readonly number[], players: number): number[] {
  const points = new Array<number>(players).fill(0);
  for (let row = 0; row < ROWS; row++) {
    const ranked = rankPoints(countBySeat(rowOf(stones, row), players), ROW_PRIZES);
    ranked.forEach((more, seat) => (points[seat] = (points[seat] ?? 0) + more));
  }
  return points;
}

function obeliskGains(
  view: ImhotepView,
  cargo: number[],
  arriving: number[],
): [GainKind, number[]] {
  const { side, heights, waiting, towers } = view.obelisks;
  if (side === "a") {
    const prizes = HEIGHT_PRIZES[heights.length] ?? [];
    const after = heights.map((height, seat) => height + (arriving[seat] ?? 0));
    return ["at-end", difference(rankPoints(after, prizes), rankPoints(heights, prizes))];
  }
  const points = heights.map(() => 0);
  const held = [...waiting];
  let space = towers.length;
  for (const seat of cargo) {
    held[seat] = (held[seat] ?? 0) + 1;
    if ((held[seat] ?? 0) < TOWER_STONES || space >= TOWER_POINTS.length) continue;
    held[seat] = (held[seat] ?? 0) - TOWER_STONES;
    points[seat] = (points[seat] ?? 0) + (TOWER_POINTS[space++] ?? 0);
  }
  return ["points", points];
}

function difference(after: readonly number[], before: readonly number[]): number[] {
  return after.map((value, at) => value - (before[at] ?? 0));
}
