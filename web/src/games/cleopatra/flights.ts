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
  hides: Element | null; // the thing itself where it arrives: unseen until then
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

const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 0;

interface Spot {
  box: Box;
  exact: Element | null; // the thing itself, where the place shows it
}

/** Of several equal things each is found once, the last one first. */
function whereIs(root: Element, name: string, piece: string, found: Set<Element>): Spot | null {
  const place = [...root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)].find(isSeen);
  if (!place) return null;
  const equal = [...place.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)].filter(isSeen);
  const exact = equal.filter((element) => !found.has(element)).pop() ?? null;
  if (exact) found.add(exact);
  const box = boxIn(root, exact ?? equal[0] ?? place);
  const width = WIDTH[piece.split(" ")[0] ?? ""] ?? 24;
  const height = piece.startsWith("card") ? width * 1.4 : width;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  return { box: { x, y, width, height }, exact };
}

const movesOf = (fresh: readonly EventInfo[]): [string, string, string][] =>
  fresh.flatMap((event) => event.moves).filter(([piece]) => FLIES.test(piece));

export function departures(root: Element, fresh: readonly EventInfo[]): (Box | null)[] {
  const found = new Set<Element>();
  return movesOf(fresh).map(([piece, from]) => whereIs(root, from, piece, found)?.box ?? null);
}

export function plan(
  root: Element,
  fresh: readonly EventInfo[],
  left: readonly (Box | null)[],
): Flight[] {
  const all = movesOf(fresh);
  const flights: Flight[] = [];
  const found = new Set<Element>();
  if (all.length > TOO_MANY) return flights;
  all.forEach(([piece, , to], nth) => {
    const from = left[nth];
    const spot = whereIs(root, to, piece, found);
    if (!from || !spot || flights.length >= MOST) return;
    const delay = flights.length * APART;
    const [key, hides] = [`${nth} ${piece}`, spot.exact];
    flights.push({ key, piece, from, to: spot.box, delay, time: MOVE, hides });
  });
  return flights;
}
