// What flies in Murals of the Nile: cards, and the markers of tracks. A card that is played becomes a
// tile of the wall; a miss is shown to the dark cell that it cannot have.

import { away } from "../../table/flights";
import type { Flight, Flyer } from "../../table/flights";
import { kindOf } from "../../table/told";
import type { EventOf } from "../../table/told";
import type { Card, Engine, Piece } from "./words";

export const MISSED = "murals-event-miss";
const DEALT = "murals-event-deal";
const DEALT_OWN = "murals-event-deal-own";

const isMiss = (piece: Piece, event: EventOf<Engine>): boolean =>
  event.text.id === MISSED && kindOf(piece) === "card";
export const isTile = (flight: Flight<Engine>): boolean => kindOf(flight.place) === "cell";

/** Which card the viewer was dealt: only they are told. */
function ownCard(
  fresh: readonly EventOf<Engine>[],
  event: EventOf<Engine>,
  me: number,
): Piece | null {
  if (event.text.id !== DEALT || event.text.args["seat"] !== me) return null;
  const told = fresh.find(({ ply, text }) => ply === event.ply && text.id === DEALT_OWN);
  return told
    ? (`card ${told.text.args["tens"]}${told.text.args["ones"]}` as `card ${Card}`)
    : null;
}

export const flyer = (me: () => number): Flyer<Engine> => ({
  kinds: ["card", "cube"],
  stays: [],
  lies: ".pile",
  size: (piece, { width, height }, place) => {
    if (kindOf(piece) === "cube" || kindOf(place) === "cell") return [width, height];
    return [Math.min(48, width), Math.min(48, width) * 1.34];
  },
  thing: (_at, place, piece, root) =>
    kindOf(place) === "cell" ? root.querySelector(`[data-wall="${piece.slice(5)}"]`) : undefined,
  known: (piece, event, fresh) => ownCard(fresh, event, me()) ?? piece,
  via: (piece, event) => (isMiss(piece, event) ? `cell-${piece.slice(5) as Card}` : ""),
});

export function frames({ from, to, via, hides }: Flight<Engine>): Keyframe[] {
  const end: Keyframe = { transform: "none", opacity: hides ? 1 : 0 };
  if (!via) return [{ transform: away(from, to), opacity: 1 }, end];
  // Shown to its cell, which is dark: it shakes and has to go.
  const shaken = [0, -9, 8, -6, 4, 0].map((dx, at) => ({
    transform: away({ ...via, x: via.x + dx }, to),
    offset: 0.34 + at * 0.06,
  }));
  return [{ transform: away(from, to) }, ...shaken, end];
}
