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
const siteOf = (word: string): Sign => ({
  sprite: SITES[word.split(" ").at(-1) ?? ""] ?? "i-path",
});

/** The kind of a choice: its message, as a bonus of a card and one of stones are one word. */
const kindOf = ({ label }: Told): string => label.id.replace("imhotep-label-", "");

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
      return [stone, TO, ship];
    case "sail":
      return [ship, TO, siteOf(choice.word)];
    case "play":
      return [
        { sprite: TOOLS[choice.word.split(" ").at(-1) ?? ""] ?? "i-lever" },
        { icon: "play" },
      ];
    case "next":
      return [SHIP, TO, { drawing: "stone", seat: told(choice, "other_seat") }];
    default:
      if (!kind.startsWith("pyramid")) return kindSigns(kind, me);
      return [...kindSigns("pyramid", me), { icon: "star", number: told(choice, "points") }];
  }
}

export default { asked, chosen } satisfies Signs;
