// What a board is given, and all that it may do. A board draws the view and offers the legal
// choices as things one can press; it knows no rules and sends nothing itself.

import type { Component, Snippet } from "svelte";
import type { AnyEngine, DecisionOf, EventOf, ViewOf, Wire } from "./told";

export interface BoardProps<Game extends AnyEngine = Wire> {
  view: ViewOf<Game>; // of this viewer; view.board is the game's own part
  printed: Game["printed"]; // what its boards and cards say
  names: readonly string[]; // by seat, as shown
  me: number; // this viewer's seat, -1 = watches
  decision: DecisionOf<Game> | null; // what is asked of this viewer; null: nothing, or a replay
  answer?: readonly Game["word"][]; // this viewer's words that wait until all have answered
  asked: readonly number[]; // the seats that decide now; several where they decide at once
  selected: Game["word"] | null; // the word of the choice that is picked but not yet sent
  select: (word: Game["word"] | null, more?: More<Game["word"]>) => void; // pick one of decision.choices, or nothing
  confirm: () => void; // send what is picked
  fresh: readonly EventOf<Game>[]; // what the stage shows moving over this view; [] = at rest
  located: Game["place"] | null; // a place (as in EventInfo.moves) that the log points at
  replay?: boolean; // seen again by anybody: nobody is spoken to as "you"
  news?: Snippet | undefined; // what happened lately; on a narrow screen it stands below the board
  point?: (word: Game["word"] | null) => void; // a choice is looked at: the bar tells what it does
  lead?: (words: string) => void; // call with what is in hand and what comes next; "" = nothing is
}

/** What is sent along with a pick: the decisions that follow it, so far as they are known. */
export interface More<Word extends string = string> {
  then: readonly Word[];
  label?: string; // what the confirm button says of all of them
}

export type Board<Game extends AnyEngine = Wire> = Component<BoardProps<Game>>;

/** The end of a game as its own small ceremony, over the board and above the result. */
export interface FinaleProps<Game extends AnyEngine = Wire> {
  view: ViewOf<Game>;
  names: readonly string[];
  counted: number; // lines of the reckoning that are told
}
