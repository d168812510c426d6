// What is printed on the cards.

import { say } from "../../lib/texts.svelte";

export const RESOURCES = ["artisan", "wood", "stone", "marble", "lapis"] as const;

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

/** As a card is called where it lies: doubles by their resource. */
export function shownName(word: string): string {
  const { art, copies } = printed(word);
  if (copies === 2) return say("web-cleopatra-double", { card: say(cardName(`${art}1`)) });
  return say(word === "down" ? "web-cleopatra-text-down" : cardName(word));
}

const ABOUT: Record<string, string> = {
  trompe: "web-cleopatra-about-trompe",
  beggar: "web-cleopatra-about-beggar",
  courtesan: "web-cleopatra-about-courtesan",
  envoy: "web-cleopatra-about-envoy",
  scribe: "web-cleopatra-about-scribe",
  smuggler: "web-cleopatra-about-smuggler",
  vizier: "web-cleopatra-about-vizier",
  down: "web-cleopatra-about-down",
};

/** What a card does and costs: message id. */
export function aboutCard(word: string): string {
  const units =
    printed(word).copies === 2 ? "web-cleopatra-about-double" : "web-cleopatra-about-single";
  return ABOUT[word] ?? units;
}
export const aboutArgs = (word: string): Record<string, string> => ({
  resource: /\d$/.test(word) ? say(resourceName(printed(word).art)) : "",
});

/** Cards of one hand with keys: the same word twice is two cards. */
export function keyed(words: readonly string[]): { key: string; word: string; nth: number }[] {
  const seen = new Map<string, number>();
  return words.map((word) => {
    const nth = seen.get(word) ?? 0;
    seen.set(word, nth + 1);
    return { key: `${word} ${nth}`, word, nth };
  });
}

const ORDER =
  "artisan wood stone marble lapis trompe beggar courtesan envoy scribe smuggler vizier";

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
