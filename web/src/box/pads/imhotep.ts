// The score pad of Imhotep, with all sides of A New Dynasty. The points of pyramids, temple and towers
// are on the scoring track already when the last round is over; here is what the end adds.

import type { Line, Reckoned, Why } from "./pad";

export const MONUMENTS = ["pyramids", "temple", "burial", "obelisks"] as const;
export type Monument = (typeof MONUMENTS)[number];

export interface ImhotepFigures {
  sets: number[]; // points of groups and statues, from none up
  set_more: number; // for each one more
  rows: number[]; // burial chamber B: points by rank
  chamber_rows: number;
  hill_levels: number[]; // burial chamber C: places, from the lowest level up
  hill_beside: number[][]; // by place, those that touch it
  hill_cap: number; // levels that count
  tombs: number; // burial chamber D
  crypt_columns: number;
  crypt_penalty: number;
  heights: Record<string, number[]>; // obelisks A: points by rank, by number of players
  tower_stones: number;
  waiting: number; // points of a stone in no tower
  level_points: number; // obelisks C
  obelisk_ranks: Record<string, number[]>;
  avenue: number[][]; // obelisks D: height and points of the sites
  arena_track: number[]; // temple D
  decoration_stones: number;
  blue: number;
  wrath: number;
  prophecies: number[][]; // by window: points if it comes true, and if not
  horus: Record<string, number>;
  set_statues: number;
  amun_reds: number;
  ra_greens: number;
}

export interface ImhotepSeat {
  track: number; // points on the scoring track after the last round
  pyramids: number; // stones there, of this player; covered and beside it too
  temple: number;
  beside: { burial: number; obelisks: number }; // stones that found no place, sides C and D
  height: number; // obelisks A
  towers: number; // obelisks B
  waiting: number;
  columns: number[]; // obelisks C: squares of the three columns
  path: number; // obelisks C: stones there
  chariot: number; // temple D: its space, 0 = the start
  statues: number;
  decorations: Record<Monument, number>; // cards
  ornaments: number; // Stone Ornament cards
  blue: number; // cards that were not played
  reds: number; // cards that were kept
  sled: number; // stones
  scarabs: number[]; // by prophecy that lies open: window, -1 = none
}

