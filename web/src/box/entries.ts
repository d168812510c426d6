// What a score pad begins with: nothing entered yet. And all of it as one sheet that is kept.

import type { BoxGame } from "./boxes";
import type { CleopatraEntry } from "./pads/cleopatra";
import type { ImhotepEntry, ImhotepSeat } from "./pads/imhotep";
import type { MuralsEntry } from "./pads/murals";
import type { PharaohEntry } from "./pads/pharaoh";

export interface Entries {
  imhotep: ImhotepEntry;
  cleopatra: CleopatraEntry;
  murals: MuralsEntry;
  pharaoh: PharaohEntry;
}

export interface Sheet<Game extends BoxGame> {
  names: string[];
  entry: Entries[Game];
}

const CHAMBER = 24; // places that are shown: the columns of a board, or the tiles of the crypt
const TREASURES = 15;
const AVENUE = 8;
const PROPHECIES = 3;

const imhotepSeat = (): ImhotepSeat => ({
  track: 0,
  pyramids: 0,
  temple: 0,
  beside: { burial: 0, obelisks: 0 },
  height: 0,
  towers: 0,
  waiting: 0,
  columns: [0, 0, 0],
  path: 0,
  chariot: 0,
  statues: 0,
  decorations: { pyramids: 0, temple: 0, burial: 0, obelisks: 0 },
  ornaments: 0,
  blue: 0,
  reds: 0,
  sled: 0,
  scarabs: Array.from({ length: PROPHECIES }, () => -1),
});

/** A player more: what is entered of one. */
const SEAT: { [Game in BoxGame]: () => Entries[Game]["seats"][number] } = {
  imhotep: imhotepSeat,
  cleopatra: () => ({ talents: 0, merchants: 0, amulets: 0, tainted: 0, cells: 0 }),
  murals: () => ({ combo: 0, area: 0, miss: 0 }),
  pharaoh: () => ({ flags: 0, crew: 0 }),
};

const nobody = (places: number): number[] => Array.from({ length: places }, () => -1);

const BLANK: { [Game in BoxGame]: () => Entries[Game] } = {
  imhotep: () => ({
    sides: "AAAAA",
    wrath: false,
    overflowAverts: false,
    prophecies: [],
    chamber: nobody(CHAMBER),
    avenue: Array.from({ length: AVENUE }, () => ({ owner: -1, stones: 0 })),
    seats: [],
  }),
  cleopatra: () => ({ seats: [] }),
  murals: () => ({ seats: [] }),
  pharaoh: () => ({ owners: nobody(TREASURES), seats: [] }),
};

export function blankSheet<Game extends BoxGame>(game: Game, players: number): Sheet<Game> {
  const sheet: Sheet<Game> = { names: [], entry: BLANK[game]() };
  seat(game, sheet, players);
  return sheet;
}

/** So many players: what is entered of those who stay is kept, what lay there of others goes. */
export function seat<Game extends BoxGame>(game: Game, sheet: Sheet<Game>, players: number): void {
  const seats: unknown[] = sheet.entry.seats;
  while (seats.length < players) seats.push(SEAT[game]());
  seats.length = players;
  while (sheet.names.length < players) sheet.names.push("");
  sheet.names.length = players;
  const isGone = (owner: number): boolean => owner >= players;
  const entry: { seats: unknown[] } & Partial<Omit<ImhotepEntry & PharaohEntry, "seats">> =
    sheet.entry;
  if (entry.chamber) entry.chamber = entry.chamber.map((owner) => (isGone(owner) ? -1 : owner));
  if (entry.owners) entry.owners = entry.owners.map((owner) => (isGone(owner) ? -1 : owner));
  for (const site of entry.avenue ?? []) if (isGone(site.owner)) site.owner = -1;
}
