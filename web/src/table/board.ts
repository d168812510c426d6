// What a board is given, and all that it may do. A board draws the view and offers the legal
// choices as things one can press; it knows no rules and sends nothing itself.

import type { Component } from "svelte";
import { withDynasty } from "../lib/texts.svelte";
import type { Decision, EventInfo, TableView } from "../wire";

export interface BoardProps {
  view: TableView; // of this viewer; view.board is the game's own part
  names: readonly string[]; // by seat, as shown
  me: number; // this viewer's seat, -1 = watches
  decision: Decision | null; // what is asked of this viewer; null: nothing, or a replay
  selected: string | null; // the word of the choice that is picked but not yet sent
  select: (word: string | null) => void; // pick one of decision.choices, or nothing
  confirm: () => void; // send what is picked
  fresh: readonly EventInfo[]; // what the last message brought, to be shown moving; [] = at rest
  located: string | null; // a place (as in EventInfo.moves) that the log points at
  replay?: boolean; // seen again by anybody: nobody is spoken to as "you"
  settled?: () => void; // call when `fresh` has been shown moving: the next may come at once
}

export type Board = Component<BoardProps>;

type Load = (view: TableView) => Promise<{ default: Board }>;

/** The same promise every time: an {#await} on a new one would build the board anew. */
function once(load: () => ReturnType<Load>): Load {
  let module: ReturnType<Load> | undefined;
  return () => (module ??= load());
}

const imhotep = once(() => import("../games/imhotep/Board.svelte"));
const dynasty = once(() => withDynasty(() => import("../games/imhotep/DynastyBoard.svelte")));

/** Boards are fetched when their game is first opened, and expansions when a table has them. */
export const BOARDS: Record<string, Load> = {
  imhotep: (view) => (view.board["dynasty"] ? dynasty : imhotep)(view),
  murals: once(() => import("../games/murals/Board.svelte")),
  pharaoh: once(() => import("../games/pharaoh/Board.svelte")),
};
