// What is printed on the cards.

import { say } from "../../lib/texts.svelte";
import type { MessageId } from "../../messages";
import type { Card, Resource } from "./words";

export const RESOURCES = ["artisan", "wood", "stone", "marble", "lapis"] as const;

/** A card as it lies somewhere: perhaps face down. */
export type Lying = Card | "down";

export const cardName = (word: Card): MessageId => `cleopatra-card-${word}`;
export const resourceName = (resource: Resource): MessageId => `cleopatra-${resource}`;

export interface Printed {
  art: string; // name of the drawing
  copies: number; // how often it is drawn
  tainted: boolean;
  character: boolean;
}

export function printed(word: Lying): Printed {
  const [, art = word, units = ""] = /^(\D+)(\d?)$/.exec(word) ?? [];
  const character = units === "" && word !== "trompe";
  return { art, copies: Number(units) || 1, tainted: units !== "1", character };
}

/** As a card is called where it lies: doubles by their resource. */
export function shownName(word: Lying): string {
  const { art, copies } = printed(word);
  if (copies === 2)
    return say("web-cleopatra-double", { card: say(cardName(`${art as Resource}1`)) });
  return say(word === "down" ? "web-cleopatra-text-down" : cardName(word));
}

const ABOUT: Partial<Record<Lying, MessageId>> = {
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
export function aboutCard(word: Lying): MessageId {
  const units =
    printed(word).copies === 2 ? "web-cleopatra-about-double" : "web-cleopatra-about-single";
  return ABOUT[word] ?? units;
}
export const aboutArgs = (word: Lying): Record<string, string> => ({
  resource: /\d$/.test(word) ? say(resourceName(printed(word).art as Resource)) : "",
});

/** Cards of one hand with keys: the same word twice is two cards. */
export function keyed<Of extends Lying>(
  words: readonly Of[],
): { key: string; word: Of; nth: number }[] {
  const seen = new Map<Of, number>();
  return words.map((word) => {
    const nth = seen.get(word) ?? 0;
    seen.set(word, nth + 1);
    return { key: `${word} ${nth}`, word, nth };
  });
}

const ORDER =
  "artisan wood stone marble lapis trompe beggar courtesan envoy scribe smuggler vizier";

/** By kind as they are paid: easier to read than the order of the deck. */
export function sorted<Of extends Lying>(words: readonly Of[]): Of[] {
  const place = (word: Of): number =>
    10 * ORDER.split(" ").indexOf(printed(word).art) + printed(word).copies;
  return [...words].sort((one, two) => place(one) - place(two));
}

/** How many of each word. */
export function countOf(words: readonly Lying[], word: Lying): number {
  return words.filter((each) => each === word).length;
}
