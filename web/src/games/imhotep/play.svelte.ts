// The board's half-made choice: what is held, which targets it leaves, what a press means.
// It knows the words of choices, but no rules: a thing can be pressed if a choice says its word.

import { getContext, setContext } from "svelte";
import { say, tell } from "../../lib/texts.svelte";
import { note } from "../../lib/toasts.svelte";
import type { BoardProps } from "../../table/board";
import { whyNot } from "../../table/refusals.svelte";
import { verbOf } from "../../table/told";
import type { ChoiceOf, VerbOf } from "../../table/told";
import type { DynastyView, ImhotepPrinted, ImhotepView } from "../../wire";
import type { Foreseen } from "./foreseen";
import { SITES, SITE_SOURCE, type Side, type Site } from "./printed";
import type { Card, Engine, Place, Word } from "./words";

export type Held = { kind: "stone" } | { kind: "ship"; ship: number } | null;
/** Something to read up in the floating sheet. */
export type Look = { kind: "card"; card: Card } | { kind: "deck" | "discard" | "rounds" } | null;

/** What only tables with A New Dynasty have. */
export type Parts = typeof import("./dynasty");
type Given = BoardProps<Engine> & { parts?: Parts };

const KEY = Symbol("imhotep");

export class Play {
  held = $state<Held>(null);
  over = $state<Site | null>(null); // the dock under the pointer or the focus
  dragging = $state(false);
  look = $state<Look>(null);

  constructor(private readonly given: () => Given) {}

  private get props(): Given {
    return this.given();
  }

  get board(): ImhotepView {
    return this.props.view.board;
  }
  /** What A New Dynasty adds to the table; undefined = none of it is in use. */
  get dynasty(): DynastyView | undefined {
    return this.board.dynasty;
  }
  get printed(): ImhotepPrinted {
    return this.props.printed;
  }
  get parts(): Parts | undefined {
    return this.props.parts;
  }
  get me(): number {
    return this.props.me;
  }
  get names(): readonly string[] {
    return this.props.names;
  }
  get decider(): number {
    return this.props.view.decider;
  }
  get finished(): boolean {
    return this.props.view.over;
  }
  get selected(): Word | null {
    return this.props.selected;
  }
  get located(): Place | null {
    return this.props.located;
  }
  get asked(): boolean {
    return this.props.decision !== null;
  }

  choices = $derived.by<Map<Word, ChoiceOf<Engine>>>(() => {
    const list = this.props.decision?.choices ?? [];
    return new Map(list.map((choice) => [choice.word, choice]));
  });

  has(word: Word): boolean {
    return this.choices.has(word);
  }
  /** Why a word is refused; "" = it is not. */
  why(word: Word): string {
    return whyNot(this.props.decision, word, this.names);
  }
  /** Why a ship can go nowhere. */
  whyShip(ship: number): string {
    if (this.canSail(ship) || this.hand?.kind === "stone") return "";
    return this.why(this.sails(ship, SITES[0]));
  }
  /** Why the ship in hand, or any that could sail, cannot come here. */
  whyDock(site: Site): string {
    const ships = this.board.ships.map((_, ship) => ship);
    const sailing = this.handShip >= 0 ? this.handShip : ships.find((ship) => this.canSail(ship));
    const moored = ships.find((ship) => !this.board.ships[ship]?.site);
    return this.why(this.sails(sailing ?? moored ?? -1, site));
  }
  label(word: Word): string {
    const choice = this.choices.get(word);
    return choice ? tell(choice.label, this.names) : word;
  }
  starts(verb: VerbOf<Word>): boolean {
    for (const word of this.choices.keys()) if (verbOf(word) === verb) return true;
    return false;
  }
  name(seat: number): string {
    const spokenTo = seat === this.me && !this.props.replay;
    return spokenTo ? say("web-imhotep-you") : (this.names[seat] ?? "?");
  }
  /** Stones that a sled holds. */
  room(seat: number): number {
    return this.dynasty?.room[seat] ?? this.printed.sled;
  }
  /** Until they are drawn, those that everybody begins with. */
  side(site: Site): Side {
    const { side } = this.board[site];
    return side === "?" ? "a" : side;
  }

