// Legal choices as the prompt bar shows them: a few buttons, some of which open into more.

import { tell, tellPart } from "../lib/texts.svelte";
import type { ChoiceInfo, Decision } from "../wire";

export interface Act {
  key: string;
  label: string; // "" = so many more choices
  choices: ChoiceInfo[]; // one: the button picks it
}
export interface Row {
  name: string;
  cells: { choice: ChoiceInfo; name: string }[];
}

const MOST_BUTTONS = 5; // single choices side by side before some fold into one button

/** The head of a table of choices, without the notation that the terminal adds in brackets. */
function headOf(choice: ChoiceInfo, names: readonly string[]): string {
  return tellPart(choice.label, "head", names).replace(/\s*\[.*\]\s*$/, "");
}

/** Whether these choices are told as a table, behind one button. */
const isTable = (same: readonly ChoiceInfo[], names: readonly string[]): boolean =>
  same.length > 1 && same[0] !== undefined && headOf(same[0], names) !== "";

export function actsOf(decision: Decision, names: readonly string[]): Act[] {
  const kinds = byKind(decision.choices);
  const folded = foldedKinds([...kinds.values()].filter((same) => !isTable(same, names)));
  const acts: Act[] = [];
  for (const [key, choices] of kinds) {
    if (choices[0] && isTable(choices, names)) {
      acts.push({ key, label: headOf(choices[0], names), choices });
    } else if (folded.has(key)) {
      acts.push({ key, label: foldOf(choices, names), choices });
    } else {
      for (const choice of choices) {
        acts.push({ key: choice.word, label: tell(choice.label, names), choices: [choice] });
      }
    }
  }
  return fewer(acts, names);
}

/** What one can do, in short: each kind of choice once, in the order of the question. */
export function waysOf(decision: Decision, names: readonly string[]): string[] {
  const ways = [...byKind(decision.choices).values()].map((same) => {
    const [first] = same;
    if (!first) return "";
    return headOf(first, names) || foldOf(same, names) || (same[1] ? "" : tell(first.label, names));
  });
  const told = [...new Set(ways)].filter(Boolean);
  return told.length > 1 ? told : []; // of one kind the question speaks
}

/** What a button says that holds all of these, if their messages agree on it. */
function foldOf(choices: readonly ChoiceInfo[], names: readonly string[]): string {
  const said = new Set(choices.map((choice) => tellPart(choice.label, "fold", names)));
  return said.size === 1 ? ([...said][0] ?? "") : "";
}

const verbOf = (act: Act): string => act.choices[0]?.word.split(" ")[0] ?? "";

/** Where too many kinds stand side by side, those that begin alike share a button too. */
function fewer(acts: Act[], names: readonly string[]): Act[] {
  if (acts.length <= MOST_BUTTONS) return acts;
  const verbs = acts.map(verbOf);
  const alike = (verb: string): number => verbs.filter((each) => each === verb).length;
  const verb = [...new Set(verbs)].sort((one, two) => alike(two) - alike(one))[0] ?? "";
  if (alike(verb) < 2) return acts;
  const choices = acts.filter((act) => verbOf(act) === verb).flatMap((act) => act.choices);
  const rest = acts.filter((act) => verbOf(act) !== verb);
  rest.splice(verbs.indexOf(verb), 0, { key: verb, label: foldOf(choices, names), choices });
  return fewer(rest, names);
}

function byKind(choices: readonly ChoiceInfo[]): Map<string, ChoiceInfo[]> {
  const kinds = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) {
    const same = kinds.get(choice.label.id);
    if (same) same.push(choice);
    else kinds.set(choice.label.id, [choice]);
  }
  return kinds;
}

/** The kinds that have to share a button so that not too many stand side by side. */
function foldedKinds(kinds: ChoiceInfo[][]): Set<string> {
  const folded = new Set<string>();
  let buttons = kinds.reduce((sum, same) => sum + same.length, 0);
  for (const same of kinds.sort((one, two) => two.length - one.length)) {
    if (buttons <= MOST_BUTTONS || same.length < 2 || !same[0]) break;
    folded.add(same[0].label.id);
    buttons -= same.length - 1;
  }
  return folded;
}

/** As a small table, if the message of these choices describes one. */
export function rowsOf(choices: readonly ChoiceInfo[], names: readonly string[]): Row[] | null {
  const rows: Row[] = [];
  for (const choice of choices) {
    const name = tellPart(choice.label, "row", names);
    const cell = tellPart(choice.label, "cell", names);
    if (!name || !cell) return null;
    const last = rows.at(-1);
    if (last?.name === name) last.cells.push({ choice, name: cell });
    else rows.push({ name, cells: [{ choice, name: cell }] });
  }
  return rows;
}
