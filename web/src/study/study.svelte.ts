// A position in which one person tries moves, with the surface of a table: boards, the bar below them
// and the stage do not know the difference. The server keeps nothing of it: it is told all moves since
// the beginning each time, so going back is leaving some out.

import { Refusal } from "../lib/api";
import type { TableLine } from "../lib/live.svelte";
import type {
  EventInfo,
  FromClient,
  Hints,
  Previewed,
  Problem,
  Study as Told,
  StudyMoves,
  TableInfo,
  Update,
} from "../wire";

/** What a kind of study answers: the board, and beside it what the kind has to say. */
export interface Answer {
  study: Told;
}

export interface Kind<Found extends Answer> {
  ask: (wish: StudyMoves) => Promise<Found>;
  nameOf: (name: string) => string; // as the server says it; "" = the person who studies
}

export class Study<Found extends Answer = Answer> implements TableLine {
  readonly isStudy = true;
  held = $state("");
  info = $state<TableInfo | null>(null);
  seat = $state(-1);
  update = $state.raw<Update | null>(null);
  log = $state.raw<EventInfo[]>([]);
  fresh = $state.raw<EventInfo[]>([]);
  printed = $state.raw<Record<string, unknown>>({});
  problem = $state.raw<Problem | null>(null);
  previewed = $state.raw<Previewed | null>(null);
  waiting = $state(0);
  found = $state.raw<Found | null>(null); // what the kind said last
  moves = $state.raw<readonly string[][]>([]); // tried since the beginning
  gone = $state.raw<Problem | null>(null); // there is no such study

  // Of tables only.
  readonly seenPly = 0;
  readonly chat = [];
  readonly here = [];
  readonly watching = 0;
  readonly connected = true;
  readonly lostAt = 0;
  readonly hints: Hints | null = null;
  readonly remark = null;
  readonly coached = [];
  readonly clockSkew = 0;

  private asked = 0; // an answer to anything but the last question is late

  constructor(
    readonly id: string,
    private readonly kind: Kind<Found>,
  ) {}

  /** From the beginning, or as it stood after these moves; nothing moves. */
  begin(moves: readonly string[][] = []): Promise<boolean> {
    return this.tell(moves, 0, true);
  }

  /** The kind begins elsewhere now; what happened there since that ply is seen happening. */
  goOn(since: number): Promise<boolean> {
    return this.tell([], since);
  }

  play(moves: string[]): void {
    void this.tell([...this.moves, moves], this.update?.ply ?? 0);
  }

  undo(to: number): void {
    const ply = this.update?.ply ?? 0;
    const floor = this.update?.undo ?? -1;
    if (floor < 0 || to >= ply) return;
    void this.drop(ply - Math.max(to, floor));
  }

  /** Take back the last decisions, one ply each. */
  drop(decisions: number): Promise<boolean> {
    const kept = this.moves.map((move) => [...move]);
    let left = decisions;
    while (left > 0 && kept.length) {
      const last = kept.at(-1) ?? [];
      last.pop();
      if (!last.length) kept.pop();
      left -= 1;
    }
    return this.tell(kept, Math.max(0, (this.update?.ply ?? 0) - decisions));
  }

  send(message: FromClient): void {
    if (message.type === "preview") void this.foretell(message.moves);
  }

  private async foretell(preview: string[]): Promise<void> {
    const ply = this.update?.ply ?? 0;
    try {
      const { study } = await this.kind.ask({ ...this.wish(this.moves, ply), preview });
      if (study.update.ply === this.update?.ply) this.previewed = study.previewed;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // what is not foretold is told when it is done
    }
  }

  private wish(moves: readonly string[][], since: number): StudyMoves {
    return { moves: moves.map((move) => [...move]), since };
  }

  private async tell(moves: readonly string[][], since: number, still = false): Promise<boolean> {
    const asked = (this.asked += 1);
    this.problem = null;
    this.waiting = 1;
    try {
      const found = await this.kind.ask(this.wish(moves, since));
      if (asked !== this.asked) return false;
      this.moves = moves;
      this.take(found, still);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked !== this.asked) return false;
      this.problem = { type: "error", ...error.trouble, id: "", why: null };
      if (!this.update) this.gone = this.problem;
      return false;
    } finally {
      if (asked === this.asked) this.waiting = 0;
    }
  }

  private take(found: Found, still: boolean): void {
    const { table, seat, update, printed } = found.study;
    const named = (seats: TableInfo["seats"]): TableInfo["seats"] =>
      seats.map((each) => ({ ...each, name: this.kind.nameOf(each.name) }));
    this.info = { ...table, seats: named(table.seats) };
    this.seat = seat;
    this.printed = printed;
    this.log = [...this.log.filter((event) => event.ply < update.kept), ...update.events];
    this.fresh = still ? [] : update.events;
    this.found = found;
    this.update = { ...update, state: { ...update.state, seats: named(update.state.seats) } };
  }
}
