// The rules in full: one message for each section. Its first line is the heading; a line that
// begins with the id of a rule is that rule, one with bars is a row of a table, any other is
// an example.

import type { Played } from "./table";

export const OUTLINES: Record<string, string[]> = {
  cleopatra: [
    "web-rules-cleopatra-things",
    "web-rules-cleopatra-open",
    "web-rules-cleopatra-board",
    "web-rules-cleopatra-setup",
    "web-rules-cleopatra-market",
    "web-rules-cleopatra-turn",
    "web-rules-cleopatra-pieces",
    "web-rules-cleopatra-mosaics",
    "web-rules-cleopatra-offering",
    "web-rules-cleopatra-end",
    "web-rules-cleopatra-characters",
    "web-rules-cleopatra-variants",
  ],
  imhotep: [
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
  murals: [
    "web-rules-murals-things",
    "web-rules-murals-open",
    "web-rules-murals-setup",
    "web-rules-murals-turn",
    "web-rules-murals-shadow",
    "web-rules-murals-misses",
    "web-rules-murals-bonuses",
    "web-rules-murals-end",
    "web-rules-murals-points",
    "web-rules-murals-options",
  ],
  pharaoh: [
    "web-rules-pharaoh-things",
    "web-rules-pharaoh-open",
    "web-rules-pharaoh-setup",
    "web-rules-pharaoh-auction",
    "web-rules-pharaoh-declaring",
    "web-rules-pharaoh-passing",
    "web-rules-pharaoh-won",
    "web-rules-pharaoh-rounds",
    "web-rules-pharaoh-points",
    "web-rules-pharaoh-variants",
  ],
};

// Of the short text, what is about the board in a terminal is left out here.
const TERMINAL: Record<string, number[]> = { imhotep: [9] };
// What is about sides of sites: those that a table plays are shown in its place. The last
// paragraphs are those of A New Dynasty as such, and of its prophecies.
const SIDES: Record<string, number[]> = { imhotep: [3, 5, 6, 7, 8, 11, 12, 13] };
const DYNASTY = 10;
const PROPHECIES = 14;

/** The paragraphs of the short text; for a table without those that do not concern it. */
export function shortOf(game: string, paragraphs: string[], played: Played | null): string[] {
  const out = new Set(TERMINAL[game]);
  if (played?.sides) {
    for (const number of SIDES[game] ?? []) out.add(number);
    const { expansion, prophecies, secret_cards } = played.table.options;
    const used = [expansion, prophecies, secret_cards].includes("on") || /[CD]/.test(played.sides);
    if (!used) out.add(DYNASTY);
    if (prophecies !== "on") out.add(PROPHECIES);
  }
  return paragraphs.filter((_, number) => !out.has(number));
}

export interface Rule {
  kind: "rule";
  id: string;
  text: string;
}
export interface Example {
  kind: "example";
  text: string;
}
export interface Rows {
  kind: "rows";
  head: string[];
  rows: string[][];
  marked?: ReadonlySet<string>; // "row column" of cells with a figure of an edition
}
export type Piece = Rule | Example | Rows;

const RULE = /^([A-Z]+-[\d.]+):\s*(.*)$/;
const BAR = /\s*\|\s*/;

export function piecesOf(section: string): { title: string; pieces: Piece[] } {
  const [title = "", ...lines] = section.split("\n").map((line) => line.trim());
  const pieces: Piece[] = [];
  for (const line of lines.filter(Boolean)) {
    const last = pieces.at(-1);
    const rule = RULE.exec(line);
    if (rule) pieces.push({ kind: "rule", id: rule[1] ?? "", text: rule[2] ?? "" });
    else if (!BAR.test(line)) pieces.push({ kind: "example", text: line });
    else if (last?.kind === "rows") last.rows.push(line.split(BAR));
    else pieces.push({ kind: "rows", head: line.split(BAR), rows: [] });
  }
  return { title, pieces };
}
