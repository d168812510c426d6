// How pieces travel: events name a piece and the places it leaves and reaches. Where it leaves
// from is measured before the board is drawn anew, where it arrives afterwards.

import type { EventInfo } from "../../wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  key: string;
  piece: string;
  from: Box;
  to: Box;
  delay: number; // milliseconds from now
  time: number; // milliseconds in the air
  target: Element | null; // the piece as drawn on the board, unseen until this one lands
}

const MOVE = 320; // milliseconds, at the usual speed
const APART = 120; // between the pieces of one event
const LONGEST = 2200; // for all that one message brought
const CARD_WIDTH = 40; // where a piece ends among hidden cards

const movesOf = (fresh: readonly EventInfo[]): [string, string, string][] =>
  fresh.flatMap((event) => event.moves);

function place(root: Element, name: string): Element | null {
  return root.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

function pieceIn(at: Element | null, piece: string, taken: Set<Element>): Element | null {
  const found = [...(at?.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`) ?? [])];
  const free = found.filter((element) => !taken.has(element)).pop() ?? null;
  if (free) taken.add(free);
  return free;
}

function boxOf(root: Element, element: Element): Box {
  const origin = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
}

/** A card lying in the middle of a box. */
function cardIn(box: Box, width = CARD_WIDTH): Box {
  const height = width * 1.4;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

function whereIs(root: Element, name: string, piece: string, taken: Set<Element>): Box | null {
  const at = place(root, name);
  const element = pieceIn(at, piece, taken);
  if (element) return boxOf(root, element);
  return at ? cardIn(boxOf(root, at)) : null;
}

export function departures(root: Element, fresh: readonly EventInfo[]): (Box | null)[] {
  const taken = new Set<Element>();
  return movesOf(fresh).map(([piece, from]) => whereIs(root, from, piece, taken));
}

export function plan(
  root: Element,
  fresh: readonly EventInfo[],
  left: readonly (Box | null)[],
  pace: number,
): Flight[] {
  const flights: Flight[] = [];
  const taken = new Set<Element>();
  let start = 0;
  let nth = 0;
  for (const event of fresh) {
    event.moves.forEach(([piece, , to], index) => {
      const from = left[nth];
      const at = place(root, to);
      const target = pieceIn(at, piece, taken);
      const box = target ? boxOf(root, target) : at ? cardIn(boxOf(root, at)) : null;
      const delay = start + index * APART;
      const key = `${event.ply} ${nth}`;
      if (from && box) flights.push({ key, piece, from, to: box, delay, time: MOVE, target });
      nth += 1;
    });
    if (event.moves.length) start += (event.moves.length - 1) * APART + MOVE / 2;
  }
  return atPace(flights, start + MOVE, pace);
}

/** As fast as the viewer likes, and never so long that the game has to wait. */
function atPace(flights: Flight[], total: number, pace: number): Flight[] {
  const factor = pace * Math.min(1, LONGEST / total);
  return flights.map((f) => ({ ...f, delay: f.delay * factor, time: f.time * factor }));
}