  canSail(ship: number): boolean {
    return SITES.some((site) => this.has(this.sails(ship, site)));
  }
  sails(ship: number, site: Site): Word {
    return `sail ${ship + 1} ${site}`;
  }
  loads(ship: number, space: number): Word {
    return `load ${ship + 1} ${space + 1}`;
  }

  /** What is in hand: what was picked up, or the only thing the question is about. */
  hand = $derived.by<Held>(() => {
    const verb = this.selected && verbOf(this.selected);
    if (verb === "sail") return { kind: "ship", ship: Number(this.selected?.split(" ")[1]) - 1 };
    if (verb === "load") return { kind: "stone" };
    if (this.held) return this.held;
    const words = [...this.choices.keys()];
    const acts = words.filter((word) => word !== "no bonus");
    if (acts.length && acts.every((word) => verbOf(word) === "load")) return { kind: "stone" };
    const ships = new Set(words.map((word) => (verbOf(word) === "sail" ? word[5] : "")));
    const [only] = ships;
    return ships.size === 1 && only ? { kind: "ship", ship: Number(only) - 1 } : null;
  });
  handShip = $derived.by(() => (this.hand?.kind === "ship" ? this.hand.ship : -1));

  /** The site whose preview is shown. */
  aim = $derived.by<Site | null>(() => {
    if (this.handShip < 0) return null;
    if (this.over && this.has(this.sails(this.handShip, this.over))) return this.over;
    return this.sailing(this.selected);
  });

  /** Where a ship is going by this word. */
  sailing(word: Word | null): Site | null {
    return SITES.find((site) => word === this.sails(this.handShip, site)) ?? null;
  }

  /** What the ship in hand would do at a site that is aimed at. */
  coming(site: Site): Foreseen {
    if (this.aim !== site) return null;
    return this.choices.get(this.sails(this.handShip, site))?.foreseen ?? null;
  }
  /** What the picked choice would do, if it is one of this verb. */
  picked(verb: VerbOf<Word>): Foreseen {
    const word = this.selected;
    return word && verbOf(word) === verb ? (this.choices.get(word)?.foreseen ?? null) : null;
  }
  /** What a site has earned and would add at the end, by seat. */
  worth(site: keyof typeof SITE_SOURCE): number[] {
    const source = SITE_SOURCE[site];
    return this.board.players.map(
      ({ points, end_points }) => (points[source] ?? 0) + (end_points[source] ?? 0),
    );
  }

  /** Pick a choice; pressed again, it is sent. */
  press(word: Word): void {
    if (!this.has(word)) return;
    if (verbOf(word) !== "load" && verbOf(word) !== "sail") this.held = null;
    if (this.selected === word) this.props.confirm();
    else this.props.select(word);
  }
  /** Pick a choice by dropping something on it. */
  drop(word: Word): void {
    if (this.has(word)) this.props.select(word);
  }
  letGo(): void {
    this.held = null;
    this.props.select(null);
  }

  pressShip(ship: number): void {
    if (this.handShip === ship && this.held) return this.letGo();
    if (!this.canSail(ship)) return;
    this.props.select(null);
    this.held = { kind: "ship", ship };
  }
  pressStone(): void {
    if (this.hand?.kind === "stone" && this.held) return this.letGo();
    if (!this.starts("load")) return;
    this.props.select(null);
    this.held = { kind: "stone" };
  }
  pressDock(site: Site): void {
    const ships = this.board.ships.map((_, ship) => ship).filter((ship) => this.canSail(ship));
    const ship = this.handShip >= 0 ? this.handShip : ships.length === 1 ? (ships[0] ?? -1) : -1;
    if (this.has(this.sails(ship, site))) this.press(this.sails(ship, site));
    else if (ships.length) note(say("web-imhotep-ship-first"));
  }
}

export function providePlay(given: () => Given): Play {
  return setContext(KEY, new Play(given));
}
export function usePlay(): Play {
  return getContext<Play>(KEY);
}
