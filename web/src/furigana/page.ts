// Puts readings over the kanji of a whole page, and keeps them there while the page changes.
//
// Whoever drew the page keeps its texts: a text with kanji is emptied where it stands, and what is
// read stands before it: the text itself for readers of the screen, and the same with readings for
// eyes. A new value of the text is seen and set anew.

import "./furigana.css";
import { hasKanji, withReadings } from "./ruby";

const HOLDER = "x-furigana";
// What cannot hold readings, what people wrote themselves, and what is for readers of the screen.
const LEFT_OUT = `${HOLDER}, svg, textarea, select, option, script, style, code, [data-plain],
  .visually-hidden`;

interface Shown {
  holder: HTMLElement;
  text: string;
}
const shown = new WeakMap<Text, Shown>();
const texts = new WeakMap<Element, Text>(); // of the holders
const WATCHED = { subtree: true, childList: true, characterData: true };

/** From now on, until what it returns is called. */
export function showReadings(): () => void {
  const watcher = new MutationObserver((changes) => {
    follow(changes);
    watcher.takeRecords(); // what was just done here
  });
  setAll(document.body);
  watcher.observe(document.body, WATCHED);
  return () => {
    watcher.disconnect();
    for (const holder of document.querySelectorAll(HOLDER)) {
      const text = texts.get(holder);
      if (text) takeBack(text);
      else holder.remove();
    }
  };
}

function follow(changes: MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes } of changes) {
    if (type === "characterData" && target instanceof Text) renew(target);
    for (const node of removedNodes) if (node instanceof Text) replace(node);
    for (const node of addedNodes) {
      if (node instanceof Text) replace(node);
      else if (node instanceof Element) setAll(node);
    }
  }
}

function setAll(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  for (const text of found) replace(text);
}

/** Its page gave it another value. */
function renew(text: Text): void {
  if (shown.has(text) && text.data === "") return;
  forget(text);
  replace(text);
}

/** Where it stands now, its readings stand too. */
function replace(text: Text): void {
  const before = shown.get(text);
  if (before && text.isConnected && text.previousSibling === before.holder) return;
  if (before) takeBack(text);
  if (!text.isConnected || !hasKanji(text.data) || text.parentElement?.closest(LEFT_OUT)) return;
  const holder = draw(text.data);
  if (!holder) return;
  shown.set(text, { holder, text: text.data });
  texts.set(holder, text);
  text.before(holder);
  text.data = "";
}

function forget(text: Text): void {
  shown.get(text)?.holder.remove();
  shown.delete(text);
}

function takeBack(text: Text): void {
  const before = shown.get(text);
  forget(text);
  if (before && text.data === "") text.data = before.text;
}

/** Null if nothing in it has a reading. */
function draw(text: string): HTMLElement | null {
  const pieces = withReadings(text);
  if (!pieces.some(({ reading }) => reading)) return null;
  const holder = document.createElement(HOLDER);
  const said = document.createElement("x-said"); // in one piece, and without its readings
  said.textContent = text;
  const seen = document.createElement("x-seen");
  seen.ariaHidden = "true";
  holder.append(said, seen);
  for (const { base, reading } of pieces) {
    if (!reading) {
      seen.append(base);
      continue;
    }
    const ruby = document.createElement("ruby");
    const over = document.createElement("rt");
    over.textContent = reading;
    ruby.append(base, over);
    seen.append(ruby);
  }
  return holder;
}