export interface ImhotepEntry {
  sides: string; // letters, by site: market, pyramids, temple, burial chamber, obelisks
  wrath: boolean;
  overflowAverts: boolean; // a stone beside the crypt averts its penalty
  prophecies: string[]; // that lie open
  chamber: number[]; // burial chamber by place: whose stone, -1 = none
  avenue: { owner: number; stones: number }[]; // obelisks D, by site
  seats: ImhotepSeat[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const added = (numbers: readonly number[]): string => (numbers.length ? numbers.join(" + ") : "0");

export function setPoints({ sets, set_more }: ImhotepFigures, size: number): number {
  const last = sets.length - 1;
  return (sets[Math.min(size, last)] ?? 0) + set_more * Math.max(size - last, 0);
}

/** Who is tied adds up the points of the ranks they hold together and divides, rounded down. */
export function rankPoints(
  prizes: readonly number[],
  all: readonly number[],
  mine: number,
): number {
  if (mine <= 0) return 0;
  const better = all.filter((each) => each > mine).length;
  const tied = all.filter((each) => each === mine).length;
  return Math.floor(sum(prizes.slice(better, better + tied)) / tied);
}

// ---- what lies in the burial chamber

/** Places that touch a place, on sides A, C and D. */
function besideOf(figures: ImhotepFigures, side: string, place: number): number[] {
  if (side === "C") return figures.hill_beside[place] ?? [];
  const isCrypt = side === "D";
  const width = isCrypt ? figures.crypt_columns : figures.chamber_rows; // side A: down, then across
  const found = [place - width, place + width];
  if (place % width > 0) found.push(place - 1);
  if (place % width < width - 1) found.push(place + 1);
  return found;
}

/** Stones of one player that hang together; on side B there are no groups. */
export function groupsOf(figures: ImhotepFigures, entry: ImhotepEntry, seat: number): number[][] {
  const side = entry.sides[3] ?? "A";
  const left = new Set(entry.chamber.flatMap((owner, place) => (owner === seat ? [place] : [])));
  const groups: number[][] = [];
  for (const first of left) {
    const group = [first];
    left.delete(first);
    for (const place of group) {
      for (const beside of besideOf(figures, side, place)) {
        if (left.delete(beside)) group.push(beside);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** On the hill, levels that a group touches, as far as they count. */
function levelsOf(figures: ImhotepFigures, group: readonly number[]): number {
  let first = 0;
  let found = 0;
  for (const places of figures.hill_levels) {
    const [from, to] = [first, first + places];
    if (group.some((place) => place >= from && place < to)) found += 1;
    first = to;
  }
  return Math.min(found, figures.hill_cap);
}

export function groupPoints(figures: ImhotepFigures, side: string, group: number[]): number {
  if (side === "C") return group.length * levelsOf(figures, group);
  return setPoints(figures, group.length);
}

function burialOf(
  figures: ImhotepFigures,
  entry: ImhotepEntry,
  seat: number,
): Omit<Line, "source"> {
  const side = entry.sides[3] ?? "A";
  if (side === "B") return rowsOf(figures, entry, seat);
  const groups = groupsOf(figures, entry, seat);
  if (side === "D" && !groups.length) {
    const isAverted = entry.overflowAverts && (entry.seats[seat]?.beside.burial ?? 0) > 0;
    const points = isAverted ? 0 : -figures.crypt_penalty;
    return { points, why: { id: "web-box-why-crypt-empty", args: {} } };
  }
  const points = groups.map((group) => groupPoints(figures, side, group));
  const why: Why =
    side === "C"
      ? { id: "web-box-why-hill", args: { count: groups.length, sum: added(points) } }
      : { id: "web-box-why-groups", args: { count: groups.length, sum: added(points) } };
  return { points: sum(points), why };
}

function rowsOf(figures: ImhotepFigures, entry: ImhotepEntry, seat: number): Omit<Line, "source"> {
  const points = Array.from({ length: figures.chamber_rows }, (_, row) => {
    const inRow = entry.chamber.filter((_, place) => place % figures.chamber_rows === row);
    const counts = entry.seats.map((_, each) => inRow.filter((owner) => owner === each).length);
    return rankPoints(figures.rows, counts, counts[seat] ?? 0);
  });
  return { points: sum(points), why: { id: "web-box-why-rows", args: { sum: added(points) } } };
}

// ---- obelisks

/** Complete levels, and the squares of all columns: what giant obelisks are ranked by. */
const giantOf = ({ columns }: ImhotepSeat): { levels: number; standing: number } => {
  const levels = Math.min(...columns);
  return { levels, standing: 1000 * levels + sum(columns) };
};

function obelisksOf(
  figures: ImhotepFigures,
  entry: ImhotepEntry,
  seat: number,
  own: ImhotepSeat,
): Omit<Line, "source"> {
  const side = entry.sides[4] ?? "A";
  const players = String(entry.seats.length);
  if (side === "A") {
    const heights = entry.seats.map(({ height }) => height);
    const points = rankPoints(figures.heights[players] ?? [], heights, own.height);
    return { points, why: { id: "web-box-why-height", args: { height: own.height } } };
  }
  if (side === "B") {
    const points = figures.waiting * own.waiting;
    return { points, why: { id: "web-box-why-waiting", args: { stones: own.waiting } } };
  }
  if (side === "C") {
    const { levels, standing } = giantOf(own);
    const all = entry.seats.map((each) => giantOf(each).standing);
    const ranked = rankPoints(figures.obelisk_ranks[players] ?? [], all, standing);
    const level = figures.level_points * levels;
    return {
      points: level + ranked,
      why: { id: "web-box-why-giant", args: { levels, level, ranked } },
    };
  }
  const parts = figures.avenue.flatMap(([height = 0, points = 0], site) => {
    const { owner, stones } = entry.avenue[site] ?? { owner: -1, stones: 0 };
    if (owner !== seat) return [];
    return [stones >= height ? points : figures.waiting * stones];
  });
  return { points: sum(parts), why: { id: "web-box-why-avenue", args: { sum: added(parts) } } };
}

// ---- stones and cards

/** Stones of one player at a monument, wherever they lie there. */
export function stonesAt(
  figures: ImhotepFigures,
  entry: ImhotepEntry,
  seat: number,
  site: Monument,
): number {
  const own = entry.seats[seat];
  if (!own) return 0;
  if (site === "pyramids") return own.pyramids;
  if (site === "temple") return own.temple;
  if (site === "burial") {
    return entry.chamber.filter((owner) => owner === seat).length + own.beside.burial;
  }
  const side = entry.sides[4];
  if (side === "A") return own.height;
  if (side === "B") return figures.tower_stones * own.towers + own.waiting;
  if (side === "C") return own.path;
  const standing = entry.avenue.filter(({ owner }) => owner === seat);
  return sum(standing.map(({ stones }) => stones)) + own.beside.obelisks;
}

function decorationsOf(
  figures: ImhotepFigures,
  entry: ImhotepEntry,
  own: ImhotepSeat,
): Omit<Line, "source"> {
  const parts = MONUMENTS.flatMap((site) => {
    const all = sum(entry.seats.map((_, seat) => stonesAt(figures, entry, seat, site)));
    const each = Math.floor(all / figures.decoration_stones);
    return Array.from({ length: own.decorations[site] }, () => each);
  });
  parts.push(...Array.from({ length: own.ornaments }, () => own.sled));
  return {
    points: sum(parts),
    why: { id: "web-box-why-decorations", args: { sum: added(parts) } },
  };
}

function isAbsent(figures: ImhotepFigures, entry: ImhotepEntry, seat: number): boolean {
  return MONUMENTS.some((site) => stonesAt(figures, entry, seat, site) === 0);
}

// ---- prophecies

const SITE_OF: Record<string, Monument> = { osiris: "pyramids", anubis: "burial", isis: "temple" };

export function isMet(
  figures: ImhotepFigures,
  entry: ImhotepEntry,
  seat: number,
  prophecy: string,
): boolean {
  const own = entry.seats[seat];
  if (!own) return false;
  const at = (site: Monument, whose: number): number => stonesAt(figures, entry, whose, site);
  const site = SITE_OF[prophecy];
  if (site) {
    return entry.seats.every((_, other) => other === seat || at(site, other) < at(site, seat));
  }
  if (prophecy === "horus") {
    const least = figures.horus[String(entry.seats.length)] ?? 0;
    return MONUMENTS.every((each) => at(each, seat) >= least);
  }
  if (prophecy === "set") return own.statues >= figures.set_statues;
  if (prophecy === "amun") return own.reds >= figures.amun_reds;
  const greens = sum(MONUMENTS.map((each) => own.decorations[each])) + own.ornaments;
  return greens >= figures.ra_greens;
}

function propheciesOf(
  figures: ImhotepFigures,
  entry: ImhotepEntry,
  seat: number,
  own: ImhotepSeat,
): Omit<Line, "source"> {
  const parts = entry.prophecies.flatMap((prophecy, at) => {
    const [fulfilled = 0, failed = 0] = figures.prophecies[own.scarabs[at] ?? -1] ?? [];
    if ((own.scarabs[at] ?? -1) < 0) return [];
    return [isMet(figures, entry, seat, prophecy) ? fulfilled : failed];
  });
  return { points: sum(parts), why: { id: "web-box-why-prophecies", args: { sum: added(parts) } } };
}

// ---- all of it

function linesOf(
  figures: ImhotepFigures,
  entry: ImhotepEntry,
  seat: number,
  own: ImhotepSeat,
): Line[] {
  const lines: Line[] = [
    {
      source: "web-box-source-track",
      points: own.track,
      why: { id: "web-box-why-entered", args: {} },
    },
  ];
  if (entry.sides[2] === "D") {
    const points = figures.arena_track[own.chariot] ?? 0;
    const why: Why = { id: "web-box-why-chariot", args: { space: own.chariot } };
    lines.push({ source: "imhotep-source-temple", points, why });
  }
  lines.push(
    { source: "imhotep-source-burial", ...burialOf(figures, entry, seat) },
    { source: "imhotep-source-obelisks", ...obelisksOf(figures, entry, seat, own) },
    {
      source: "imhotep-source-statues",
      points: setPoints(figures, own.statues),
      why: { id: "web-box-why-statues", args: { count: own.statues } },
    },
    { source: "imhotep-source-ornaments", ...decorationsOf(figures, entry, own) },
    {
      source: "imhotep-source-blue",
      points: figures.blue * own.blue,
      why: { id: "web-box-why-each", args: { count: own.blue, points: figures.blue } },
    },
  );
  if (entry.prophecies.length) {
    lines.push({ source: "imhotep-source-prophecies", ...propheciesOf(figures, entry, seat, own) });
  }
  if (entry.wrath) {
    const points = isAbsent(figures, entry, seat) ? -figures.wrath : 0;
    const why: Why = { id: "web-box-why-wrath", args: {} };
    lines.push({ source: "imhotep-source-wrath", points, why });
  }
  return lines;
}

export function reckonImhotep(figures: ImhotepFigures, entry: ImhotepEntry): Reckoned[] {
  return entry.seats.map((own, seat) => {
    const lines = linesOf(figures, entry, seat, own);
    const total = sum(lines.map(({ points }) => points));
    return { lines, total, rank: [total, own.sled], isOut: false };
  });
}
