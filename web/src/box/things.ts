// What may lie in front of somebody, what it looks like, and the rule that is about it.

import type { Lying } from "../games/cleopatra/cards";
import { CARDS, SIDES, SITE_NAME, siteRules, SITES } from "../games/imhotep/printed";
import type { Side, Site } from "../games/imhotep/printed";
import type { Card as MarketCard } from "../games/imhotep/words";
import type { Thing as PharaohThing } from "../games/pharaoh/names";
import type { MessageId } from "../messages";
import type { Sign } from "../table/signs";
import type { BoxGame } from "./boxes";
import { PROPHECIES } from "./words";

/** How it is drawn: one of these. */
export interface Look {
  site?: { site: Site; side: Side };
  market?: MarketCard; // card of Imhotep
  scarab?: boolean;
  architects?: Lying; // card of Cleopatra
  piece?: string; // of Cleopatra, after `cl-piece-`
  icon?: string; // of Cleopatra, after `cl-`
  card?: PharaohThing;
  sprite?: string;
  signs?: readonly Sign[];
}

export interface Thing {
  name: MessageId;
  section: MessageId;
  rule: string; // that is about it; "" = the section as a whole
  look: Look;
}

const thing = (name: MessageId, section: MessageId, rule: string, look: Look): Thing => ({
  ...{ name, section, rule, look },
});

// ---- Imhotep

const BY_COLOUR = {
  red: ["web-rules-imhotep-market", "IMH-7.6"],
  green: ["web-rules-imhotep-end", "IMH-13.2"],
  purple: ["web-rules-imhotep-end", "IMH-13.3"],
  blue: ["web-rules-imhotep-blue", "IMH-5.1"],
} as const;
const OWN_RULE: Partial<Record<MarketCard, string>> = {
  hammer: "IMH-5.2",
  sail: "IMH-5.3",
  chisel: "IMH-5.4",
  "extra storage": "DYN-15.1",
  "private quarry": "DYN-15.2",
  "stone ornament": "DYN-15.3",
  raft: "DYN-15.5",
  gangplank: "DYN-15.6",
};

function marketThings(): Thing[] {
  return (Object.keys(CARDS) as MarketCard[]).map((card) => {
    const { colour, name } = CARDS[card];
    const [section, usual] = BY_COLOUR[colour];
    const rule = OWN_RULE[card] ?? usual;
    const where = rule.startsWith("DYN") ? "web-rules-dynasty-cards" : section;
    return thing(name, where, rule, { market: card });
  });
}

// Each with what it counts.
const COUNTED: Look[] = [
  { sprite: "i-pyramid" },
  { sprite: "i-chamber" },
  { sprite: "i-temple" },
  { scarab: true }, // stones at all four monuments
  { sprite: "i-statue" },
  { market: "entrance" }, // red cards
  { market: "pyramid decoration" }, // green ones
];
const prophecyThings = (): Thing[] =>
  Object.values(PROPHECIES).map((name, at) => {
    const rule = `DYN-18.${String(at + 1)}`;
    return thing(name, "web-rules-dynasty-prophecies", rule, COUNTED[at] ?? { scarab: true });
  });

const siteThings = (): Thing[] =>
  SITES.flatMap((site) =>
    SIDES.map((side) =>
      thing(SITE_NAME[site], siteRules(site, side), "", { site: { site, side } }),
    ),
  );

// ---- the others

