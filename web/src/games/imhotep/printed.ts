// What is printed on the boards and cards of Imhotep: colours, signs, and the ids of words. The
// figures come with the table (`usePrinted`), or with the pictures of the sides.

import { getContext, setContext } from "svelte";
import type { MessageId } from "../../messages";
import type { ImhotepPrinted } from "../../wire";
import type { Card, Word } from "./words";

const KEY = Symbol("printed");
export const providePrinted = (printed: ImhotepPrinted): ImhotepPrinted => setContext(KEY, printed);
export const usePrinted = (): ImhotepPrinted => getContext<ImhotepPrinted>(KEY);

export const SITES = ["market", "pyramids", "temple", "burial", "obelisks"] as const;
export type Site = (typeof SITES)[number];
export type Side = "a" | "b" | "c" | "d";
export const SIDES: readonly Side[] = ["a", "b", "c", "d"];

export const SITE_NAME: Record<Site, MessageId> = {
  market: "imhotep-site-market",
  pyramids: "imhotep-site-pyramids",
  temple: "imhotep-site-temple",
  burial: "imhotep-site-burial",
  obelisks: "imhotep-site-obelisks",
};
/** The section of the rules about a side. */
export const siteRules = (site: Site, side: Side): MessageId =>
  side === "a" || side === "b" ? `web-rules-imhotep-${site}` : `web-rules-dynasty-${site}-${side}`;

export const SITE_WHEN: Record<Site, Record<Side, MessageId>> = {
  market: {
    a: "web-imhotep-when-card",
    b: "web-imhotep-when-card",
    c: "web-imhotep-when-card",
    d: "web-imhotep-when-card",
  },
  pyramids: {
    a: "web-imhotep-when-now",
    b: "web-imhotep-when-now",
    c: "web-imhotep-when-now",
    d: "web-imhotep-when-now",
  },
  temple: {
    a: "web-imhotep-when-round",
    b: "web-imhotep-when-round",
    c: "web-imhotep-when-round",
    d: "web-dynasty-when-race",
  },
  burial: {
    a: "web-imhotep-when-end",
    b: "web-imhotep-when-end",
    c: "web-imhotep-when-end",
    d: "web-imhotep-when-end",
  },
  obelisks: {
    a: "web-imhotep-when-end",
    b: "web-imhotep-when-three",
    c: "web-imhotep-when-end",
    d: "web-imhotep-when-end",
  },
};
/** Sides C and D have names of their own. */
export const SIDE_TITLE: Record<Site, Partial<Record<Side, MessageId>>> = {
  market: { c: "web-dynasty-title-market-c", d: "web-dynasty-title-market-d" },
  pyramids: { c: "web-dynasty-title-pyramids-c", d: "web-dynasty-title-pyramids-d" },
  temple: { c: "web-dynasty-title-temple-c", d: "web-dynasty-title-temple-d" },
  burial: { c: "web-dynasty-title-burial-c", d: "web-dynasty-title-burial-d" },
  obelisks: { c: "web-dynasty-title-obelisks-c", d: "web-dynasty-title-obelisks-d" },
};
/** What each side does, in a sentence, for the picker of sides. */
export const SITE_ABOUT: Record<Site, Record<Side, MessageId>> = {
  market: {
    a: "web-imhotep-about-market-a",
    b: "web-imhotep-about-market-b",
    c: "web-dynasty-about-market-c",
    d: "web-dynasty-about-market-d",
  },
  pyramids: {
    a: "web-imhotep-about-pyramids-a",
    b: "web-imhotep-about-pyramids-b",
    c: "web-dynasty-about-pyramids-c",
    d: "web-dynasty-about-pyramids-d",
  },
  temple: {
    a: "web-imhotep-about-temple-a",
    b: "web-imhotep-about-temple-b",
    c: "web-dynasty-about-temple-c",
    d: "web-dynasty-about-temple-d",
  },
  burial: {
    a: "web-imhotep-about-burial-a",
    b: "web-imhotep-about-burial-b",
    c: "web-dynasty-about-burial-c",
    d: "web-dynasty-about-burial-d",
  },
  obelisks: {
    a: "web-imhotep-about-obelisks-a",
    b: "web-imhotep-about-obelisks-b",
    c: "web-dynasty-about-obelisks-c",
    d: "web-dynasty-about-obelisks-d",
  },
};
export const SITE_ICON: Record<Site, string> = {
  market: "i-market",
  pyramids: "i-pyramid",
  temple: "i-temple",
  burial: "i-chamber",
  obelisks: "i-obelisk",
};
export const SITE_SOURCE: Record<Exclude<Site, "market">, MessageId> = {
  pyramids: "imhotep-source-pyramids",
  temple: "imhotep-source-temple",
  burial: "imhotep-source-burial",
  obelisks: "imhotep-source-obelisks",
};

// ---- pyramids and temple

export const PYRAMID_WORDS = ["left", "middle", "right"] as const;
export type Bonus = "card" | "stones" | "load";
export const bonusAt = (printed: ImhotepPrinted, space: number): Bonus | undefined =>
  (printed.bonuses[space] || undefined) as Bonus | undefined;
