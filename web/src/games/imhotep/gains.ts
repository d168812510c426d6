// What the gains of a ship are counted in, by the kind that the engine foresees.

import type { MessageId } from "../../messages";

export const GAIN: Record<string, MessageId> = {
  points: "web-imhotep-gain-points",
  "at-least": "web-dynasty-gain-at-least",
  "each-round": "web-imhotep-gain-each-round",
  "at-end": "web-imhotep-gain-at-end",
  cards: "web-imhotep-gain-cards",
  choices: "web-imhotep-gain-choices",
  spaces: "web-imhotep-gain-spaces",
  steps: "web-dynasty-gain-steps",
  tiles: "web-dynasty-gain-tiles",
};
const COUNTED = ["cards", "choices", "tiles"];

export function amountOf(kind: string, amount: number): string {
  if (COUNTED.includes(kind)) return `×${amount}`;
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "±0";
}
