// What is asked and what can be chosen as pictures, for those who do not read yet. A game that can be
// played so says it in its `summary.ts` (isPictured) and draws it in its `signs.ts`.

import type { ChoiceInfo, Decision } from "../wire";
import type { IconName } from "../widgets/Icon.svelte";

/** What art/SignArt.svelte draws. */
export type Drawing =
  | "card"
  | "deck"
  | "home"
  | "pawn"
  | "quarry"
  | "ship"
  | "space"
  | "sticks"
  | "stone"
  | "stop"
  | "wall"
  | "water";

/** A part of a picture: a drawing, a sign of the sprite or an icon, and a number in digits. */
export interface Sign {
  drawing?: Drawing;
  seat?: number; // whose stone or pawn it is
  sprite?: string;
  icon?: IconName;
  number?: number | string; // a string where digits are a name: card 08
}

/** What pictures are drawn of: its words. */
export type Told = Pick<ChoiceInfo, "word" | "label">;

/** What `signs.ts` of a game says: a row of signs for each thing that can be done. */
export interface Signs {
  asked: (decision: Decision, me: number) => Sign[][];
  chosen: (choice: Told, me: number) => Sign[];
}

const SIGNS = import.meta.glob<Signs>("../games/*/signs.ts", { import: "default" });

export const loadSigns = (game: string): Promise<Signs> | null =>
  SIGNS[`../games/${game}/signs.ts`]?.() ?? null;

/** A number that a label was told. */
export function told(choice: Told, name: string): number {
  const value = choice.label.args[name];
  return typeof value === "number" ? value : 0;
}

export const TO: Sign = { icon: "next" };
