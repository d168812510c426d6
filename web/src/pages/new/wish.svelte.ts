// What somebody wishes for a new table, while the form is filled in.

import { preferences } from "../../lib/preferences.svelte";
import type { EditionInfo, GameInfo, NewTable, Pace } from "../../wire";

/** Who is to sit on a seat: "me", "local" for somebody beside me, "" for nobody yet, or the
    level of a bot. */
export type SeatWish = string;

const MINUTE = 60;

export class Wish {
  players = $state(3);
  seats = $state<SeatWish[]>(["me", "", ""]);
  locals = $state<string[]>([]); // names of those beside me, by seat
  options = $state<Record<string, string>>({});
  hasEdition = $state(false); // figures of my own box
  editionText = $state("");
  edition = $state.raw<EditionInfo | null>(null); // what the server said of this text
  name = $state("");
  isPublic = $state(true);
  rated = $state(false);
  family = $state(false); // this screen is the board, phones are the hands
  substitute = $state("mason");

  kind = $state<"none" | "live" | "days">("none");
  bankMinutes = $state(20);
  increment = $state(10); // seconds
  days = $state(1);
  hasWindow = $state(false);
  windowFrom = $state(9 * MINUTE);
  windowTo = $state(23 * MINUTE);
  zone = $state(Intl.DateTimeFormat().resolvedOptions().timeZone || usualZone());

  constructor(readonly game: GameInfo) {
    this.setPlayers(game.players.includes(3) ? 3 : (game.players[0] ?? 2));
    for (const option of game.options) this.options[option.id] = option.values[0] ?? "";
  }

  setPlayers(players: number): void {
    this.players = players;
    this.seats = Array.from({ length: players }, (_, at) => this.seats[at] ?? "");
    for (const [option, value] of Object.entries(this.options)) {
      // A seat that is no longer there cannot begin.
      if (option === "first" && Number(value) > players) this.options[option] = "random";
    }
  }

  /** One person sits on one seat: taking a new one frees the old. */
  setSeat(at: number, wish: SeatWish): void {
    this.seats = this.seats.map((old, each) => {
      if (each === at) return wish;
      return wish === "me" && old === "me" ? "" : old;
    });
  }

  /** Around one table nobody has a seat on this screen, unless they wish so. */
  setFamily(family: boolean): void {
    this.family = family;
    const free = this.seats.indexOf("");
    if (family) this.seats = this.seats.map((seat) => (seat === "me" ? "" : seat));
    else if (!this.seats.includes("me") && free >= 0) this.setSeat(free, "me");
  }

  get isFull(): boolean {
    return this.seats.every(Boolean);
  }

  get bots(): [number, string][] {
    const found = this.seats.map((wish, at): [number, string] => [at, wish]);
    return found.filter(([, wish]) => !["", "me", "local"].includes(wish));
  }

  get local(): Record<string, string> {
    const found = this.seats.map((wish, at): [string, string, string] => {
      return [wish, String(at), this.locals[at]?.trim() || String(at + 1)];
    });
    return Object.fromEntries(
      found.filter(([wish]) => wish === "local").map(([, at, name]) => [at, name]),
    );
  }

  get pace(): Pace {
    const window = this.hasWindow ? [this.windowFrom, this.windowTo] : [0, 0];
    const isDays = this.kind === "days";
    return {
      kind: this.kind,
      bank: this.kind === "live" ? Math.round(this.bankMinutes * MINUTE) : 0,
      increment: this.kind === "live" ? Math.round(this.increment) : 0,
      days: isDays ? Math.round(this.days) : 0,
      window_from: isDays ? (window[0] ?? 0) : 0,
      window_to: isDays ? (window[1] ?? 0) : 0,
      zone: isDays ? this.zone : "UTC",
    };
  }

  /** As text, whatever is wrong with it: the server says so. */
  get ownFigures(): string {
    return this.hasEdition ? this.editionText.trim() : "";
  }

  get canBeRated(): boolean {
    return !this.ownFigures || this.edition?.differences.length === 0;
  }

  get table(): NewTable {
    const edition: Record<string, string> = this.ownFigures ? { edition: this.ownFigures } : {};
    return {
      game: this.game.id,
      players: this.players,
      options: { ...this.options, ...edition },
      name: this.name,
      public: this.isPublic && !this.family,
      family: this.family,
      rated: this.rated && this.canBeRated && !this.family,
      pace: this.pace,
      substitute: this.substitute,
      seat: this.seats.indexOf("me"),
      local: this.local,
    };
  }
}

const usualZone = (): string => (preferences.language === "ja" ? "Asia/Tokyo" : "UTC");
