// From the events that just happened to things that fly over a board: an event names a thing and the
// places it leaves and reaches, and boards mark both (`data-place`, `data-piece`). Where a thing
// leaves from is measured before the board is drawn anew, where it arrives afterwards.

import { gapOf, takeOffOf, timeOf } from "./pace";
import { kindOf } from "./told";
import type { AnyEngine, EventOf, KindOf, Wire } from "./told";

export interface Box {
  x: number; // from the corner of the board
  y: number;
  width: number;
  height: number;
}

export interface Flight<Game extends AnyEngine = Wire> {
  key: number;
  piece: Game["piece"]; // as the event names it
  to: Box;
  from: Box;
  place: Game["place"]; // where it arrives
  via: Box | null; // a place that it is shown to on its way
  delay: number; // milliseconds from now, at the usual speed
  time: number; // milliseconds in the air
  unseen: number; // of the delay, how long it is not there yet: what carries it is on its way
  speed: number; // by which these are divided
  hides: Element | null; // the same thing as drawn on the board, unseen until this one lands
}

/** What is special about the things of a game. */
export interface Flyer<Game extends AnyEngine = Wire> {
  kinds: readonly KindOf<Game["piece"]>[]; // of pieces that fly: "card" of "card 45", "stone" of "stone-0"
  stays: readonly KindOf<Game["piece"]>[]; // of those that the board itself shows moving
  size?: (piece: Game["piece"], at: Box, place: Game["place"]) => [number, number]; // where it is not drawn
  isFixed?: boolean; // of that size everywhere
  // The place that is looked at instead; "" = none.
  stand?: (place: Game["place"], piece: Game["piece"], root: Element) => Game["place"] | "";
  lies?: string; // selector: the part of a place where things lie
  thing?: (
    at: Element,
    place: Game["place"],
    piece: Game["piece"],
    root: Element,
  ) => Element | null | undefined;
  // What the viewer knows of it.
  known?: (
    piece: Game["piece"],
    event: EventOf<Game>,
    fresh: readonly EventOf<Game>[],
  ) => Game["piece"];
  via?: (piece: Game["piece"], event: EventOf<Game>) => Game["place"] | ""; // "" = straight
  rises?: (event: EventOf<Game>) => { piece: Game["piece"]; place: Game["place"] } | null; // after its moves
  isLate?: boolean; // measured afterwards on both sides: what carries things has moved with them
}

const CARD: [number, number] = [40, 56];
const RISE = 900; // milliseconds
const TOO_MANY = 80; // moves: somebody comes back after a long time, nothing is shown moving

let counter = 0;

const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** Of a board that is turned to somebody: its frame brings the way to measure it (family/sides.ts). */
export const turning = { back: (_: Box, box: Box, __: number, ___: number): Box => box };

function boxIn(root: Element, element: Element): Box {
  const origin = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const turned = root.closest<HTMLElement>("[data-turned]")?.dataset;
  if (turned) return turning.back(origin, box, Number(turned["turned"]), Number(turned["scale"]));
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
}

/** A thing of this size in the middle of a box. */
function middle(box: Box, [width, height]: [number, number]): Box {
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  return { x, y, width, height };
}

export function placed(root: Element | undefined, place: string): Element | null {
  const found = [...(root?.querySelectorAll(`[data-place="${CSS.escape(place)}"]`) ?? [])];
  return found.find(isSeen) ?? null;
}

interface Spot {
  box: Box;
  thing: Element | null;
}

interface Found {
  thing: Element | null;
  near: Element | null;
}

/** Finds places and things on one board; of several equal things each once, the last one first. */
class Finder<Game extends AnyEngine> {
  private readonly found = new Set<Element>();

  constructor(
    private readonly root: Element,
    private readonly flyer: Flyer<Game>,
  ) {}

  spot(named: Game["place"], piece: Game["piece"]): Spot | null {
    const { stand, size, isFixed, lies } = this.flyer;
    const place = stand ? stand(named, piece, this.root) : named;
    const at = place ? placed(this.root, place) : null;
    if (!at) return null;
    const { thing, near } = this.thing(at, place, piece);
    if (thing && !isFixed) return { box: boxIn(this.root, thing), thing };
    const box = boxIn(this.root, near ?? ((lies && at.querySelector(lies)) || at));
    return { box: middle(box, size?.(piece, box, place) ?? CARD), thing };
  }

