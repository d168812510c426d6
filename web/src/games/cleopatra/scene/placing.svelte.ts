// The mosaic over the garden: where it hovers, and which of the offered places that is.

import { say } from "../../../lib/texts.svelte";
import { verbOf } from "../../../table/told";
import type { ChoiceOf } from "../../../table/told";
import type { CleopatraView, PlacingView, SpotView } from "../../../wire";
import type { Cell as CellWord, Engine, Word } from "../words";
import { cellOf, wordOf } from "./project";
import type { Cell } from "./project";
import { cellsOf, extent, flipped, keyOf, shapeOfSpot, turned } from "./shapes";
import type { Shape } from "./shapes";

export interface Pick {
  word: Word;
  then: readonly Word[];
}

function cornerOf(spot: SpotView): Cell {
  const cells = cellsOf(spot);
  return [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
}

export class Placing {
  shape = $state.raw<Shape>([]);
  private row = $state(0); // of the front left corner of its box
  private column = $state(0);
  pinned = $state(false); // it was put down: it follows the pointer no longer

  constructor(
    private readonly view: () => CleopatraView,
    private readonly choices: () => readonly ChoiceOf<Engine>[],
  ) {}

  /** What is laid now, if it is this viewer who lays it. */
  readonly now: PlacingView | null = $derived.by(() => {
    const { placing } = this.view();
    const mine = this.choices().some(
      ({ word }) => verbOf(word) === "turn" || verbOf(word) === "cell",
    );
    return placing && placing.spots.length && mine ? placing : null;
  });
  private readonly spots = $derived(
    new Map((this.now?.spots ?? []).map((spot) => [keyOf(cellsOf(spot)), spot])),
  );
  readonly cells: readonly Cell[] = $derived(
    this.now ? this.shape.map(([r, c]): Cell => [r + this.row, c + this.column]) : [],
  );
  readonly words: ReadonlySet<CellWord> = $derived(new Set(this.cells.map(wordOf)));
  readonly spot: SpotView | null = $derived(this.spots.get(keyOf(this.cells)) ?? null);
  readonly closes: readonly Cell[] = $derived((this.spot?.closes ?? []).map(cellOf));
  /** Can it be turned at all, or was that decided before? */
  readonly turns: boolean = $derived.by(() =>
    this.choices().some(({ word }) => verbOf(word) === "turn"),
  );

  readonly pick: Pick | null = $derived.by(() => {
    if (!this.spot) return null;
    const cell = `cell ${this.spot.cell}` as const;
    return this.turns ? { word: `turn ${this.spot.turn}`, then: [cell] } : { word: cell, then: [] };
  });
  private readonly onPlatform = ([row, column]: Cell): boolean =>
    this.view().palms[8 - row]?.[column] === "#";
  /** Cells where something lies already. */
  readonly clashes: ReadonlySet<string> = $derived.by(() => {
    if (this.spot) return new Set<string>();
    const taken = new Set(this.view().mosaics.flatMap((tile) => tile.cells));
    const clash = (cell: Cell): boolean => taken.has(wordOf(cell)) || this.onPlatform(cell);
    return new Set(this.cells.filter(clash).map(wordOf));
  });
  /** Why it cannot lie here; "" = it can. */
  readonly reason: string = $derived.by(() => {
    if (!this.now || this.spot) return "";
    if (this.cells.some(this.onPlatform)) return say("web-cleopatra-scene-throne");
    return say(this.clashes.size ? "web-cleopatra-scene-taken" : "web-cleopatra-scene-no-place");
  });

  /** A new tile is taken in hand: it hovers over a place near the middle where it fits. */
  start(): void {
    this.pinned = false;
    const away = (spot: SpotView): number => {
      const cells = cellsOf(spot);
      return cells.reduce((sum, [r, c]) => sum + Math.abs(r - 3) + Math.abs(c - 4), 0);
    };
    const spots = this.now?.spots ?? [];
    const first = spots[0];
    if (!first) return;
    const best = spots.reduce((found, spot) => (away(spot) < away(found) ? spot : found), first);
    this.put(shapeOfSpot(best), ...cornerOf(best));
  }

  /** It shows what a word from the list of choices means, as `turn 3` or `cell d5`. */
  show(word: Word): void {
    const fits = (spot: SpotView): boolean =>
      word === (this.turns ? `turn ${spot.turn}` : `cell ${spot.cell}`);
    const spot = this.now?.spots.find(fits);
    if (!spot) return;
    this.pinned = true;
    if (this.turns) this.change(shapeOfSpot(spot));
    else this.put(shapeOfSpot(spot), ...cornerOf(spot));
  }

  private put(shape: Shape, row: number, column: number): void {
    const { rows, columns } = extent(shape);
    this.shape = shape;
    this.row = Math.max(0, Math.min(9 - rows, Math.round(row)));
    this.column = Math.max(0, Math.min(9 - columns, Math.round(column)));
  }
  private change(next: Shape): void {
    const before = extent(this.shape);
    const after = extent(next);
    this.put(
      next,
      this.row + (before.rows - after.rows) / 2,
      this.column + (before.columns - after.columns) / 2,
    );
  }
  turn(): void {
    if (this.turns) this.change(turned(this.shape));
  }
  flip(): void {
    if (this.turns) this.change(flipped(this.shape));
  }
  move(rows: number, columns: number): void {
    this.put(this.shape, this.row + rows, this.column + columns);
  }
  /** Its middle comes to a point of the garden. */
  centre(x: number, y: number): void {
    const { rows, columns } = extent(this.shape);
    this.put(this.shape, y - rows / 2, x + 4.5 - columns / 2);
  }
  /** The next place where it fits as it is turned, else in any way; the nearest, if it fits nowhere now. */
  next(): void {
    const all = this.now?.spots ?? [];
    const same = keyOf(this.shape);
    const fitting = all.filter((spot) => keyOf(shapeOfSpot(spot)) === same);
    const list = fitting.length ? fitting : all;
    const here = list.findIndex((spot) => spot === this.spot);
    const first = list[(here + 1) % list.length];
    if (!first) return;
    const away = (spot: SpotView): number => {
      const [row, column] = cornerOf(spot);
      return Math.abs(row - this.row) + Math.abs(column - this.column);
    };
    const nearest = list.reduce((best, spot) => (away(spot) < away(best) ? spot : best), first);
    const spot = here < 0 ? nearest : first;
    this.put(shapeOfSpot(spot), ...cornerOf(spot));
  }
}
