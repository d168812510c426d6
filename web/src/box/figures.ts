// The figures of the boxes, as the engine has them (scripts/box_figures.py), and what the owner of a
// box has corrected on this device.

import type { BoxGame } from "./boxes";
import { keep, recall } from "./kept";
import figures from "./figures.json";

export type Figures<Game extends BoxGame> = (typeof figures)[Game];

const nameOf = (game: BoxGame): string => `figures-${game}`;

/** Our own figures, with those of the box at hand in their place. */
export function figuresOf<Game extends BoxGame>(game: Game): Figures<Game> {
  return { ...figures[game], ...recall<Partial<Figures<Game>>>(nameOf(game), {}) };
}

export const usualFigures = <Game extends BoxGame>(game: Game): Figures<Game> => figures[game];

export function correct<Game extends BoxGame>(game: Game, own: Partial<Figures<Game>>): void {
  keep(nameOf(game), own);
}
