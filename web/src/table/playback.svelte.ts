// The stage: what happened is shown one act after the other, each over the board as it was then, and
// in it one event after the other, with the time to be seen. Bots answer when they are ready; it is
// the stage that takes its time.

import { moves, preferences } from "../lib/preferences.svelte";
import type { EventInfo, Update } from "../wire";
import { inShort, stepsOf, together } from "./acts";
import type { Step } from "./acts";
import { lastOf } from "./log";
import { isBanner, setTakeOffs, timelineOf, travelOf } from "./pace";
import type { Cue, TakeOff, Tempo, Timeline } from "./pace";

const MOST_WAITING = 16_000; // milliseconds at the usual speed; what is older is summed up
const MOST_MOMENTS = 30_000; // with more waiting even what everybody wants to see
const KEPT_WAITING = 6000; // of it, what is played nevertheless
const HURRY_FROM = 5000; // with more waiting it is played faster
const MOST_HURRY = 1.5;
const BREATH = 160; // after what was skipped, before the next begins

export type How = "shown" | "summed" | "skipped";

/** An act, and when its events begin. */
interface Staged extends Step {
  line: Timeline;
}

export class Playback {
  update = $state.raw<Update | null>(null); // what the board shows
  past = $state.raw<Update | null>(null); // what it showed before the act that is on
  fresh = $state.raw<readonly EventInfo[]>([]); // of the act that is being shown over it
  told = $state.raw<readonly EventInfo[]>([]); // of the act, those that have begun
  banner = $state.raw<EventInfo | null>(null); // a beat: everybody looks up
  summary = $state.raw<readonly EventInfo[] | null>(null); // what was not played but summed up
  playing = $state(false); // something is shown, or waits
  ready = $state(true); // whoever is asked may answer: nothing is shown but what they did themselves
  factor = $state(1); // of the speed, besides that of the preferences
  /** Whoever wants to know of every event, in order, and how it was told. */
  heard: ((event: EventInfo, how: How) => void) | null = null;

