// The rules in full: one message for each section. Its first line is the heading; a line that
// begins with the id of a rule is that rule, one with bars is a row of a table, any other is
// an example.

import type { GameRules } from "../../games/parts";
import type { Played } from "./table";

/** The paragraphs of the short text; for a table without those that do not concern it. */
export function shortOf(paragraphs: string[], rules: GameRules, played: Played | null): string[] {
  return paragraphs.filter((_, number) => !rules.isLeftOut?.(number, played));
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