const PIECES = "web-rules-cleopatra-pieces";
const PEOPLE = "web-rules-cleopatra-characters";
const CLEOPATRA: Thing[] = [
  thing("web-cleopatra-piece-wall", PIECES, "CLE-7.3", { piece: "wall" }),
  thing("web-cleopatra-piece-sphinx", PIECES, "CLE-7.4", { piece: "sphinx" }),
  thing("web-cleopatra-piece-obelisk", PIECES, "CLE-7.1", { piece: "obelisk" }),
  thing("web-cleopatra-piece-door", PIECES, "CLE-7.6", { piece: "door" }),
  thing("web-cleopatra-piece-throne", PIECES, "CLE-7.5", { piece: "throne" }),
  thing("web-box-thing-statue", "web-rules-cleopatra-mosaics", "CLE-7.10", { icon: "anubis" }),
  thing("cleopatra-merchant", "web-rules-cleopatra-turn", "CLE-6.3", { icon: "merchant" }),
  thing("web-box-thing-amulet", "web-rules-cleopatra-end", "CLE-9.2", { icon: "amulet" }),
  thing("web-cleopatra-altar", "web-rules-cleopatra-turn", "CLE-6.11", { icon: "ankh" }),
  thing("web-box-thing-crocodile", "web-rules-cleopatra-end", "CLE-9.4", { icon: "crocodile" }),
  thing("cleopatra-card-stone1", "web-rules-cleopatra-turn", "CLE-6.3", { architects: "stone1" }),
  thing("cleopatra-card-stone2", "web-rules-cleopatra-turn", "CLE-6.3", { architects: "stone2" }),
  thing("cleopatra-card-trompe", "web-rules-cleopatra-turn", "CLE-6.3", { architects: "trompe" }),
  thing("cleopatra-card-beggar", PEOPLE, "CLE-10.3", { architects: "beggar" }),
  thing("cleopatra-card-courtesan", PEOPLE, "CLE-10.4", { architects: "courtesan" }),
  thing("cleopatra-card-envoy", PEOPLE, "CLE-10.5", { architects: "envoy" }),
  thing("cleopatra-card-scribe", PEOPLE, "CLE-10.6", { architects: "scribe" }),
  thing("cleopatra-card-smuggler", PEOPLE, "CLE-10.8", { architects: "smuggler" }),
  thing("cleopatra-card-vizier", PEOPLE, "CLE-10.9", { architects: "vizier" }),
];

const DECK: Sign = { drawing: "deck" };
const CARD: Sign = { drawing: "card" };
const MURALS: Thing[] = [
  thing("web-murals-deck", "web-rules-murals-turn", "MUR-4.4", { signs: [DECK] }),
  thing("web-murals-display", "web-rules-murals-misses", "MUR-6.4", { signs: [CARD] }),
  thing("web-murals-hand", "web-rules-murals-shadow", "MUR-5.6", {
    signs: [{ icon: "user" }, CARD],
  }),
  thing("web-box-thing-ankh", "web-rules-murals-bonuses", "MUR-7.1", { sprite: "i-ankh" }),
  thing("web-box-thing-shadow", "web-rules-murals-shadow", "MUR-5.1", {
    signs: [{ icon: "sun" }, CARD],
  }),
  thing("web-box-thing-area", "web-rules-murals-bonuses", "MUR-7.7", {
    signs: [{ drawing: "wall" }],
  }),
  thing("web-murals-combo-bonus", "web-rules-murals-bonuses", "MUR-7.5", {
    signs: [{ drawing: "stop" }, { icon: "star" }],
  }),
  thing("web-murals-tracks", "web-rules-murals-points", "MUR-9.3", { signs: [{ icon: "chart" }] }),
];

const POINTS = "web-rules-pharaoh-points";
const PHARAOH: Thing[] = [
  thing("pharaoh-crew-3", "web-rules-pharaoh-declaring", "PHA-4.3", { card: "crew 3" }),
  thing("pharaoh-flag-crew-5", POINTS, "PHA-6.3", { card: "crew 5f" }),
  thing("web-pharaoh-card", "web-rules-pharaoh-passing", "PHA-4.10", { card: "pharaoh" }),
  thing("pharaoh-board-treasure", POINTS, "PHA-6.1", { card: "jar 2" }),
  thing("web-pharaoh-guide-kinds", POINTS, "PHA-6.2", {
    signs: ["jar", "sword"].map((kind) => ({ sprite: `i-${kind}` })),
  }),
  thing("web-pharaoh-chip", "web-rules-pharaoh-passing", "PHA-4.9", { sprite: "g1" }),
  thing("pharaoh-board-hospital", "web-rules-pharaoh-won", "PHA-4.13", { sprite: "i-hospital" }),
  thing("pharaoh-board-tent", "web-rules-pharaoh-won", "PHA-4.14", { sprite: "i-tent" }),
  thing("web-box-thing-round", "web-rules-pharaoh-declaring", "PHA-4.6", {
    signs: [{ ...CARD, number: 3 }],
  }),
];

const THINGS: Record<BoxGame, () => Thing[]> = {
  imhotep: () => [...siteThings(), ...marketThings(), ...prophecyThings()],
  cleopatra: () => CLEOPATRA,
  murals: () => MURALS,
  pharaoh: () => PHARAOH,
};

export const thingsOf = (game: BoxGame): Thing[] => THINGS[game]();
