// What the parts of the board share: the view, what may be chosen, what is picked and composed.

import { getContext, setContext } from "svelte";
import { preferences } from "../../lib/preferences.svelte";
import { say, tell } from "../../lib/texts.svelte";
import { note } from "../../lib/toasts.svelte";
import type { BoardProps, More } from "../../table/board";
import { whyNot } from "../../table/refusals.svelte";
import { verbOf } from "../../table/told";
import type { ChoiceOf, VerbOf } from "../../table/told";
import type { CleopatraCampView, PieceView } from "../../wire";
import { cardName, printed } from "./cards";
import { changed, count, playedBy } from "./pay";
import type { Means, Options } from "./pay";
import type { Kind } from "./pieces";
import type { Card, Engine, Payment, Prompt, Word } from "./words";

const KEY = Symbol("cleopatra");
export const DISCARD: Prompt = "cleopatra-prompt-discard";
/** Words by which a card is played by itself: why it cannot be is told by them. */
const PLAYS: Partial<Record<Card, Word>> = {
  beggar: "play beggar",
  courtesan: "play courtesan",
  envoy: "play envoy",
  scribe: "play scribe remove",
  smuggler: "limit smuggler",
  vizier: "play vizier",
};

export class Play {
  ready = $state.raw<{ word: Word; more: More<Word> } | null>(null); // composed, to be picked
  chosen = $state.raw<string[]>([]); // keys of hand cards to be discarded, or drawn ones to be kept
  laid = $state.raw<number[]>([]); // stalls of the loose cards, as far as they are assigned
  scribe = $state(false); // what a Scribe can do is asked
  unfolded = $state<Kind | null>(null); // the kind of piece whose places are listed
  private altered = $state.raw<{ for: string; steps: Payment[] } | null>(null);

  constructor(private readonly props: () => BoardProps<Engine>) {}

  readonly board = $derived.by(() => this.props().view.board);
  readonly printed = $derived.by(() => this.props().printed);
  readonly me = $derived.by(() => this.props().me);
  readonly names = $derived.by(() => this.props().names);
  readonly over = $derived.by(() => this.props().view.over);
  readonly winners: readonly number[] = $derived.by(() => this.props().view.winners ?? []);
  readonly scores: readonly number[] = $derived.by(() => this.props().view.scores ?? []);
  readonly replay = $derived.by(() => this.props().replay ?? false);
  readonly asked = $derived.by(() => this.props().asked);
  readonly selected = $derived.by(() => this.props().selected);
  readonly answer: readonly Word[] = $derived.by(() => this.props().answer ?? []);
  readonly located = $derived.by(() => this.props().located);
  readonly decision = $derived.by(() => this.props().decision);
  readonly prompt = $derived(this.decision?.prompt.id ?? "");
  readonly mine: CleopatraCampView | null = $derived.by(() => this.board.camps[this.me] ?? null);
  readonly hand: readonly Card[] = $derived.by(() => this.mine?.hand ?? []);
  readonly choices: readonly ChoiceOf<Engine>[] = $derived.by(() => this.decision?.choices ?? []);
  private readonly byWord = $derived(new Map(this.choices.map((each) => [each.word, each])));
  readonly turnIsMine = $derived.by(() => this.board.turn === this.me && this.me >= 0);
  /** All dice lie on the Altar: everybody bids. */
  readonly offering = $derived(this.board.dice === this.printed.dice && !this.over);

  name = (seat: number): string => this.names[seat] ?? "?";
  may = (word: Word): boolean => this.byWord.has(word);
  label = (word: Word): string => {
    const choice = this.byWord.get(word);
    return choice ? tell(choice.label, this.names) : "";
  };
  words = (verb: VerbOf<Word>): Word[] =>
    this.choices.map((choice) => choice.word).filter((word) => verbOf(word) === verb);

