// How the page of the rules tells Imhotep and A New Dynasty.

import { withWords } from "../../lib/texts.svelte";
import type { Played } from "../../pages/rules/table";
import { once } from "../parts";
import type { GameRules } from "../parts";

// Paragraphs of the short text. What is about the board in a terminal is left out here.
const TERMINAL = 9;
// What is about sides of sites: those that a table plays are shown in its place. The last
// paragraphs are those of A New Dynasty as such, and of its prophecies.
const SIDES: readonly number[] = [3, 5, 6, 7, 8, 11, 12, 13];
const DYNASTY = 10;
const PROPHECIES = 14;

/** For a table those that do not concern it. */
function isLeftOut(paragraph: number, played: Played | null): boolean {
  if (paragraph === TERMINAL) return true;
  if (!played?.sides) return false;
  const { expansion, prophecies, secret_cards } = played.table.options;
  const used = [expansion, prophecies, secret_cards].includes("on") || /[CD]/.test(played.sides);
  if (paragraph === DYNASTY) return !used;
  if (paragraph === PROPHECIES) return prophecies !== "on";
  return SIDES.includes(paragraph);
}

const pictures = ["imhotep/table", "imhotep/web_board", "imhotep/web_dynasty"];

export const rules: GameRules = {
  outline: [
    "web-rules-imhotep-things",
    "web-rules-imhotep-setup",
    "web-rules-imhotep-round",
    "web-rules-imhotep-actions",
    "web-rules-imhotep-blue",
    "web-rules-imhotep-unloading",
    "web-rules-imhotep-market",
    "web-rules-imhotep-pyramids",
    "web-rules-imhotep-temple",
    "web-rules-imhotep-burial",
    "web-rules-imhotep-obelisks",
    "web-rules-imhotep-ties",
    "web-rules-imhotep-end",
    "web-rules-imhotep-variants",
    "web-rules-imhotep-ships",
    "web-rules-imhotep-cards",
    "web-rules-dynasty-things",
    "web-rules-dynasty-changes",
    "web-rules-dynasty-market-c",
    "web-rules-dynasty-market-d",
    "web-rules-dynasty-pyramids-c",
    "web-rules-dynasty-pyramids-d",
    "web-rules-dynasty-temple-c",
    "web-rules-dynasty-temple-d",
    "web-rules-dynasty-burial-c",
    "web-rules-dynasty-burial-d",
    "web-rules-dynasty-obelisks-c",
    "web-rules-dynasty-obelisks-d",
    "web-rules-dynasty-meeting",
    "web-rules-dynasty-cards",
    "web-rules-dynasty-prophecies",
  ],
  guide: ["imhotep-guide-dynasty"],
  isLeftOut,
  picture: once(() => withWords(pictures, () => import("./RulesPicture.svelte"))),
  sides: once(() =>
    withWords([...pictures, "imhotep/web_sides"], () => import("./SidesInShort.svelte")),
  ),
};
