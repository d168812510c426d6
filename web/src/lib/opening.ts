// From a wish to a table.

import type { TableInfo } from "../wire";
import { api } from "./api";
import { wordFor } from "./deal";
import { person } from "./person.svelte";
import { go } from "./router.svelte";
import { attempt } from "./toasts.svelte";

export const USUAL_LEVEL = "mason"; // of bots

/** Seated and playing at once; should the start be refused, the waiting room says why. */
export async function playWithBots(
  game: string,
  players: number,
  level: string,
  options: Record<string, string> = {},
): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => level);
  const wish = { game, players, options, bots, seat: 0, public: false };
  const table = await attempt(() => api.open(wish));
  if (table) await begin(table);
}

export async function inviteFriends(
  game: string,
  players: number,
  options: Record<string, string> = {},
): Promise<void> {
  const table = await attempt(() => api.open({ game, players, options, seat: 0, public: false }));
  if (table) go(`/table/${table.id}`);
}

/** Where somebody waits already, else at a new table that others find. */
export async function findPlayers(
  game: string,
  players: number,
  options: Record<string, string> = {},
): Promise<void> {
  const table = await attempt(() => api.find({ game, players, options }));
  if (table) go(`/table/${table.id}`);
}

/** Ask the same people for another game, or accept; against bots alone it begins at once. */
export async function playAgain(id: string): Promise<void> {
  const table = await attempt(() => api.rematch(id));
  if (!table) return;
  const me = person.me?.id ?? "";
  const isAlone = table.seats.every((seat) => seat.bot || seat.user === me);
  if (isAlone && table.owner === me && table.status === "open") await begin(table);
  else go(pathTo(table));
}

export async function begin(table: TableInfo): Promise<void> {
  await attempt(() => api.start(table.id, { salt: wordFor(table) }));
  go(pathTo(table));
}

/** This screen becomes the board, and phones the hands. */
export async function openFamily(
  game: string,
  players: number,
  options: Record<string, string> = {},
): Promise<void> {
  const wish = { game, players, options, seat: -1, family: true };
  const table = await attempt(() => api.open(wish));
  if (table) go(pathTo(table));
}

/** The page of a table: that of a family's board for who has it. */
export const pathTo = (table: TableInfo): string =>
  table.family && table.owner === person.me?.id ? `/table/${table.id}/board` : `/table/${table.id}`;
