// Imhotep with sides A and B without words: stones, ships, sites and cards.

import { TO, told, type Sign, type Signs, type Told } from "../../table/signs";
import type { Decision } from "../../wire";

const SHIP: Sign = { drawing: "ship" };
const CARD: Sign = { drawing: "card" };
const HAND: Sign = { icon: "user" };
const SITES: Record<string, string> = {
  market: "i-market",
  pyramids: "i-pyramid",
  temple: "i-temple",
  burial: "i-chamber",
  obelisks: "i-obelisk",
};
const TOOLS: Record<string, string> = {
  lever: "i-lever",
  hammer: "i-hammer",
  sail: "i-sail",
  chisel: "i-chisel",
};
/** What a market card is for, by its name. */
const CARDS: Record<string, string> = {
  entrance: "i-entrance",
  sarcophagus: "i-sarcophagus",
  "paved-path": "i-path",
  "pyramid-decoration": "i-pyramid",
  "temple-decoration": "i-temple",
  "burial-decoration": "i-chamber",
  "obelisk-decoration": "i-obelisk",
  statue: "i-statue",
  ...{ lever: "i-lever", hammer: "i-hammer", sail: "i-sail", chisel: "i-chisel" },
};
const PYRAMIDS = ["left", "middle", "right"];
const siteOf = (word: string): Sign => ({
  sprite: SITES[word.split(" ").at(-1) ?? ""] ?? "i-path",
});

/** The kind of a choice: its message, as a bonus of a card and one of stones are one word. */
const kindOf = ({ label }: Told): string => label.id.replace("imhotep-label-", "");

/** A card of the market: where it lies, and what is on it; two that lie face down have only a place. */
function cardSigns(choice: Told): Sign[] {
  const name = String(choice.label.args["card"] ?? "").replace("imhotep-card-", "");
  const sprite = CARDS[name];
  const slot = /^take (\d)$/.exec(choice.word)?.[1];
  const card: Sign = slot ? { ...CARD, number: Number(slot) } : CARD;
  return [card, ...(sprite ? [{ sprite }] : []), TO, HAND];
}

/** What one can do, in general. */
function kindSigns(kind: string, me: number): Sign[] {
  const stone: Sign = { drawing: "stone", seat: me };
  switch (kind) {
    case "get":
    case "stones":
    case "bonus-stones":
      return [{ drawing: "quarry" }, TO, stone];
    case "load":
      return [stone, TO, SHIP];
    case "sail":
      return [SHIP, TO, { sprite: "i-temple" }];
    case "play":
      return [CARD, { icon: "play" }];
    case "take":
    case "take-down":
    case "keep":
    case "bonus-card":
      return [CARD, TO, HAND];
    case "next":
      return [SHIP, TO, { drawing: "stone" }];
    case "point":
      return [{ icon: "star", number: 1 }];
    case "no-bonus":
      return [{ icon: "close" }];
    case "pass":
      return [{ icon: "ban" }];
    default:
      return [stone, TO, { sprite: "i-pyramid" }];
  }
}

function asked(decision: Decision, me: number): Sign[][] {
  const kinds = [...new Set(decision.choices.map(kindOf))];
  const rows = kinds.map((kind) => (kind.startsWith("pyramid") ? "pyramid" : kind));
  return [...new Set(rows)].map((kind) => kindSigns(kind, me));
}

function chosen(choice: Told, me: number): Sign[] {
  const stone: Sign = { drawing: "stone", seat: me };
  const ship: Sign = { ...SHIP, number: told(choice, "ship") };
  const kind = kindOf(choice);
  switch (kind) {
    case "get":
    case "stones":
    case "bonus-stones":
      return [{ drawing: "quarry" }, TO, { ...stone, number: told(choice, "stones") || 1 }];
    case "load":
      return [stone, TO, ship, { drawing: "space", number: told(choice, "space") }];
    case "sail":
      return [ship, TO, siteOf(choice.word)];
    case "play":
      return [
        { sprite: TOOLS[choice.word.split(" ").at(-1) ?? ""] ?? "i-lever" },
        { icon: "play" },
      ];
    case "next":
      return [SHIP, TO, { drawing: "stone", seat: told(choice, "other_seat") }];
    case "take":
    case "take-down":
    case "keep":
      return cardSigns(choice);
    default: {
      if (!kind.startsWith("pyramid")) return kindSigns(kind, me);
      const number = PYRAMIDS.indexOf(choice.word.split(" ").at(-1) ?? "") + 1;
      const points: Sign = { icon: "star", number: told(choice, "points") };
      return [stone, TO, { sprite: "i-pyramid", ...(number ? { number } : {}) }, points];
    }
  }
}

export default { asked, chosen } satisfies Signs;
