// What flies in Imhotep: stones, ships with their cargo, cards, tiles, scarabs, and points that rise
// where they were earned. Chariots and the figure walk on the board themselves.

import { away, placed as drawnAt, straight } from "../../table/flights";
import type { Flight, Flyer } from "../../table/flights";
import { kindOf } from "../../table/told";
import type { EventOf } from "../../table/told";
import type { Flown, Mark } from "./marks";
import type { Site } from "./words";

const NOWHERE: readonly Mark[] = ["box", "round-deck"]; // not on the table

const besideOf = (place: Mark): Mark | null =>
  kindOf(place) === "beside" ? `site-${place.slice("beside-".length) as Site}` : null;

/** Stones at the edge of a site lie on its slab where it has no mark for them. */
export function placed(root: Element | undefined, place: Mark): Element | null {
  const site = besideOf(place);
  return drawnAt(root, place) ?? (site && drawnAt(root, site));
}

function stand(place: Mark, piece: Flown["piece"], root: Element): Mark | "" {
  if (NOWHERE.includes(place)) return "";
  if (place === "harbour" && kindOf(piece) === "ship") return `berth-${Number(piece.slice(5))}`;
  if (place === "played") return "site-market";
  return (!drawnAt(root, place) && besideOf(place)) || place;
}

function thing(at: Element, place: Mark, piece: Flown["piece"]): Element | null {
  if (kindOf(piece) === "ship") return at.querySelector(".vessel");
  const space = /^ship-\d-(\d)$/.exec(place)?.[1]; // the picture of a ship lies under its buttons
  const aboard = space && at.closest(".body")?.querySelector(`[data-space="${space}"]`);
  return aboard || at.querySelector("[data-stone]");
}

function rises(event: EventOf<Flown>): { piece: Flown["piece"]; place: Mark } | null {
  const { points, space, seat } = event.text.args;
  if (typeof points !== "number" || points === 0) return null;
  const isRace = event.text.id === "imhotep-event-arena-points";
  const racer: Mark | null = isRace ? `chariot-${Number(seat)}` : null;
  const temple: Mark | null = typeof space === "number" ? `temple-${space - 1}` : null;
  const place = event.moves.at(-1)?.[2] ?? racer ?? temple;
  return place && { piece: `points ${points}`, place };
}

export const flyer: Flyer<Flown> = {
  // prettier-ignore
  kinds: ["card", "coin", "prophecy", "round", "scaffold", "scarab", "ship", "stone", "tile", "tomb"],
  stays: ["chariot", "figure"],
  isFixed: true,
  isLate: true, // the spaces of a ship sail with it
  size: (piece) =>
    kindOf(piece) === "stone" ? [40, 46] : kindOf(piece) === "ship" ? [220, 80] : [46, 62],
  ...{ stand, thing, rises },
};

/** What a ship carried: the view no longer knows, but the stones that left it do. */
export function cargoOf(ship: Flown["piece"], events: readonly EventOf<Flown>[]): number[] {
  const spaces = [-1, -1, -1, -1];
  for (const [stone, from] of events.flatMap((event) => event.moves)) {
    const [, ofShip, space] = from.split("-");
    if (from.startsWith(`${ship}-`) && ofShip && space)
      spaces[Number(space)] = Number(stone.slice(6));
  }
  return spaces;
}

export function frames(flight: Flight<Flown>): Keyframe[] {
  const { piece, from, to } = flight;
  if (kindOf(piece) === "points") {
    return [
      { transform: "translateY(6px)", opacity: 0 },
      { transform: "translateY(-6px)", opacity: 1, offset: 0.3 },
      { transform: "translateY(-16px)", opacity: 1, offset: 0.8 },
      { transform: "translateY(-18px)", opacity: 0 },
    ];
  }
  const start = away(from, to);
  if (kindOf(piece) === "ship") {
    return [
      { transform: start, opacity: 1 },
      { transform: "scale(.45) rotate(-90deg)", opacity: 0.9 },
    ];
  }
  const half = { ...from, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 26 };
  return [
    { transform: start, opacity: 1 },
    { transform: `${away(half, to)} scale(1.15)`, opacity: 1, offset: 0.5 },
    ...straight(flight).slice(-1),
  ];
}
