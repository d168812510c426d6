// How cards and markers travel: events name a piece and the places it leaves and reaches. Where
// it leaves from is measured before the board is drawn anew, where it arrives afterwards.

import type { EventInfo } from "../../wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  key: string;
  piece: string; // "card 45", "card", "cube combo 1"
  tile: boolean; // arrives on the wall: only the painting
  from: Box;
  to: Box;
  via: Box | null; // a miss: the dark cell that it cannot have
  delay: number; // milliseconds from now
  time: number;
  hides: Element | null; // the same thing as drawn on the board, unseen until this one lands
}

const MOVE = 320; // milliseconds, at the usual speed
const MISS = 680; // by way of the dark cell
const APART = 120; // between the moves of one event
const TOO_MANY = 40; // moves: somebody comes back after a long time, nothing is shown moving

export const MISSED = "murals-event-miss";
const DEALT = "murals-event-deal";
const DEALT_OWN = "murals-event-deal-own";

const find = (root: Element, selector: string): Element | null => root.querySelector(selector);
const place = (root: Element, name: string): Element | null =>
  find(root, `[data-place="${CSS.escape(name)}"]`);

function boxOf(root: Element, element: Element): Box {
  const origin = root.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}

/** A thing of this size in the middle of a box. */
function middle(box: Box, width: number, height: number): Box {
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

function pieceIn(root: Element, name: string, piece: string): Element | null {
  const card = piece.split(" ")[1];
  if (name.startsWith("cell-")) return find(root, `[data-wall="${card}"]`);
  return place(root, name)?.querySelector(`[data-piece="${CSS.escape(piece)}"]`) ?? null;
}

function whereIs(root: Element, name: string, piece: string): Box | null {
  const found = pieceIn(root, name, piece);
  if (found) return boxOf(root, found);
  const at = place(root, name);
  if (!at) return null;
  const pile = at.querySelector(".pile") ?? at;
  if (piece.startsWith("cube") || name.startsWith("cell-")) return boxOf(root, at);
  const width = Math.min(48, boxOf(root, pile).width);
  return middle(boxOf(root, pile), width, width * 1.34);
}

const movesOf = (fresh: readonly EventInfo[]): [string, string, string][] =>
  fresh.flatMap((event) => event.moves);

export function departures(root: Element, fresh: readonly EventInfo[]): (Box | null)[] {
  return movesOf(fresh).map(([piece, from]) => whereIs(root, from, piece));
}

/** Which card the viewer was dealt: only they are told. */
function ownCard(fresh: readonly EventInfo[], event: EventInfo, me: number): string {
  if (event.text.id !== DEALT || event.text.args["seat"] !== me) return "";
  const told = fresh.find(({ ply, text }) => ply === event.ply && text.id === DEALT_OWN);
  return told ? `card ${told.text.args["tens"]}${told.text.args["ones"]}` : "";
}

export function plan(
  root: Element,
  fresh: readonly EventInfo[],
  left: readonly (Box | null)[],
  me: number,
): Flight[] {
  const flights: Flight[] = [];
  if (left.length > TOO_MANY) return flights;
  let start = 0;
  let nth = 0;
  for (const event of fresh) {
    event.moves.forEach(([moved, , to], index) => {
      const from = left[nth];
      const piece = ownCard(fresh, event, me) || moved;
      const isMiss = event.text.id === MISSED && moved.startsWith("card ");
      const box = whereIs(root, to, piece);
      const via = isMiss ? whereIs(root, `cell-${moved.slice(5)}`, moved) : null;
      if (from && box) {
        flights.push({
          key: `${event.ply} ${nth}`,
          piece: moved,
          tile: to.startsWith("cell-"),
          from,
          to: box,
          via,
          delay: start + index * APART,
          time: isMiss ? MISS : MOVE,
          hides: pieceIn(root, to, piece),
        });
      }
      nth += 1;
    });
    if (event.moves.length) start += event.moves.length * APART;
  }
  return flights;
}