  /** The thing itself, and where it or one that is equal is drawn. */
  private thing(at: Element, place: Game["place"], piece: Game["piece"]): Found {
    const own = this.flyer.thing?.(at, place, piece, this.root);
    if (own !== undefined) return { thing: own, near: null };
    const all = [...at.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)].filter(isSeen);
    const thing = all.filter((each) => !this.found.has(each)).pop() ?? null;
    if (thing) this.found.add(thing);
    return { thing, near: thing ?? all[0] ?? null };
  }
}

/** Where a thing would be drawn now. */
export function boxAt<Game extends AnyEngine>(
  root: Element,
  { place, piece }: Flight<Game>,
  flyer: Flyer<Game>,
): Box | null {
  return new Finder(root, flyer).spot(place, piece)?.box ?? null;
}

export function departures<Game extends AnyEngine>(
  root: Element,
  fresh: readonly EventOf<Game>[],
  flyer: Flyer<Game>,
): (Box | null)[] {
  const finder = new Finder(root, flyer);
  const moves = fresh.flatMap((event) => event.moves);
  return moves.map(([piece, from]) =>
    flyer.kinds.includes(kindOf(piece)) ? (finder.spot(from, piece)?.box ?? null) : null,
  );
}

export function plan<Game extends AnyEngine>(
  root: Element,
  fresh: readonly EventOf<Game>[],
  left: readonly (Box | null)[],
  flyer: Flyer<Game>,
): Flight<Game>[] {
  if (left.length > TOO_MANY) return [];
  const flights: Flight<Game>[] = [];
  const finder = new Finder(root, flyer);
  const leaves = flyer.isLate ? departures(root, fresh, flyer) : left;
  const carriers = new Map<string, number>(); // things that others lie on, and when they land
  let start = 0; // when all of the event before has landed
  let nth = 0;
  for (const event of fresh) {
    const takeOff = takeOffOf(event);
    const speed = takeOff?.speed ?? 1;
    const begin = takeOff?.at ?? start;
    const gap = gapOf(event);
    let landed = begin;
    event.moves.forEach(([piece, source, to], row) => {
      const from = leaves[nth];
      nth += 1;
      const known = flyer.known?.(piece, event, fresh) || piece;
      const spot = from && takeOff !== null ? finder.spot(to, known) : null;
      if (!from || !spot) return;
      const time = timeOf(piece, event);
      const delay = begin + row * gap;
      const shown = flyer.via?.(piece, event);
      const via = (shown && finder.spot(shown, piece)?.box) || null;
      const { box, thing: hides } = spot;
      const way = { from, to: box, place: to, via, hides };
      const unseen = carriers.get(source.replace(/-\d+$/, "")) ?? 0;
      flights.push({ key: counter++, piece, ...way, delay, time, unseen, speed });
      carriers.set(piece, delay + time);
      landed = Math.max(landed, delay + time);
    });
    const rise = takeOff === null ? null : flyer.rises?.(event);
    const at = rise && finder.spot(rise.place, rise.piece);
    if (rise && at) {
      const { piece, place } = rise;
      const way = { from: at.box, to: at.box, place, via: null, hides: null };
      const when = { delay: landed, time: RISE, unseen: landed, speed };
      flights.push({ key: counter++, piece, ...way, ...when });
    }
    start = landed;
  }
  return flights;
}

/** From where it stands in the end, back to a box. */
export function away(at: Box, to: Box): string {
  const dx = at.x + at.width / 2 - to.x - to.width / 2;
  const dy = at.y + at.height / 2 - to.y - to.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${at.width / to.width})`;
}

/** Straight; what is not drawn where it arrives fades away. */
export function straight({ from, to, hides }: Pick<Flight, "from" | "to" | "hides">): Keyframe[] {
  return [
    { transform: away(from, to), opacity: 1 },
    { transform: "none", opacity: 1, offset: hides ? 1 : 0.8 },
    { transform: "none", opacity: hides ? 1 : 0 },
  ];
}
