// How cards, amulets, Talents, boats and dice travel: events name a thing and the places it leaves
// and reaches. What is built moves in the scene itself.

import type { EventInfo } from "../../wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  key: string;
  piece: string; // "card stone1", "card", "amulet", "merchant", "talent", "die"
  from: Box;
  to: Box;
  delay: number; // milliseconds from now
  time: number;
}

const MOVE = 340; // milliseconds, at the usual speed
const APART = 90; // between two moves
const MOST = 14; // things of one message in the air; of more only the first are shown
const TOO_MANY = 60; // somebody comes back after a long time: nothing is shown moving
const FLIES = /^(card|amulet|merchant|talent|die)/;
const WIDTH: Record<string, number> = { card: 44, amulet: 22, merchant: 24, talent: 20, die: 26 };

function boxIn(root: Element, element: Element): Box {
  const origin = root.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}

function seen(elements: Iterable<Element>): Element | null {
  for (const element of elements) {
    if (element.getBoundingClientRect().width > 0) return element;
  }
  return null;
}

function whereIs(root: Element, name: string, piece: string): Box | null {
  const place = seen(root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`));
  if (!place) return null;
  const exact = seen(place.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`));
  const box = boxIn(root, exact ?? place);
  const width = WIDTH[piece.split(" ")[0] ?? ""] ?? 24;
  const height = piece.startsWith("card") ? width * 1.4 : width;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

const movesOf = (fresh: readonly EventInfo[]): [string, string, string][] =>
  fresh.flatMap((event) => event.moves).filter(([piece]) => FLIES.test(piece));

export function departures(root: Element, fresh: readonly EventInfo[]): (Box | null)[] {
  return movesOf(fresh).map(([piece, from]) => whereIs(root, from, piece));
}

export function plan(
  root: Element,
  fresh: readonly EventInfo[],
  left: readonly (Box | null)[],
): Flight[] {
  const all = movesOf(fresh);
  const flights: Flight[] = [];
  if (all.length > TOO_MANY) return flights;
  all.forEach(([piece, , to], nth) => {
    const from = left[nth];
    const box = whereIs(root, to, piece);
    if (!from || !box || flights.length >= MOST) return;
    const delay = flights.length * APART;
    flights.push({ key: `${nth} ${piece}`, piece, from, to: box, delay, time: MOVE });
  });
  return flights;
}