  private waiting: Staged[] = [];
  private shown: Staged | null = null; // the act that is on
  private next = 0; // of its cues
  private clock = 0; // how far it has come, at the usual speed
  private isBoardShown = true;
  private speed = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly tempo: () => Tempo = () => ({ me: -1, first: false }),
    private readonly isStill: () => boolean = () => !moves() || document.hidden,
  ) {}

  get quiet(): boolean {
    return !this.playing;
  }

  /** What is being shown, in words; how it came about is left to the log. */
  get caption(): EventInfo | null {
    return lastOf(this.told, ({ role }) => role !== "detail") ?? this.told.at(-1) ?? null;
  }

  push(update: Update, events: readonly EventInfo[]): void {
    const last = this.waiting.at(-1)?.update ?? this.shown?.update ?? this.update;
    if (last && update.ply < last.ply)
      this.forget(); // it went back: what waits never happened
    else if (last && update.ply === last.ply && !events.length) return this.replace(update);
    for (const step of stepsOf(update, events)) this.waiting.push(this.staged(step));
    if (this.isStill()) return this.skip();
    this.sumUp();
    if (!this.shown) this.begin();
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    const passed = this.passed(() => true);
    if (passed.length) this.lay(passed);
    this.rest();
  }

  /** What is being shown is over; what another seat did after it begins. */
  skipTurn(): void {
    const turn = this.shown?.owner ?? -1;
    const isOther = ({ owner, events }: Step): boolean =>
      (owner >= 0 && owner !== turn) || events[0]?.role === "beat";
    const passed = this.passed((step) => !isOther(step));
    if (passed.length) this.lay(passed);
    if (!this.waiting.length) return this.rest();
    this.banner = null;
    this.timer = setTimeout(() => this.begin(), BREATH);
  }

  /** Once more over the board as it is: what these events moved flies again. Nothing is told anew. */
  again(events: readonly EventInfo[]): void {
    if (this.playing || this.isStill()) return;
    const copies = events.map((event) => ({ ...event })); // those of the log stay in the log
    const speed = Math.max(0.1, preferences.speed * this.factor);
    const takeOffs = new Map<object, TakeOff>();
    let at = 0;
    for (const event of copies) {
      takeOffs.set(event, { at, speed });
      at += travelOf(event);
    }
    setTakeOffs(takeOffs);
    this.fresh = copies;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  // ---- one act

  private begin(): void {
    const step = (this.shown = this.waiting.shift() ?? null);
    if (!step) return this.rest();
    this.playing = true;
    this.speed = Math.max(0.1, preferences.speed * this.factor) * this.hurry();
    this.next = 0;
    this.clock = 0;
    this.isBoardShown = false;
    this.ready = false;
    this.told = [];
    this.banner = null;
    this.summary = null;
    this.advance();
  }

  /** All that is due; then the next is waited for. */
  private advance(): void {
    const step = this.shown;
    if (!step) return;
    const { cues, board, end } = step.line;
    for (;;) {
      if (!this.isBoardShown && this.clock >= board) this.showBoard(step);
      const cue = cues[this.next];
      if (!cue || cue.at > this.clock) break;
      this.next += 1;
      this.tell(cue.event, step.isSummary ? "summed" : "shown");
    }
    const due = [cues[this.next]?.at ?? end];
    if (!this.isBoardShown) due.push(board);
    const at = Math.min(...due);
    if (at <= this.clock) return this.over();
    const wait = at - this.clock;
    this.timer = setTimeout(() => {
      this.clock = at;
      if (this.clock >= end && this.next >= cues.length && this.isBoardShown) this.over();
      else this.advance();
    }, wait / this.speed);
  }

  private showBoard(step: Staged): void {
    this.isBoardShown = true;
    const takeOff = (at: number): TakeOff | null =>
      step.isSummary ? null : { at: Math.max(0, at - step.line.board), speed: this.speed };
    setTakeOffs(new Map(step.line.cues.map(({ event, at }) => [event, takeOff(at)])));
    this.update = step.update;
    this.fresh = step.events;
    if (step.isSummary) this.summary = step.events;
    const { me } = this.tempo();
    const isOwn = step.seat === me && me >= 0 && !step.events.some(isBanner);
    this.ready = isOwn && !this.waiting.length;
  }

  private tell(event: EventInfo, how: How): void {
    this.told = [...this.told, event];
    this.banner = how === "shown" && isBanner(event) ? event : null;
    this.heard?.(event, how);
  }

  private over(): void {
    this.past = this.update;
    if (this.waiting.length) this.begin();
    else this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.past = this.update;
    this.shown = null;
    this.playing = false;
    this.ready = true;
    this.banner = null;
    this.summary = null;
  }

  // ---- what waits

  /** Take off the stage what is on it, and from the head of what waits all that pass. */
  private passed(test: (step: Step) => boolean): Staged[] {
    clearTimeout(this.timer);
    const found: Staged[] = [];
    const { shown } = this;
    if (shown) found.push({ ...shown, events: shown.line.cues.slice(this.next).map(eventOf) });
    while (this.waiting[0] && test(this.waiting[0])) found.push(...this.waiting.splice(0, 1));
    return found;
  }

  /** Acts as if they had been shown. */
  private lay(steps: readonly Staged[]): void {
    const last = steps.at(-1);
    if (!last) return;
    const events = steps.flatMap((step) => step.events);
    setTakeOffs(new Map(events.map((event) => [event, null])));
    for (const event of events) this.tell(event, "skipped");
    this.update = this.past = last.update;
    this.fresh = events;
    this.shown = { ...last, line: { cues: [], board: 0, end: 0 } };
    this.next = 0;
    this.isBoardShown = true;
  }

  /** The same board, told again: somebody came, a clock was paused. */
  private replace(update: Update): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (last) last.update = update;
    if (!this.waiting.length && this.isBoardShown) this.update = update;
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = null;
    this.told = [];
    this.rest();
  }

  private staged(step: Step): Staged {
    const before = this.waiting.at(-1) ?? this.shown;
    return { ...step, line: timelineOf(step, goesOn(before, step), this.tempo()) };
  }

  private hurry(): number {
    return Math.min(MOST_HURRY, Math.max(1, lengthOf(this.waiting) / HURRY_FROM));
  }

  /** Whoever is far behind is told in short what happened, and sees the last of it. */
  private sumUp(): void {
    if (lengthOf(this.waiting) <= MOST_WAITING) return;
    let from = this.waiting.length - 1;
    let kept = this.waiting[from]?.line.end ?? 0;
    while (from > 1 && kept + (this.waiting[from - 1]?.line.end ?? 0) <= KEPT_WAITING) {
      from -= 1;
      kept += this.waiting[from]?.line.end ?? 0;
    }
    const [old, last] = [this.waiting.slice(0, from), this.waiting.slice(from)];
    this.waiting = [...inShort(old).map((step) => this.staged(step)), ...last];
    if (lengthOf(this.waiting) <= MOST_MOMENTS) return;
    const all = together(old);
    if (all) this.waiting = [this.staged(all), ...last];
  }
}

const lengthOf = (steps: readonly Staged[]): number =>
  steps.reduce((sum, { line }) => sum + line.end, 0);
const goesOn = (before: Step | null, step: Step): boolean =>
  step.owner >= 0 && before?.owner === step.owner;
const eventOf = ({ event }: Cue): EventInfo => event;
