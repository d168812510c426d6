// The keyboard at the table.

import type { Session } from "./session.svelte";

export interface KeyActions {
  session: Session;
  type: () => void; // open the line for typed moves
  keys: () => void; // show all keys
  text: () => void; // text board
}

/** Whether a key press belongs to something else: a field to write in, an open window. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as HTMLElement;
  return target.closest("input, textarea, select, dialog") !== null;
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** The nth choice: of the panel that is open, else of the bar; where it has none, all are listed. */
function pressChoice(number: number): void {
  const panel = document.querySelector("[data-open]");
  const inPanel = panel?.querySelectorAll<HTMLElement>("[data-pick]") ?? [];
  const found = inPanel.length ? inPanel : document.querySelectorAll<HTMLElement>("[data-act]");
  if (!found.length) return press(".all-choices");
  const chosen = found[number - 1];
  chosen?.focus();
  chosen?.click();
}

export function onTableKey(event: KeyboardEvent, act: KeyActions): void {
  if (isElsewhere(event)) return;
  const { session } = act;
  const target = event.target as HTMLElement;
  if (/^[1-9]$/.test(event.key) && target.closest("[data-digits]")) return; // the board's own
  const onButton = target.closest("button, a, [role=button], [role=tab]");
  if (/^[1-9]$/.test(event.key)) pressChoice(Number(event.key));
  else if (event.key === "Enter" && session.picked && !onButton) session.confirm();
  else if (event.key === "Escape") session.select(null);
  else if (event.key.toLowerCase() === "u") session.undo();
  else if (event.key.toLowerCase() === "h") press("[data-hint] button");
  else if (event.key.toLowerCase() === "l") press(".all-choices");
  else if (event.key.toLowerCase() === "t") act.text();
  else if (event.key === "/") act.type();
  else if (event.key === "?") act.keys();
  else return;
  event.preventDefault();
}
