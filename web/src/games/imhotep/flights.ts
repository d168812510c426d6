// From the events that just happened to pieces that fly: where from, where to, and when.

import type { EventInfo } from "../../wire";

export interface Flight {
  id: number;
  piece: string; // "stone-1", "ship-0", "scarab-2", "card statue", "card", "tile", "points 3"
  from: DOMRect;
  to: DOMRect;
  delay: number; // milliseconds
  duration: number;
  hides: Element | null; // what lies at the target already, unseen until the piece lands
  cargo?: number[]; // of a ship that sails: owners from the bow
}

const STONE_TIME = 320;
const SHIP_TIME = 600;
const APART = 120; // between the stones of one event
const LONGEST = 4500; // of everything together
const TOO_MANY = 80; // moves: somebody comes back after a long time, nothing is shown moving

let counter = 0;

export function planFlights(root: HTMLElement, events: readonly EventInfo[]): Flight[] {
  if (events.reduce((sum, event) => sum + event.moves.length, 0) > TOO_MANY) return [];
  const flights: Flight[] = [];
  let start = 0;
  for (const event of events) {
    let late = 0;
    let end = start;
    for (const [piece, from, to] of event.moves) {
      const flight = flightOf(root, piece, from, to, start + late);
      if (!flight) continue;
      if (piece.startsWith("ship-")) flight.cargo = cargoOf(piece, events);
      flights.push(flight);
      end = Math.max(end, flight.delay + flight.duration);
      late += APART;
    }
    const rise = pointsOf(root, event, end);
    if (rise) flights.push(rise);
    start = end;
  }
  return hurry(flights, start);
}

function flightOf(
  root: HTMLElement,
  piece: string,
  from: string,
  to: string,
  delay: number,
): Flight | null {
  if (/^(chariot|figure)/.test(piece)) return null; // they walk on the board themselves
  const source = find(root, from, piece);
  const target = find(root, to, piece);
  if (!source || !target) return null;
  const duration = piece.startsWith("ship") ? SHIP_TIME : STONE_TIME;
  return {
    id: counter++,
    piece,
    from: source.getBoundingClientRect(),
    to: target.getBoundingClientRect(),
    delay,
    duration,
    hides: pieceAt(target, piece, to),
  };
}

function pieceAt(target: Element, piece: string, place: string): Element | null {
  if (piece.startsWith("ship")) return target.querySelector(".vessel");
  const space = /^ship-\d-(\d)$/.exec(place)?.[1]; // the picture of a ship lies under its buttons
  const aboard = space && target.closest(".body")?.querySelector(`[data-space="${space}"]`);
  return aboard || target.querySelector("[data-stone]");
}

/** Points rise where they were earned. */
function pointsOf(root: HTMLElement, event: EventInfo, delay: number): Flight | null {
  const { points, space, seat } = event.text.args;
  if (typeof points !== "number" || points === 0) return null;
  const last = event.moves.at(-1)?.[2];
  const temple = typeof space === "number" ? `temple-${space - 1}` : "";
  const racer = event.text.id === "imhotep-event-arena-points" ? `chariot-${seat}` : "";
  const target = find(root, last ?? (racer || temple), "");
  if (!target) return null;
  const box = target.getBoundingClientRect();
  const piece = `points ${points}`;
  return { id: counter++, piece, from: box, to: box, delay, duration: 900, hides: null };
}

function find(root: HTMLElement, place: string, piece: string): Element | null {
  if (!place || place === "box" || place === "round-deck") return null;
  let wanted = place;
  if (place === "harbour" && piece.startsWith("ship-")) wanted = piece.replace("ship", "berth");
  if (place === "played") wanted = "site-market";
  return placed(root, wanted);
}

/** Stones at the edge of a site lie on its slab where it has no mark for them. */
export function placed(root: HTMLElement | undefined, place: string): Element | null {
  const at = (name: string): Element | null =>
    root?.querySelector(`[data-place="${CSS.escape(name)}"]`) ?? null;
  return at(place) ?? (place.startsWith("beside-") ? at(place.replace("beside", "site")) : null);
}

/** What a ship carried: the view no longer knows, but the stones that left it do. */
function cargoOf(ship: string, events: readonly EventInfo[]): number[] {
  const spaces = [-1, -1, -1, -1];
  for (const [stone, from] of events.flatMap((event) => event.moves)) {
    const [, ofShip, space] = from.split("-");
    if (from.startsWith(`${ship}-`) && ofShip && space)
      spaces[Number(space)] = Number(stone.slice(6));
  }
  return spaces;
}

function hurry(flights: Flight[], total: number): Flight[] {
  const factor = total > LONGEST ? LONGEST / total : 1;
  return flights.map((flight) => ({ ...flight, delay: flight.delay * factor }));
}