export const BONUS_NAME: Record<Bonus, MessageId> = {
  card: "web-imhotep-bonus-card",
  stones: "web-imhotep-bonus-stones",
  load: "web-imhotep-bonus-load",
};
export type Reward = "choice" | "two" | "card";
export const REWARD_NAME: Record<Reward, MessageId> = {
  choice: "web-imhotep-reward-choice",
  two: "web-imhotep-reward-two",
  card: "web-imhotep-reward-card",
};

/** What groups by size are worth, as `1 · 3 · 6 · +2`. */
export const setLegend = ({ sets, set_more }: ImhotepPrinted): string =>
  [...sets.slice(1), `+${set_more}`].join(" · ");

// ---- market cards

export type Colour = "red" | "green" | "blue" | "purple";
interface CardFace {
  colour: Colour;
  name: MessageId;
  effect: MessageId;
}
export const CARDS: Record<Card, CardFace> = {
  entrance: {
    colour: "red",
    name: "imhotep-card-entrance",
    effect: "web-imhotep-effect-entrance",
  },
  sarcophagus: {
    colour: "red",
    name: "imhotep-card-sarcophagus",
    effect: "web-imhotep-effect-sarcophagus",
  },
  "paved path": {
    colour: "red",
    name: "imhotep-card-paved-path",
    effect: "web-imhotep-effect-paved-path",
  },
  "pyramid decoration": {
    colour: "green",
    name: "imhotep-card-pyramid-decoration",
    effect: "web-imhotep-effect-pyramid-decoration",
  },
  "temple decoration": {
    colour: "green",
    name: "imhotep-card-temple-decoration",
    effect: "web-imhotep-effect-temple-decoration",
  },
  "burial decoration": {
    colour: "green",
    name: "imhotep-card-burial-decoration",
    effect: "web-imhotep-effect-burial-decoration",
  },
  "obelisk decoration": {
    colour: "green",
    name: "imhotep-card-obelisk-decoration",
    effect: "web-imhotep-effect-obelisk-decoration",
  },
  lever: { colour: "blue", name: "imhotep-card-lever", effect: "web-imhotep-effect-lever" },
  hammer: { colour: "blue", name: "imhotep-card-hammer", effect: "web-imhotep-effect-hammer" },
  sail: { colour: "blue", name: "imhotep-card-sail", effect: "web-imhotep-effect-sail" },
  chisel: { colour: "blue", name: "imhotep-card-chisel", effect: "web-imhotep-effect-chisel" },
  statue: {
    colour: "purple",
    name: "imhotep-card-statue",
    effect: "web-imhotep-effect-statue",
  },
  "extra storage": {
    colour: "red",
    name: "imhotep-card-extra-storage",
    effect: "web-dynasty-effect-extra-storage",
  },
  "private quarry": {
    colour: "red",
    name: "imhotep-card-private-quarry",
    effect: "web-dynasty-effect-private-quarry",
  },
  "stone ornament": {
    colour: "green",
    name: "imhotep-card-stone-ornament",
    effect: "web-dynasty-effect-stone-ornament",
  },
  raft: { colour: "blue", name: "imhotep-card-raft", effect: "web-dynasty-effect-raft" },
  gangplank: {
    colour: "blue",
    name: "imhotep-card-gangplank",
    effect: "web-dynasty-effect-gangplank",
  },
};
type PlayedBy<Some> = Some extends `play ${infer Name}` ? Name : never;
/** Blue cards are kept, to be played: `play lever`. */
export type Blue = PlayedBy<Word>;
export const isBlue = (card: Card): card is Blue => CARDS[card].colour === "blue";
export const COLOUR_TAG: Record<Colour, MessageId> = {
  red: "web-imhotep-tag-now",
  green: "web-imhotep-tag-end",
  blue: "web-imhotep-tag-action",
  purple: "web-imhotep-tag-set",
};
/** When a card of this colour counts. */
export const COLOUR_ABOUT: Record<Colour, MessageId> = {
  red: "web-imhotep-colour-red",
  green: "web-imhotep-colour-green",
  blue: "web-imhotep-colour-blue",
  purple: "web-imhotep-colour-purple",
};
/** The small sign beside the tag: colour is never the only channel. */
export const COLOUR_SIGN: Record<Colour, string> = {
  red: "M7 0 1 7h4l-1 5 6-7H6Z",
  green: "M2 1h1v10H2ZM3 1h7L8 4l2 3H3Z",
  blue: "M2 1l9 5-9 5Z",
  purple: "M1 4h6v7H1ZM5 1h6v7H8V3H5Z",
};
export const COLOUR_INK: Record<Colour, string> = {
  red: "var(--im-red)",
  green: "var(--paint-malachite-lo)",
  blue: "var(--paint-lapis)",
  purple: "var(--paint-amethyst)",
};

// ---- stones: top, front, and the glyph's colour, by seat

const ofStones = (part: string): string[] =>
  [0, 1, 2, 3].map((seat) => `var(--seat-${seat}-${part})`);
export const STONE_TOP = ofStones("top");
export const STONE_FRONT = ofStones("front");
export const STONE_GLYPH = ofStones("glyph");
