// What a game brings to the client. `games/<id>/index.ts` says it of one game, and is found by its
// name (index.ts), so that a game is a folder and nobody keeps a list of games.
//
// A page fetches a part when it first shows it. Three parts come together with the pages that show them
// at once, and are found by their names: `Cover.svelte` (covers/), `summary.ts` and `stage.ts` (table/).

import type { Component } from "svelte";
import type { MessageId } from "../messages";
import type { Board, FinaleProps } from "../table/board";
import type { Sounds } from "../table/sound";
import type { TextWords } from "../table/text_board";
import type { Played } from "../pages/rules/table";
import type { AnyEngine, ViewOf, Wire } from "../table/told";

type EventId<Game extends string> = Extract<MessageId, `${Game}-event-${string}`>;
type Module<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

export interface GameParts<Game extends AnyEngine = Wire> {
  id: Game["id"];
  minutes: number; // as its box says
  options: Record<string, OptionParts>; // those of which more is to be said than their words
  board: (view: ViewOf<Game>) => Promise<{ default: Board<Game> }>; // may be another one for an expansion
  text: () => Promise<{ words: TextWords }>; // the board as text
  rules: () => Promise<{ rules: GameRules }>;
  sounds?: Sounds<EventId<Game["id"]>>; // of events, where roles and pieces do not say it
  isAllInHand?: boolean; // a hand at a family table has most of what is pressed: the list has a lid
  finale?: () => Promise<{ default: Component<FinaleProps<Game>> }>;
}

export interface OptionParts {
  chip?: MessageId; // message id in a list of tables, whatever its value ($sides)
  chips?: Record<string, MessageId>; // message ids of values; what has none is told in full
  note?: MessageId; // message id: what it changes, where its name says little
  isFine?: boolean; // for those who know the rules well: folded away, silent while as usual
  picker?: () => Module<{ value: string; change: (value: string) => void }>; // chosen in pictures
  picture?: () => Module<{ value: string }>; // shown in pictures
}

export interface GameRules {
  outline: readonly MessageId[]; // message ids of the sections of the rules in full
  guide?: readonly MessageId[]; // of the short text, beside `<game>-guide`; a paragraph is a line
  isLeftOut?: (paragraph: number, played: Played | null) => boolean; // of the short text
  picture?: () => Module<{ section: string }>; // beside a section
  sides?: () => Module<{ value: string }>; // what the sides of a table do
}

/** Fetched once, so that a board that is asked for again is the same promise; again after a failure. */
export function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () =>
    (part ??= load().catch((problem: unknown) => {
      part = undefined;
      throw problem;
    }));
}
