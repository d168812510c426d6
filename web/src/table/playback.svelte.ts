// What happened is shown one message after the other, each given the time to be seen moving.

import { moves, preferences } from "../lib/preferences.svelte";
import type { EventInfo, Update } from "../wire";

const FIRST_MOVE = 420; // milliseconds
const NEXT_MOVE = 140;
const LONGEST = 2400;
const MOST_WAITING = 6; // whoever is further behind is brought up to date at once

interface Step {
  update: Update;
  events: readonly EventInfo[];
}

/** How long the events of one message are shown. */
export function showingTime(events: readonly EventInfo[]): number {
  const pieces = events.reduce((sum, event) => sum + event.moves.length, 0);
  if (!moves() || document.hidden || pieces === 0) return 0;
  return Math.min(LONGEST, FIRST_MOVE + NEXT_MOVE * pieces) / preferences.speed;
}

export class Playback {
  update = $state.raw<Update | null>(null);
  fresh = $state.raw<readonly EventInfo[]>([]);
  playing = $state(false);
  private waiting: Step[] = [];
  private timer = 0;

  push(update: Update, events: readonly EventInfo[]): void {
    this.waiting.push({ update, events });
    if (this.waiting.length > MOST_WAITING || document.hidden) this.skip();
    else if (!this.playing) this.next();
  }

  /** Any press: everything is where it belongs at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.update = this.waiting.pop()?.update ?? this.update;
    this.waiting = [];
    this.fresh = [];
    this.playing = false;
  }

  next(): void {
    clearTimeout(this.timer);
    const step = this.waiting.shift();
    this.playing = false;
    if (!step) return;
    this.update = step.update;
    this.fresh = step.events;
    const time = showingTime(step.events);
    if (time === 0) return this.next();
    this.playing = true;
    this.timer = window.setTimeout(() => this.next(), time);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
