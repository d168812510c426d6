// The coach of a player: asks once before a clear mistake is sent, and never holds up play.

import { untrack } from "svelte";
import { gameNumber } from "../lib/firsts";
import type { TableLine } from "../lib/live.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Coached } from "../wire";

const PATIENCE = 1200; // milliseconds; the server answers within a second
const FIRST_GAMES = 3; // of a kind, in which there is a coach unless somebody switches it off

export class Coach {
  waiting = $state(false); // for what it says of a move
  doubt = $state.raw<Coached | null>(null); // what it asks about
  private moves: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = -1; // the ply of the last question: no decision is asked about twice

  constructor(private readonly live: TableLine) {}

  /** Only where nothing is at stake, and where the person plays. */
  readonly isAllowed = $derived.by(() => {
    const { info, seat, isStudy } = this.live;
    return info !== null && info.status === "running" && !info.rated && !isStudy && seat >= 0;
  });
  /** Whether only bots sit at the other seats. */
  readonly isAlone = $derived.by(() => {
    const { info, seat } = this.live;
    return (info?.seats ?? []).every((each, at) => at === seat || each.bot !== "");
  });
  readonly on = $derived.by(() => {
    const { id, info } = this.live;
    if (!this.isAllowed || !info) return false;
    if (!this.isAlone) return preferences.coachTable === id;
    return preferences.coach ?? gameNumber(info.game, id) < FIRST_GAMES;
  });
  /** The ply at which there is something to choose; -1: not now. */
  private readonly asks = $derived.by(() => {
    const update = this.live.update;
    return (update?.decision?.choices.length ?? 0) > 1 ? (update?.ply ?? -1) : -1;
  });

  /** On or off. Against bots that is remembered, with people it is for this table. */
  toggle = (): void => {
    const on = !this.on;
    if (this.isAlone) preferences.coach = on;
    else preferences.coachTable = on ? this.live.id : "";
    if (!on) this.forget();
  };

  /** Whether this move waits for the coach; it is then sent from here. */
  holds(moves: string[]): boolean {
    const ply = this.live.update?.ply ?? -1;
    this.doubt = null;
    if (!this.on || this.asks !== ply || this.askedAt === ply || !this.live.connected) return false;
    this.moves = moves;
    this.waiting = true;
    this.live.send({ type: "coach", ply, moves });
    this.timer = setTimeout(() => this.release(), PATIENCE);
    return true;
  }

  playAnyway = (): void => {
    const moves = this.doubt?.moves;
    this.doubt = null;
    if (moves) this.live.play(moves);
  };

  show = (): void => {
    const ply = this.doubt?.ply;
    if (ply !== undefined)
      this.live.send({ type: "coach", ply, moves: this.doubt?.moves ?? [], show: true });
  };

  /** Something else is picked: it has been heard. */
  dismiss(): void {
    this.doubt = null;
  }

  private release(): void {
    if (!this.waiting) return;
    this.stopWaiting();
    this.live.play(this.moves);
  }

  /** What came from the server. */
  hear(said: Coached): void {
    const same = said.ply === this.live.update?.ply;
    if (same && this.doubt && said.better) this.doubt = said;
    if (!same || !this.waiting || said.moves.join() !== this.moves.join()) return;
    if (said.grade !== "clear" && said.grade !== "much") {
      this.release();
      return;
    }
    this.stopWaiting();
    this.askedAt = said.ply;
    this.doubt = said;
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.waiting = false;
  }

  /** Whatever it was about, it is over. */
  forget(): void {
    this.stopWaiting();
    this.doubt = null;
  }

  /** Called while a component is set up. */
  watch(): void {
    let told = false;
    $effect(() => {
      // As soon as there is something to decide it begins to think.
      const { on, asks } = this;
      if (!this.live.connected) {
        told = false;
        return;
      }
      if (on) untrack(() => this.live.send({ type: "coach", ply: Math.max(asks, 0) }));
      else if (told) untrack(() => this.live.send({ type: "coach", on: false }));
      told = on;
    });
    $effect(() => {
      const said = this.live.remark;
      if (said) untrack(() => this.hear(said));
    });
    $effect(() => {
      // Whatever it was about, the table has gone on.
      if ((this.live.update?.ply ?? -1) >= 0) untrack(() => this.forget());
    });
    $effect(() => () => this.stopWaiting());
  }
}
