// Tables in a few words: who sits there, at what pace, with which options.

import type { GameInfo, Pace, SeatInfo, TableInfo } from "../wire";
import { clockTime } from "./dates";
import { levelName, optionName, optionValue, say } from "./texts.svelte";

export const isFree = (seat: SeatInfo): boolean => !seat.user && !seat.bot;

/** Whether a seat waits for this person's answer. */
export const isKeptFor = (table: TableInfo, user: string | undefined): boolean =>
  table.status === "open" && table.seats.some((seat) => user && seat.kept_for === user);

/** Stands for a person who deleted themselves. */
export const FORMER = "former";

export function seatName(seat: SeatInfo): string {
  if (seat.user === FORMER) return say("web-former-player");
  if (seat.name) return seat.name;
  return seat.bot ? levelName(seat.bot) : say("web-lobby-seat-free");
}

export const freeSeats = (table: TableInfo): number => table.seats.filter(isFree).length;

export const seatOf = (table: TableInfo, user: string | undefined): number =>
  user ? table.seats.findIndex((seat) => seat.user === user) : -1;

export function paceWords(pace: Pace): string {
  if (pace.kind === "live") {
    const minutes = Math.round((pace.bank / 60) * 10) / 10;
    return say("web-lobby-pace-live", { minutes, seconds: pace.increment });
  }
  if (pace.kind !== "days") return say("web-lobby-pace-none");
  if (pace.window_from === pace.window_to) return say("web-lobby-pace-days", { days: pace.days });
  return say("web-lobby-pace-window", {
    days: pace.days,
    from: clockTime(pace.window_from),
    to: clockTime(pace.window_to),
  });
}

// Short words for chips. What has none is told in full, as on the page of a new table.
const CHIPS: Record<string, string> = {
  "cleopatra market stalls": "web-cleopatra-chip-stalls",
  "cleopatra preset original-2006": "web-cleopatra-chip-2006",
  "imhotep sides": "web-lobby-chip-sides",
  "imhotep sides random": "web-lobby-chip-sides-random",
  "imhotep sides random-all": "web-dynasty-chip-lot-all",
  "imhotep expansion on": "web-dynasty-chip-expansion",
  "imhotep prophecies on": "web-dynasty-chip-prophecies",
  "imhotep secret_cards on": "web-dynasty-chip-secret",
  "imhotep wrath on": "web-lobby-chip-wrath",
  "murals odds off": "web-lobby-chip-no-odds",
  "pharaoh open_hands on": "web-lobby-chip-open-hands",
  "pharaoh bonus off": "web-lobby-chip-no-bonus",
};

/** What is special about a table: options that are not as usual, and sides always. */
export function optionChips(table: TableInfo, game: GameInfo | undefined): string[] {
  const chips: string[] = [];
  for (const option of game?.options ?? []) {
    const value = table.options[option.id] ?? option.values[0] ?? "";
    if (value === option.values[0] && option.id !== "sides") continue;
    const key = `${table.game} ${option.id}`;
    const id = CHIPS[`${key} ${value}`] ?? CHIPS[key];
    const seat = option.id === "first" ? Number(value) : 0;
    if (isFine(table.game, option.id)) continue;
    if (id) chips.push(say(id, { sides: value }));
    else if (seat) chips.push(say("web-lobby-chip-first", { seat }));
    else chips.push(optionValue(table.game, option.id, value));
  }
  return chips;
}

// Options for those who know the rules well: folded away, and silent while they are as usual.
const FINE = new Set([
  "imhotep hall_start",
  "imhotep hall_figure_square_first",
  "imhotep crypt_overflow_averts_penalty",
  "imhotep raft_may_target_market",
]);
export const isFine = (game: string, option: string): boolean => FINE.has(`${game} ${option}`);

export interface OptionLine {
  id: string;
  value: string;
  name: string;
  words: string;
  usual: boolean; // nobody has to be told
}

/** All options with their values, in full; fine points only if they are not as usual. */
export function optionLines(table: TableInfo, game: GameInfo | undefined): OptionLine[] {
  const lines: OptionLine[] = [];
  for (const { id, values } of game?.options ?? []) {
    const value = table.options[id] ?? values[0] ?? "";
    if (isFine(table.game, id) && value === values[0]) continue;
    const words = optionValue(table.game, id, value);
    const usual = value === values[0];
    lines.push({ id, value, name: optionName(table.game, id), words, usual });
  }
  return lines;
}