  pick = (word: Word | null, more?: More<Word>): void => {
    this.props().select(word, more);
  };
  press(word: Word): void {
    this.pick(word === this.selected ? null : word);
  }
  /** Whatever was composed: picked where moves are confirmed, else it waits for its own button. */
  stage(steps: readonly Word[], label: string): void {
    const [word, ...then] = steps;
    if (!word) return;
    const more = { then, label };
    this.ready = { word, more };
    if (preferences.confirm) this.pick(word, more);
  }
  go(): void {
    if (this.ready) this.pick(this.ready.word, this.ready.more);
  }
  forget(): void {
    this.ready = null;
    this.chosen = [];
    this.laid = [];
    this.scribe = false;
    this.unfolded = null;
    this.altered = null;
  }

  // ---- paying

  readonly paying = $derived(this.words("pay").length > 0);
  /** The piece that is picked to be built. */
  readonly picked: PieceView | null = $derived.by(() => {
    if (!this.selected || verbOf(this.selected) !== "build") return null;
    const name = this.selected.slice(6).replace(/^tile .*/, "mosaic");
    return this.board.quarry.find((each) => each.piece === name) ?? null;
  });
  private readonly due: { for: string; proposal: Payment[]; options: Options } | null = $derived.by(
    () => {
      const { visit } = this.board;
      if (this.paying) return { for: `${visit.piece} ${visit.due.join("")}`, ...visit };
      return this.picked?.payable
        ? { for: this.picked.piece.replace(/\d$/, ""), ...this.picked }
        : null;
    },
  );
  /** The payment as it stands: proposed, or changed card by card; null = nothing is to be paid. */
  readonly plan: readonly Payment[] | null = $derived.by(() => {
    if (!this.due) return null;
    return this.altered?.for === this.due.for ? this.altered.steps : this.due.proposal;
  });
  planned = (thing: Means): number => count(this.plan ?? [], thing);
  readonly taintedPaid = $derived(
    (this.plan ?? []).map(playedBy).filter((card) => card !== "merchant" && printed(card).tainted)
      .length,
  );
  private has = (thing: Means): number =>
    thing === "merchant"
      ? (this.mine?.merchants ?? 0)
      : this.hand.filter((card) => card === thing).length;

  /** Plays a card or merchant once more in the payment, or once less. */
  change(thing: Means, more: boolean): void {
    if (!this.due || !this.plan) return;
    const steps = changed(this.plan, this.due.options, thing, more, this.has);
    if (steps) this.altered = { for: this.due.for, steps };
    else note(this.whyFixed(thing, more));
  }
  private whyFixed(thing: Means, more: boolean): string {
    const card = say(thing === "merchant" ? "cleopatra-merchant" : cardName(thing));
    return more
      ? say("web-cleopatra-not-for-this", { card })
      : say("web-cleopatra-needed", { card });
  }

  // ---- cards of the hand

  /** Cards of a Vizier or of the discard pile are asked for, none of the hand. */
  readonly searching = $derived.by(() => Boolean(this.board.vizier ?? this.board.discards));
  readonly discarding = $derived(this.prompt === DISCARD);
  readonly excess = $derived(Number(this.decision?.prompt.args["excess"] ?? 0));
  /** What the character on a card can do now. */
  deeds = (card: Card): Word[] =>
    printed(card).character
      ? this.words("play").filter((word) => word.startsWith(`play ${card}`))
      : [];

  /** Why the engine refuses all of these words; "" = it has no reason. */
  why = (...words: Word[]): string =>
    words.map((word) => whyNot(this.decision, word, this.names)).find((why) => why) ?? "";

  whyNotCard(card: Card): string {
    if (!this.decision) return say("web-cleopatra-not-your-turn");
    const play = PLAYS[card];
    const told = this.why(`card ${card}`, ...(play ? [play] : []));
    if (told) return told;
    if (card === "smuggler") return say("web-cleopatra-smuggler-when");
    if (printed(card).character) return say("web-cleopatra-character-when");
    return say("web-cleopatra-card-when");
  }
}

export function providePlay(props: () => BoardProps<Engine>): Play {
  return setContext(KEY, new Play(props));
}
export const usePlay = (): Play => getContext<Play>(KEY);
