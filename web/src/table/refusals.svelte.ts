// Why something cannot be done: the reason that came with the decision, told beside the prompt.

import { untrack } from "svelte";
import type { Action } from "svelte/action";
import { tell } from "../lib/texts.svelte";
import type { AnyEngine, DecisionOf } from "./told";

const READING_TIME = 7000; // milliseconds that a reason stays after a press

/** What is told now; `pressed`: it was asked for, not only pointed at. */
export const reason = $state({ words: "", pressed: false });
let timer = 0;

/** Why this decision refuses a word; "" = it does not, or has no reason. */
export function whyNot<Game extends AnyEngine>(
  decision: DecisionOf<Game> | null,
  word: Game["word"],
  names: readonly string[],
): string {
  const refusal = decision?.refusals.find((each) => each.word === word);
  return refusal ? tell(refusal.why, names) : "";
}

export function explain(words: string, pressed = true): void {
  clearTimeout(timer);
  reason.words = words;
  reason.pressed = pressed;
  if (pressed) timer = window.setTimeout(hush, READING_TIME);
}

/** Also when what was refused is taken from the page, in the middle of an update. */
export function hush(): void {
  clearTimeout(timer);
  untrack(() => {
    reason.words = "";
    reason.pressed = false;
  });
}

export interface Refused {
  why: string; // "" = not refused
  opens?: boolean; // a press does something besides; whether it is disabled is not ours to say
}

let described = 0;

/** Marks what is refused: it can be reached, is described by its reason, and a press, the
 *  pointer or the focus has the reason told. */
export const refused: Action<HTMLElement, Refused> = (node, given) => {
  let now = given;
  const note = document.createElement("span");
  note.id = `why-not-${(described += 1)}`;
  note.hidden = true;

  function mark(): void {
    node.toggleAttribute("data-refused", now.why !== "");
    if (now.why) {
      note.textContent = now.why;
      document.body.append(note); // not inside: it is no part of the thing's name
      node.setAttribute("aria-describedby", note.id);
      if (!now.opens) node.setAttribute("aria-disabled", "true");
    } else if (note.isConnected) {
      note.remove();
      node.removeAttribute("aria-describedby");
      if (!now.opens) node.removeAttribute("aria-disabled");
      hush();
    }
  }
  function press(event: MouseEvent): void {
    if (!now.why) return;
    explain(now.why);
    if (!now.opens) event.stopImmediatePropagation();
  }
  function point(event: PointerEvent): void {
    if (now.why && event.pointerType === "mouse") explain(now.why, false);
  }
  function leave(event: PointerEvent): void {
    if (now.why && event.pointerType === "mouse") hush();
  }
  function focus(): void {
    if (now.why && node.matches(":focus-visible")) explain(now.why, false);
  }
  function blur(): void {
    if (now.why && !reason.pressed) hush();
  }
  mark();
  node.addEventListener("click", press, true);
  node.addEventListener("pointerenter", point);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", blur);
  return {
    update: (changed) => {
      if (changed.why === now.why && changed.opens === now.opens) return;
      now = changed;
      mark();
    },
    destroy: () => {
      if (note.isConnected) hush();
      note.remove();
      node.removeEventListener("click", press, true);
      node.removeEventListener("pointerenter", point);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", blur);
    },
  };
};
