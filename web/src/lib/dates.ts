// Days and times in the language of this viewer. The server speaks of seconds.

import { preferences } from "./preferences.svelte";

export function day(seconds: number): string {
  const format = new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium" });
  return format.format(seconds * 1000);
}

export function time(seconds: number): string {
  const format = new Intl.DateTimeFormat(preferences.language, { timeStyle: "short" });
  return format.format(seconds * 1000);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "2 hours ago", "yesterday"; "now" within the first minute. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ["second", Infinity];
  return format.format(-Math.floor(passed / length), unit);
}

/** Minutes after midnight as 09:30, the way <input type="time"> writes it. */
export function clockTime(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
