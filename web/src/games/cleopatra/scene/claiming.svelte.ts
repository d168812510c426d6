// Sanctuaries that a mosaic has just closed: which of them are to be claimed. The table asks for one
// after the other in the order of their cells; here they are pressed in any order.

import { verbOf } from "../../../table/told";
import type { ChoiceOf } from "../../../table/told";
import type { ClaimView, CleopatraView } from "../../../wire";
import type { Cell, Engine, Word } from "../words";

export class Claiming {
  chosen = $state.raw<readonly Cell[]>([]); // the cells by which sanctuaries are named

  constructor(
    private readonly view: () => CleopatraView,
    private readonly choices: () => readonly ChoiceOf<Engine>[],
    private readonly me: () => number,
  ) {}

  readonly open: readonly ClaimView[] = $derived.by(() =>
    this.view().placing === null && this.choices().some(({ word }) => verbOf(word) === "cell")
      ? this.view().claims
      : [],
  );
  readonly statues = $derived.by(() => this.view().camps[this.me()]?.statues ?? 0);
  private readonly taken = $derived(this.open.filter(({ cell }) => this.chosen.includes(cell)));
  /** Cells of all that is chosen: so many amulets go at the end. */
  readonly cells = $derived(this.taken.reduce((sum, { cells }) => sum + cells.length, 0));
  /** What is said to the table, and that this is all, where it would ask for more. */
  readonly steps: readonly Word[] = $derived.by(() => {
    const asksOn =
      this.taken.length < this.statues && this.taken.at(-1)?.cell !== this.open.at(-1)?.cell;
    const claimed = this.taken.map(({ cell }) => `cell ${cell}` as const);
    return asksOn ? [...claimed, "done"] : claimed;
  });

  has = (cell: Cell): boolean => this.chosen.includes(cell);
  /** One statue each: with more than there are, the one chosen first stays unclaimed. */
  toggle(cell: Cell): void {
    const rest = this.chosen.filter((each) => each !== cell);
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, cell].slice(-this.statues);
  }
}
