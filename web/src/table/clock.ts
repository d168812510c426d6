// Time left, in words as short as a clock's.

import { say } from "../lib/texts.svelte";
import type { ClockInfo } from "../wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds a seat has left; `now` is the server's time. */
export function secondsLeft(clock: ClockInfo, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  const runs = clock.running.includes(seat) && !clock.paused;
  return Math.max(0, runs ? left - (now - clock.now) : left);
}

export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 2 * DAY) return say("web-table-days", { days: Math.floor(whole / DAY) });
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / MINUTE);
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
