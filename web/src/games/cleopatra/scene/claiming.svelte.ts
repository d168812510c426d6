// Sanctuaries that a mosaic has just closed: which of them are to be claimed. The table asks for one
// after the other in the order of their cells; here they are pressed in any order.

import type { ChoiceInfo, ClaimView, CleopatraView } from "../../../wire";

export class Claiming {
  chosen = $state.raw<readonly string[]>([]); // the cells by which sanctuaries are named

  constructor(
    private readonly view: () => CleopatraView,
    private readonly choices: () => readonly ChoiceInfo[],
    private readonly me: () => number,
  ) {}

  readonly open: readonly ClaimView[] = $derived.by(() =>
    this.view().placing === null && this.choices().some(({ word }) => word.startsWith("cell "))
      ? this.view().claims
      : [],
  );
  readonly statues = $derived.by(() => this.view().camps[this.me()]?.statues ?? 0);
  private readonly taken = $derived(this.open.filter(({ cell }) => this.chosen.includes(cell)));
  /** Cells of all that is chosen: so many amulets go at the end. */
  readonly cells = $derived(this.taken.reduce((sum, { cells }) => sum + cells.length, 0));
  /** What is said to the table, and that this is all, where it would ask for more. */
  readonly steps: readonly string[] = $derived.by(() => {
    const asksOn =
      this.taken.length < this.statues && this.taken.at(-1)?.cell !== this.open.at(-1)?.cell;
    return [...this.taken.map(({ cell }) => `cell ${cell}`), ...(asksOn ? ["done"] : [])];
  });

  has = (cell: string): boolean => this.chosen.includes(cell);
  /** One statue each: with more than there are, the one chosen first stays unclaimed. */
  toggle(cell: string): void {
    const rest = this.chosen.filter((each) => each !== cell);
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, cell].slice(-this.statues);
  }
}
