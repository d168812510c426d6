// What a board is given, and all that it may do. A board draws the view and offers the legal
// choices as things one can press; it knows no rules and sends nothing itself.

import type { Component } from "svelte";
import type { Decision, EventInfo, TableView } from "../wire";
import type { Printed } from "./summary";

export interface BoardProps {
  view: TableView; // of this viewer; view.board is the game's own part
  printed: Printed; // the game's own: what its boards and cards say
  names: readonly string[]; // by seat, as shown
  me: number; // this viewer's seat, -1 = watches
  decision: Decision | null; // what is asked of this viewer; null: nothing, or a replay
  answer?: readonly string[]; // this viewer's words that wait until all have answered
  asked: readonly number[]; // the seats that decide now; several where they decide at once
  selected: string | null; // the word of the choice that is picked but not yet sent
  select: (word: string | null, more?: More) => void; // pick one of decision.choices, or nothing
  confirm: () => void; // send what is picked
  fresh: readonly EventInfo[]; // what the last message brought, to be shown moving; [] = at rest
  located: string | null; // a place (as in EventInfo.moves) that the log points at
  replay?: boolean; // seen again by anybody: nobody is spoken to as "you"
  settled?: () => void; // call when `fresh` has been shown moving: the next may come at once
}

/** What is sent along with a pick: the decisions that follow it, so far as they are known. */
export interface More {
  then: readonly string[]; // words
  label?: string; // what the confirm button says of all of them
}

export type Board = Component<BoardProps>;

/** The end of a game as its own small ceremony, above the result. */
export interface FinaleProps {
  view: TableView;
  names: readonly string[];
  fresh: readonly EventInfo[]; // [] = the game was over before
}
