// What the parts of the wall share: the view, what may be chosen, and what is picked.

import { getContext, setContext } from "svelte";
import { tell } from "../../lib/texts.svelte";
import type { BoardProps } from "../../table/board";
import { whyNot } from "../../table/refusals.svelte";
import { verbOf } from "../../table/told";
import type { ChoiceOf, VerbOf } from "../../table/told";
import type { AreaView, OddsView } from "../../wire";
import type { Card, Engine, Word } from "./words";

const KEY = Symbol("murals");
const FROM: readonly VerbOf<Word>[] = ["hand", "display", "take"]; // verbs that name a card

export class Play {
  pointed = $state<Card | null>(null); // a card under the pointer or in focus: its cell shows
  asking = $state(false); // for the odds, where the table does not show them

  constructor(private readonly props: () => BoardProps<Engine>) {}

  readonly board = $derived.by(() => this.props().view.board);
  readonly me = $derived.by(() => this.props().me);
  readonly over = $derived.by(() => this.props().view.over);
  readonly decider = $derived.by(() => this.props().view.decider);
  readonly selected = $derived.by(() => this.props().selected);
  readonly located = $derived.by(() => this.props().located);
  readonly decides = $derived.by(() => this.props().decision !== null);
  readonly hand: readonly Card[] = $derived.by(() => this.board.camps[this.me]?.hand ?? []);
  readonly shadow = $derived(new Set(this.board.shadow));
  readonly placed = $derived(new Set(this.board.sheet));
  readonly ankh = $derived(new Set(this.board.ankh));
  private readonly choices = $derived.by(
    () => new Map((this.props().decision?.choices ?? []).map((choice) => [choice.word, choice])),
  );
  private readonly areas = $derived.by(
    () => new Map(this.board.areas.map((area) => [area.letter, area])),
  );

  name = (seat: number): string => this.props().names[seat] ?? "?";
  choice = (word: Word): ChoiceOf<Engine> | undefined => this.choices.get(word);
  may = (word: Word): boolean => this.choices.has(word);
  label = (word: Word): string => {
    const choice = this.choices.get(word);
    return choice ? tell(choice.label, this.props().names) : "";
  };
  letterOf = (card: Card): string => this.board.wall[Number(card[0])]?.[Number(card[1])] ?? "A";
  areaOf = (card: Card): AreaView | undefined => this.areas.get(this.letterOf(card));

  /** The choice that brings a card to its cell, if there is one. */
  placing = (card: Card): Word | undefined =>
    ([`hand ${card}`, `display ${card}`] as const).find((word) => this.choices.has(word));
  /** The card that is picked, whatever for; "" = none. */
  readonly pickedCard = $derived.by<Card | "">(() => {
    const { selected } = this;
    if (!selected || selected === "take deck" || !FROM.includes(verbOf(selected))) return "";
    return selected.split(" ")[1] as Card;
  });
  /** Where the picked card is going to lie; "" = nowhere. */
  readonly target = $derived(
    this.selected && verbOf(this.selected) === "take" ? "" : this.pickedCard,
  );

  press(word: Word): void {
    if (word === this.selected) this.props().confirm();
    else this.props().select(word);
  }

  /** Why a word cannot be chosen now; "" = it can, or has no reason of its own. */
  why = (word: Word): string => whyNot(this.props().decision, word, this.props().names);

  /** Of the cards this viewer has not seen, how many lie in the shadow; who asks is told, too. */
  readonly odds: OddsView | null = $derived.by(() => {
    if (this.board.odds || !this.asking) return this.board.odds;
    return this.choice("draw")?.foreseen?.odds ?? null;
  });
}

export function providePlay(props: () => BoardProps<Engine>): Play {
  return setContext(KEY, new Play(props));
}
export const usePlay = (): Play => getContext<Play>(KEY);
