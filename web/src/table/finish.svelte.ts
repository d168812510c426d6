// The end of a game for one who sees it come: the reckoning on the board, as far as the stage has told
// it; a moment for whoever has won; then the result. Whoever comes later finds the result at once.

import { preferences } from "../lib/preferences.svelte";
import type { TableView } from "../wire";
import { endingOf, linesOf, stepOf, tieOf, totalsOf } from "./ending";
import type { Line } from "./ending";
import type { Session } from "./session.svelte";

const MOMENT = 4000; // milliseconds at the usual speed, until the result takes the place of the board

export class Finish {
  private isSeen = $state(false); // this person has seen the game running
  private isOver = $state(false); // ... and its end

  constructor(private readonly session: Session) {}

  private readonly ended: TableView | null = $derived.by(() =>
    this.session.over ? this.session.view : null,
  );
  readonly isCounting = $derived.by(
    () => this.ended !== null && this.isSeen && !this.isOver && !this.session.playback.quiet,
  );
  /** The board still stands, and everything on it is counted. */
  readonly isMoment = $derived.by(
    () => this.ended !== null && this.isSeen && !this.isOver && !this.isCounting,
  );
  readonly isResult = $derived.by(() => this.ended !== null && (!this.isSeen || this.isOver));
  readonly lines: readonly Line[] = $derived.by(() =>
    this.ended ? linesOf(this.ended.game, this.session.live.log) : [],
  );
  readonly counted = $derived.by(() => {
    if (!this.isCounting) return this.lines.length;
    return this.session.playback.told.filter(({ role }) => role === "final").length;
  });
  /** What is being counted, for everybody so far. */
  readonly step: readonly Line[] = $derived.by(() =>
    this.isCounting ? stepOf(this.lines, this.counted) : [],
  );
  /** The place of the board at which it is counted. */
  readonly located = $derived.by(() => {
    const line = this.step.at(-1);
    return line ? this.placeOf(line) : null;
  });
  /** What the board shows. */
  readonly view: TableView | null = $derived.by(() => {
    const view = this.session.view;
    if (!view || !this.isCounting) return view;
    const known = this.points.filter((points) => points !== null);
    const scores = known.length === this.points.length ? known : null;
    const counted: TableView = { ...view, scores, winners: [] };
    const ahead = this.lines.slice(this.counted);
    return endingOf(view.game)?.asCounted?.(counted, ahead) ?? counted;
  });
  /** By seat, beside the names. */
  readonly points: (number | null)[] = $derived.by(() => {
    const view = this.session.view;
    if (!view) return [];
    return this.isCounting ? totalsOf(view, this.lines, this.counted) : this.session.points;
  });
  readonly winners: readonly number[] = $derived.by(() =>
    this.isCounting ? [] : (this.ended?.winners ?? []),
  );
  readonly tie = $derived.by(() =>
    this.ended ? tieOf(this.ended, this.session.names, this.gone) : "",
  );
  /** Seats that gave the game up. */
  readonly gone: readonly number[] = $derived.by(() =>
    (this.session.live.info?.seats ?? []).flatMap((seat, at) => (seat.forfeited ? [at] : [])),
  );

  /** Where the points of a line rise; null: beside the name. */
  placeOf(line: Line): string | null {
    return (this.ended && endingOf(this.ended.game)?.place?.(line, this.ended)) ?? null;
  }

  /** The board has been looked at. */
  showResult(): void {
    this.isOver = true;
  }

  /** While a component is set up. */
  watch(): void {
    $effect(() => {
      if (!this.session.view || this.session.over) return;
      this.isSeen = true;
      this.isOver = false;
    });
    $effect(() => {
      if (!this.isMoment) return undefined;
      const speed = preferences.speed || 1;
      const timer = window.setTimeout(() => this.showResult(), MOMENT / speed);
      return () => clearTimeout(timer);
    });
  }
}
