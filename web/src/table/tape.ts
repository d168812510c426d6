// The positions of a game, fetched a little ahead of where one looks.

import { api } from "../lib/api";
import type { Replay } from "../wire";

const AHEAD = 8; // plies
const BEHIND = 2;

export class Tape {
  private readonly known = new Map<string, Promise<Replay>>();

  constructor(readonly id: string) {}

  at(ply: number, seat: number): Promise<Replay> {
    const key = `${seat}:${ply}`;
    const found = this.known.get(key);
    if (found) return found;
    const asked = api.replay(this.id, ply, seat);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key)); // it may come the next time
    return asked;
  }

  /** Fetch the neighbours, so that stepping and playing need not wait. */
  lookAround(ply: number, plies: number, seat: number): void {
    const last = Math.min(plies, ply + AHEAD);
    for (let each = Math.max(0, ply - BEHIND); each <= last; each++) {
      this.at(each, seat).catch(() => undefined);
    }
  }
}
