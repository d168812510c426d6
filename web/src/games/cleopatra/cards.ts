// What is printed on the cards.

export const RESOURCES = ["artisan", "wood", "stone", "marble", "lapis"] as const;
export type Resource = (typeof RESOURCES)[number];

export const cardName = (word: string): string => `cleopatra-card-${word}`;
export const resourceName = (resource: string): string => `cleopatra-${resource}`;

export interface Printed {
  art: string; // name of the drawing
  copies: number; // how often it is drawn
  tainted: boolean;
  character: boolean;
}

export function printed(word: string): Printed {
  const [, art = word, units = ""] = /^(\D+)(\d?)$/.exec(word) ?? [];
  const character = units === "" && word !== "trompe";
  return { art, copies: Number(units) || 1, tainted: units !== "1", character };
}

/** Cards of one hand with keys: the same word twice is two cards. */
export function keyed(words: readonly string[]): { key: string; word: string; nth: number }[] {
  const seen = new Map<string, number>();
  return words.map((word) => {
    const nth = seen.get(word) ?? 0;
    seen.set(word, nth + 1);
    return { key: `${word} ${nth}`, word, nth };
  });
}

const ORDER = "artisan wood stone marble lapis trompe beggar courtesan envoy scribe smuggler vizier";

/** By kind as they are paid: easier to read than the order of the deck. */
export function sorted(words: readonly string[]): string[] {
  const place = (word: string): number =>
    10 * ORDER.split(" ").indexOf(printed(word).art) + printed(word).copies;
  return [...words].sort((one, two) => place(one) - place(two));
}

/** How many of each word. */
export function countOf(words: readonly string[], word: string): number {
  return words.filter((each) => each === word).length;
}
