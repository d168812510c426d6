// A table as this viewer sees it, kept up to date over a WebSocket that comes back by itself.

import type {
  Ack,
  ChatLine,
  Coached,
  EventInfo,
  FromClient,
  Hints,
  Patch,
  Previewed,
  Problem,
  Queue,
  Snapshot,
  TableInfo,
  ToClient,
  Update,
} from "../wire";
import { patched } from "./patches";
import { say } from "./texts.svelte";
import { note } from "./toasts.svelte";

const FIRST_WAIT = 500; // milliseconds before the first attempt to come back
const AT_ONCE = 20;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 10_000;
const SILENCE = 25_000; // without an answer to any ping the line is dead, whatever the browser says

/** What a board and the bar below it need of a table; a study has it without one. */
export interface TableLine {
  readonly id: string;
  readonly isStudy: boolean; // tried by one person: nothing is stored, nobody else is there
  readonly held: string; // not "": nothing can be decided for now, and these words say why
  info: TableInfo | null;
  seat: number;
  update: Update | null;
  log: EventInfo[];
  fresh: EventInfo[];
  seenPly: number;
  chat: ChatLine[];
  here: string[];
  printed: Record<string, unknown>;
  watching: number;
  connected: boolean;
  lostAt: number;
  problem: Problem | null;
  hints: Hints | null;
  remark: Coached | null; // what the coach said last
  coached: number[]; // seats that play with a coach
  previewed: Previewed | null;
  queue?: Queue | null; // where the bot that is asked stands among those that wait to think
  clockSkew: number;
  waiting: number;
  play: (moves: string[]) => void;
  undo: (to: number) => void;
  send: (message: FromClient, id?: string) => void;
}

/** How a table is looked at. */
export interface Way {
  seat?: number; // of several own seats, whose eyes these are
  watch?: boolean; // only what everybody may see, whatever seats one has
  hands?: boolean; // and the hands, where every seat agreed to show them to who watches
  delay?: number; // seconds that everything is shown later, for streams
}

const MOVED = 4409; // close code: the seat was taken up on another device
const COME_BACK = 1012; // close code: at once; the server ends, or another one has our table
const SPREAD = 300; // milliseconds over which those who are told so come back

export class LiveTable implements TableLine {
  readonly isStudy = false;
  readonly held = "";
  info = $state<TableInfo | null>(null);
  seat = $state(-1);
  update = $state.raw<Update | null>(null);
  log = $state.raw<EventInfo[]>([]); // everything this viewer may know of what happened
  fresh = $state.raw<EventInfo[]>([]); // of it, what the last message brought
  seenPly = $state(0); // how far this person had looked when they came
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<string[]>([]);
  printed = $state.raw<Record<string, unknown>>({}); // on boards and cards, as the server says
  watching = $state(0);
  connected = $state(false);
  lostAt = $state(0); // when we last heard anything, while there is no connection; 0 = never
  problem = $state.raw<Problem | null>(null);
  hints = $state.raw<Hints | null>(null);
  remark = $state.raw<Coached | null>(null);
  coached = $state.raw<number[]>([]);
  previewed = $state.raw<Previewed | null>(null); // what several decisions together will do
  queue = $state.raw<Queue | null>(null);
  gone = $state.raw<Problem | null>(null); // there is no such table, or it refused us
  moved = $state(false); // our seat was taken up on another device
  clockSkew = $state(0); // server's time minus ours, in seconds
  waiting = $state(0); // moves that are on their way

  private wanted = -1; // of several own seats, whose eyes these are; -1 = the first
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinger = 0;
  private closed = false;
  private heardAt = Date.now();
  private takesPatches = true; // until one did not fit
  private isUndoing = false; // what goes back next is our own wish
  private unanswered = new Map<string, FromClient>();

