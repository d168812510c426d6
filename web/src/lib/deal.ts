// This browser's part of the sealed deal: a word drawn here once the seal is known, and what it
// remembers of both, to compare when the secret is told.

import type { TableInfo } from "../wire";
import { api } from "./api";

export interface Given {
  commitment: string;
  word: string;
}

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 12;
const key = (table: string): string => `saqqara-deal-${table}`;

function newWord(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(LENGTH));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join("");
}

export function givenTo(table: string): Given | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Given | null;
  } catch {
    return null; // storage that is shut, or not ours
  }
}

/** The word of this browser for a table that has not begun; the same when asked again. */
export function wordFor(table: TableInfo): string {
  const known = givenTo(table.id);
  if (known) return known.word;
  const word = newWord();
  try {
    localStorage.setItem(key(table.id), JSON.stringify({ commitment: table.commitment, word }));
  } catch {
    // It counts all the same; only this browser cannot compare later.
  }
  return word;
}

/** Sent quietly: a game may begin meanwhile, which does not wait for words; then it does not count. */
export async function giveWord(table: TableInfo): Promise<void> {
  await api.word(table.id, { word: wordFor(table) }).catch(() => undefined);
}
