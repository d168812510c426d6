// What the parts of the table frame share: what is shown, what is picked, what can be done.

import { untrack } from "svelte";
import type { TableLine } from "../lib/live.svelte";
import { isAmongFirst } from "../lib/firsts";
import { heard } from "../lib/muted.svelte";
import { person } from "../lib/person.svelte";
import { moves, preferences } from "../lib/preferences.svelte";
import type { ChoiceInfo, Decision, EffectInfo, EventInfo, TableView, Update } from "../wire";
import type { More } from "./board";
import { Coach } from "./coach.svelte";
import { lastOf } from "./log";
import { seatNames } from "./names";
import { newsOf } from "./news";
import { Playback } from "./playback.svelte";
import { lastTurnOf, recapOf } from "./recap";
import type { Told } from "./recap";
import { pointsDuring, pointsOf } from "./summary";

const touched = window.matchMedia("(pointer: coarse)");
// Milliseconds until a single choice plays itself: longer where one could still go back, and never
// quite the same, so that it tells as little as a hand that presses.
const BEAT = 450;
const BEAT_BEFORE_NO_RETURN = 1500;
const BEAT_VARIES = 500;
const LOOKING_TIME = 900; // milliseconds until what is on the screen counts as seen

export class Session {
  readonly coach: Coach;
  playback = new Playback(() => ({ me: this.live.seat, first: this.isFirst }));
  selected = $state<string | null>(null);
  more = $state.raw<More | null>(null); // what goes with the pick
  pointed = $state<string | null>(null); // the word of a choice under the pointer or focus
  located = $state<string | null>(null);
  lead = $state(""); // what the board says is in hand, and what comes next
  typed = $state(""); // stays when it was refused
  thinking = $state(false); // a hint is on its way
  private chatRead = $state(-1); // lines that were on the screen; those from before one came count
  private pickedAt = -1; // the ply that the pick belongs to
  private lookedFrom = $state(-1); // how far this person had looked when they came
  private seenSent = 0;
  private isFirst = false; // one of this person's first games of this kind

  constructor(readonly live: TableLine) {
    this.coach = new Coach(live);
  }

