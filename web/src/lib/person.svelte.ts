// Who sits at this browser.

import type { Games, Me } from "../wire";
import { Refusal, api } from "./api";
import { preferences } from "./preferences.svelte";

export const person = $state<{ me: Me | null; games: Games | null; ready: boolean }>({
  me: null,
  games: null,
  ready: false,
});

export async function findOut(): Promise<void> {
  const [games, me] = await Promise.all([api.games().catch(() => null), known()]);
  person.games = games;
  person.me = me;
  person.ready = true;
}

async function known(): Promise<Me | null> {
  try {
    return (await api.session()).me;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A name is all it takes to play. */
export async function beGuest(name: string): Promise<Me> {
  person.me = await api.guest({ name, language: preferences.language });
  const { compareProgress } = await import("../learn/progress");
  void compareProgress(); // what was learnt without a name
  return person.me;
}