  constructor(
    readonly id: string,
    private readonly way: Way = {},
  ) {
    this.wanted = way.seat ?? -1;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  /** Come in anew: after sitting down or getting up, or as somebody else than before. */
  enterAgain(): void {
    this.wait = AT_ONCE;
    this.socket?.close();
  }

  /** People who share a device: look through the eyes of another own seat. */
  sitAt(seat: number): void {
    this.wanted = seat;
    this.update = null;
    this.log = [];
    this.fresh = [];
    this.enterAgain();
  }

  /** Play decisions, all or nothing. A lost connection sends them again; they count once. */
  play(moves: string[]): void {
    const ply = this.update?.ply ?? 0;
    const id = moveId();
    this.problem = null;
    this.send({ type: "play", id, ply, moves }, id);
  }

  undo(to: number): void {
    this.isUndoing = true;
    this.send({ type: "undo", ply: this.update?.ply ?? 0, to });
  }

  send(message: FromClient, id = ""): void {
    if (id) {
      this.unanswered.set(id, message);
      this.waiting = this.unanswered.size;
    }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const wish = new URLSearchParams();
    if (this.update && this.log.length) {
      wish.set("since", String(this.update.ply));
      wish.set("version", String(this.update.version));
    }
    if (this.wanted >= 0) wish.set("seat", String(this.wanted));
    if (this.way.watch) wish.set("watch", "1");
    if (this.takesPatches) wish.set("patches", "1");
    if (this.way.hands) wish.set("hands", "1");
    const address = `${scheme}://${location.host}/api/tables/${this.id}/live?${wish}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      const message = JSON.parse(event.data as string) as ToClient;
      if (this.way.delay) setTimeout(() => this.receive(message), this.way.delay * 1000);
      else this.receive(message);
    };
    socket.onclose = (event) => {
      this.moved = event.code === MOVED;
      if (event.code === COME_BACK) this.wait = Math.min(this.wait, Math.random() * SPREAD);
      this.comeBack();
    };
    socket.onopen = () => {
      clearInterval(this.pinger);
      this.heardAt = Date.now();
      this.pinger = window.setInterval(() => this.ping(), PING_EVERY);
    };
  }

  private ping(): void {
    if (Date.now() - this.heardAt < SILENCE) {
      this.send({ type: "ping" });
      return;
    }
    const dead = this.socket;
    if (dead) dead.onclose = dead.onmessage = null; // it may take minutes to notice by itself
    dead?.close();
    this.comeBack();
  }

  private comeBack(): void {
    if (this.connected) this.lostAt = this.heardAt;
    this.connected = false;
    clearInterval(this.pinger);
    if (this.closed || this.gone || this.moved) return;
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 2));
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case "snapshot":
        return this.begin(message);
      case "update":
        return this.take(message);
      case "patch":
        return this.takePatch(message);
      case "ack":
        return this.answered(message);
      case "error":
        return this.refused(message);
      case "chat":
        return this.addChat(message.lines);
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        this.coached = message.coached;
        return;
      case "hint":
        this.hints = message;
        return;
      case "coach":
        this.remark = message;
        return;
      case "preview":
        this.previewed = message;
        return;
      case "queue":
        this.queue = message;
        return;
      case "pong":
        this.clockSkew = message.now - Date.now() / 1000;
    }
  }

  private begin(message: Snapshot): void {
    this.connected = true;
    this.wait = FIRST_WAIT;
    const first = this.update === null;
    this.info = message.table;
    this.seat = message.seat;
    this.here = message.here;
    this.printed = message.printed;
    if (first) this.seenPly = message.seen_ply;
    this.addChat(message.chat);
    this.take(message.update);
    if (first) this.fresh = [];
    // What was not answered before the line broke: sent again, it counts once.
    for (const [, unsent] of this.unanswered) this.send(unsent);
  }

  /** In doubt we ask anew, and for whole boards from then on. */
  private takePatch(patch: Patch): void {
    const update = patched(this.update, patch);
    if (update) {
      this.take(update);
      return;
    }
    this.takesPatches = false;
    this.enterAgain();
  }

  private take(update: Update): void {
    const before = this.update;
    if (before && update.ply < before.ply && update.view && !this.isUndoing) {
      const isGone = before.decision && !update.decision;
      note(say(isGone ? "web-table-turn-gone" : "web-table-went-back"));
    }
    this.isUndoing = false;
    const known = this.log.filter((event) => event.ply < update.kept);
    this.log = [...known, ...update.events];
    this.fresh = update.events;
    this.hints = null;
    this.queue = null;
    if (update.state.clock) this.clockSkew = update.state.clock.now - Date.now() / 1000;
    if (this.info) {
      this.info.status = update.state.status as TableInfo["status"];
      this.info.seats = update.state.seats;
      this.info.rated = update.state.rated;
      this.info.ply = update.ply;
      this.info.version = update.version;
      if (before) this.info.updated_at = Date.now() / 1000 + this.clockSkew;
    }
    this.update = update;
  }

  private answered(message: Ack): void {
    this.unanswered.delete(message.id);
    this.waiting = this.unanswered.size;
  }

  private refused(problem: Problem): void {
    if (problem.id) {
      this.unanswered.delete(problem.id);
      this.waiting = this.unanswered.size;
    }
    if (this.update === null) this.gone = problem;
    this.problem = problem;
  }

  private addChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const added = lines.filter((line) => !known.has(line.id));
    if (added.length) this.chat = [...this.chat, ...added];
  }
}

/** Not crypto.randomUUID: at an address of the local network, without https, there is none. */
function moveId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [Date.now(), ...numbers].map((number) => number.toString(36)).join("-");
}