  readonly update: Update | null = $derived.by(() => this.playback.update ?? this.live.update);
  readonly ply = $derived(this.update?.ply ?? 0);
  readonly view: TableView | null = $derived(this.update?.view ?? null);
  readonly state = $derived(this.update?.state ?? null);
  readonly me = $derived.by(() => this.live.seat);
  readonly names = $derived.by(() => seatNames(this.live.info?.seats ?? []));
  readonly over = $derived(this.view?.over ?? false);
  readonly paused = $derived.by(() => this.live.update?.state.clock?.paused ?? false);
  readonly away = $derived.by(() => this.live.info?.seats[this.me]?.stand_in ?? "");
  readonly resigned = $derived.by(() => this.live.info?.seats[this.me]?.resigned ?? false);
  readonly busy = $derived.by(() => this.live.waiting > 0 || this.coach.waiting);
  readonly current = $derived.by(() => this.update?.ply === this.live.update?.ply);
  /** What this person may decide right now. */
  readonly decision: Decision | null = $derived.by(() => {
    const free = this.current && this.playback.ready && !this.busy && !this.paused && !this.away;
    return free && !this.live.held ? (this.live.update?.decision ?? null) : null;
  });
  readonly picked: ChoiceInfo | null = $derived.by(() => this.choice(this.selected));
  /** What the pick, else the choice that is pointed at, will do. */
  readonly effects: readonly EffectInfo[] = $derived.by(() => {
    if (this.picked && this.more?.then.length) return this.effectsTogether;
    return (this.picked ?? this.looked)?.effects ?? [];
  });
  /** The choice that is pointed at. */
  readonly looked: ChoiceInfo | null = $derived.by(() => this.choice(this.pointed));
  private readonly effectsTogether: readonly EffectInfo[] = $derived.by(() => {
    const told = this.live.previewed;
    const same = told?.ply === this.live.update?.ply && told?.moves.join() === this.moves.join();
    return same ? told.effects : [];
  });
  /** The log, as far as the board shows it. */
  readonly log: EventInfo[] = $derived.by(() => {
    const ply = this.update?.ply ?? 0;
    const told = new Set(this.playback.told);
    const ahead = new Set(this.playback.fresh); // of the act on the stage, but not begun
    for (const event of told) ahead.delete(event);
    return this.live.log.filter((event) => (event.ply < ply ? !ahead.has(event) : told.has(event)));
  });
  /** Points as far as they have been seen; where they are not public, null. */
  readonly points: (number | null)[] = $derived.by(() => {
    const { update, past, fresh, told, playing } = this.playback;
    const [before, after] = [past?.view, update?.view];
    if (!playing || !before || !after) return this.view ? pointsOf(this.view) : [];
    return pointsDuring(before, after, fresh, told);
  });
  readonly ownPly = $derived(lastPlyOf(this.log, this.me)); // of the last own decision, -1 = none
  readonly mayUndo = $derived.by(
    () => (this.live.update?.undo ?? -1) >= 0 && !this.busy && !this.paused && !this.away,
  );
  readonly unread = $derived.by(() =>
    this.chatRead < 0 ? 0 : Math.max(0, heard(this.live.chat).length - this.chatRead),
  );
  /** Since when the recap tells: "looked" after coming back, else the last own turn. */
  readonly recap: { looked: boolean } & Told = $derived.by(() => {
    const news = newsOf(this.view?.game ?? "");
    const unseen = this.lookedFrom > this.ownPly ? this.lookedFrom : Infinity;
    const missed = recapOf(this.log, unseen, this.me, news);
    if (missed.lines.length) return { looked: true, ...missed };
    const from = this.me >= 0 ? lastTurnOf(this.log, this.me, news) : Infinity;
    return { looked: false, ...recapOf(this.log, from, this.me, news) };
  });

  // ---- deciding

  select = (word: string | null, more: More | null = null): void => {
    this.more = more;
    if (word !== this.selected) this.coach.dismiss();
    if (word === null) {
      this.selected = null;
      return;
    }
    if (!this.decision?.choices.some((choice) => choice.word === word)) return;
    this.live.problem = null;
    this.selected = word;
    this.pickedAt = this.live.update?.ply ?? 0;
    if (!preferences.confirm || (!more?.then.length && this.isLight)) this.confirm();
  };

  confirm = (): void => {
    if (!this.picked || this.busy) return;
    const moves = this.moves;
    this.located = null;
    this.deliver(moves);
  };

  /** Send it, unless the coach wants to look at it first. */
  private deliver(moves: string[]): void {
    if (!this.coach.holds(moves)) this.live.play(moves);
  }

  /** Whether a press on the pick is enough. A finger cannot look at it first: what touches others
      is then pressed twice. */
  private get isLight(): boolean {
    if (preferences.confirmAll || !this.picked?.light) return false;
    return !touched.matches || this.picked.effects.every(({ text }) => !("seat" in text.args));
  }

  /** What would be sent now. */
  private get moves(): string[] {
    return this.picked ? [this.picked.word, ...(this.more?.then ?? [])] : [];
  }

  private choice(word: string | null): ChoiceInfo | null {
    return this.decision?.choices.find((choice) => choice.word === word) ?? null;
  }

  /** A choice is looked at, or no longer. What is looked at may lose the focus because it is taken
      from the page, in the middle of an update. */
  point = (word: string | null): void => untrack(() => void (this.pointed = word));
  /** A place on the board is pointed at, or none. */
  locate = (place: string | null): void => untrack(() => void (this.located = place));

