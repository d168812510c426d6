// What the server tells, in the words of one game. On the wire a word is a string; `games/<id>/words.ts`
// says which ones a game has (scripts/board_types.py), and the board of a game is given these types.

import type { ChoiceInfo, Decision, EventInfo, RefusalInfo, TableView, Text } from "../wire";

/** What there is in a game: `Engine` of its words.ts. */
export interface AnyEngine {
  id: string;
  view: object;
  word: string;
  place: string;
  piece: string;
  prompt: string;
  printed: object;
  foreseen: object | null;
}

/** Any game, as the wire has it. */
export interface Wire extends AnyEngine {
  view: Record<string, unknown>;
  printed: Readonly<Record<string, unknown>>;
  foreseen: Record<string, unknown> | null;
}

export type ViewOf<Game extends AnyEngine> = Omit<TableView, "game" | "board"> & {
  game: Game["id"];
  board: Game["view"];
};
export type ChoiceOf<Game extends AnyEngine> = Omit<ChoiceInfo, "foreseen"> & {
  word: Game["word"];
  foreseen?: Game["foreseen"];
};
export type DecisionOf<Game extends AnyEngine> = Omit<
  Decision,
  "prompt" | "choices" | "refusals"
> & {
  prompt: Text & { id: Game["prompt"] };
  choices: ChoiceOf<Game>[];
  refusals: (RefusalInfo & { word: Game["word"] })[];
};
export type EventOf<Game extends AnyEngine> = Omit<EventInfo, "moves"> & {
  moves: [piece: Game["piece"], from: Game["place"], to: Game["place"]][];
};

type Before<Name extends string, Gap extends string> = Name extends `${infer Head}${Gap}${string}`
  ? Head
  : Name;
/** "load" of "load 1 2". */
export type VerbOf<Word extends string> = Before<Word, " ">;
/** "card" of "card 45", "stone" of "stone-0". */
export type KindOf<Name extends string> = Before<Before<Name, " ">, "-">;

export const verbOf = <Word extends string>(word: Word): VerbOf<Word> =>
  word.split(" ")[0] as VerbOf<Word>;
/** Of a piece or a place. */
export const kindOf = <Name extends string>(name: Name): KindOf<Name> =>
  (/^\w+/.exec(name)?.[0] ?? "") as KindOf<Name>;
