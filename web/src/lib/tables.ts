// Tables in a few words: who sits there, at what pace, with which options.

import { GAMES } from "../games";
import type { OptionParts } from "../games/parts";
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

/** What is special about a table: options that are not as usual, and those with a chip always. */
export function optionChips(table: TableInfo, game: GameInfo | undefined): string[] {
  const chips: string[] = [];
  for (const option of game?.options ?? []) {
    const value = table.options[option.id] ?? option.values[0] ?? "";
    const { chip, chips: short, isFine } = optionParts(table.game, option.id);
    if (isFine || (value === option.values[0] && !chip)) continue;
    const id = short?.[value] ?? chip;
    const seat = option.id === "first" ? Number(value) : 0;
    if (id) chips.push(say(id, { sides: value }));
    else if (seat) chips.push(say("web-lobby-chip-first", { seat }));
    else chips.push(optionValue(table.game, option.id, value));
  }
  return chips;
}

/** What the client knows of an option beside its words. */
export const optionParts = (game: string, option: string): OptionParts =>
  GAMES[game]?.options[option] ?? {};

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
    const usual = value === values[0];
    if (usual && optionParts(table.game, id).isFine) continue;
    const words = optionValue(table.game, id, value);
    lines.push({ id, value, name: optionName(table.game, id), words, usual });
  }
  return lines;
}