  /** Typed words: one decision, or several with semicolons between them. */
  playTyped(): void {
    const words = this.typed
      .split(/[;；]/)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean);
    if (words.length && !this.busy) this.deliver(words);
  }

  /** One step back: first out of the pick, then through the own unfinished turn. */
  undo(): void {
    const update = this.live.update;
    if (this.selected !== null) this.select(null);
    else if (update && this.me >= 0 && !this.busy) {
      // Where there is nothing to undo, the server says why.
      this.live.undo(Math.max(update.undo, update.ply - 1, 0));
    }
  }

  readChat(): void {
    this.chatRead = heard(this.live.chat).length;
  }

  askForHint(): void {
    if (!this.live.update || this.thinking) return;
    this.thinking = true;
    this.live.problem = null;
    this.live.send({ type: "hint", ply: this.live.update.ply });
  }

  /** Effects that keep all this in step with the table; called while a component is set up. */
  watch(): void {
    this.coach.watch();
    $effect(() => {
      const update = this.live.update;
      untrack(() => {
        if (update) this.playback.push(update, this.live.fresh);
        else this.playback.skip();
      });
    });
    $effect(() => {
      if (!moves()) untrack(() => this.playback.skip()); // from now on all at once
    });
    $effect(() => {
      if (this.live.connected && this.chatRead < 0) untrack(() => this.readChat());
    });
    $effect(() => {
      if (this.live.seenPly > 0) this.lookedFrom = this.live.seenPly;
    });
    $effect(() => {
      // A pick outlives a broken line, but not the decision that it belongs to.
      const update = this.live.update;
      const legal = update?.decision?.choices.some((choice) => choice.word === this.selected);
      if (!legal || update?.ply !== this.pickedAt) this.selected = null;
    });
    $effect(() => {
      if (this.ply >= 0) this.typed = "";
      this.pointed = null;
    });
    $effect(() => {
      // What several decisions do together only the engine can say.
      const ply = this.live.update?.ply ?? 0;
      const moves = this.moves;
      if (moves.length > 1) untrack(() => this.live.send({ type: "preview", ply, moves }));
    });
    $effect(() => {
      const { hints, problem, connected } = this.live;
      if (hints || problem || !connected) this.thinking = false; // a broken line brings none
    });
    $effect(() => {
      const { info, id, isStudy } = this.live;
      const game = this.me >= 0 ? info?.game : undefined;
      if (game) this.isFirst = isStudy || isAmongFirst(game, id);
    });
    $effect(() => this.playForced());
    $effect(() => this.rememberSeen());
    $effect(() => () => this.playback.close());
  }

  /** A single choice plays itself after a beat; whoever is still composing is not disturbed. */
  private playForced(): (() => void) | undefined {
    const only = this.decision?.forced ? this.decision.choices[0]?.word : undefined;
    if (only === undefined || !preferences.forced || this.live.problem) return undefined;
    if (this.live.isStudy) return undefined; // what is learnt is done by hand
    const beat = this.mayUndo ? BEAT_BEFORE_NO_RETURN : BEAT;
    const timer = window.setTimeout(
      () => {
        if (this.decision?.choices[0]?.word === only && !this.busy) this.live.play([only]);
      },
      (beat + Math.random() * BEAT_VARIES) / Math.max(1, preferences.speed),
    );
    return () => clearTimeout(timer);
  }

  private rememberSeen(): (() => void) | undefined {
    const ply = this.update?.ply ?? 0;
    if (!person.me || !this.live.connected || ply <= this.seenSent) return undefined;
    const timer = window.setTimeout(() => {
      if (document.hidden) return;
      this.seenSent = ply;
      this.live.send({ type: "seen", ply });
    }, LOOKING_TIME);
    return () => clearTimeout(timer);
  }
}

function lastPlyOf(log: readonly EventInfo[], seat: number): number {
  if (seat < 0) return -1;
  return lastOf(log, (event) => event.seat === seat)?.ply ?? -1;
}
