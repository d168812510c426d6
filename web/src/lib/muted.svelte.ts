// Whom this browser does not show in chats: ids with names, kept here only.

import type { ChatLine } from "../wire";

const KEY = "saqqara-muted";

function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const muted = $state<Record<string, string>>(load());

const keep = (): void => localStorage.setItem(KEY, JSON.stringify(muted));

export function mute(id: string, name: string): void {
  muted[id] = name;
  keep();
}

export function unmute(id: string): void {
  delete muted[id];
  keep();
}

/** The lines that are to be shown. */
export const heard = (lines: readonly ChatLine[]): ChatLine[] =>
  lines.filter((line) => !(line.user in muted));
