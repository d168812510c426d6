// The sounds of a table, made of nothing but tones and noise: wood, papyrus, water, a gong. Which one
// an event has follows from its role and its pieces; what is special a game says itself (`sounds` of
// its manifest). They are never needed: whatever is heard is also seen and told.

import type { EventInfo } from "../wire";
import { kindOf } from "./told";

export type Sound =
  | "lay" // a piece comes to lie: wood on wood
  | "card"
  | "sail" // water along a hull
  | "sticks" // sticks or a die are thrown
  | "gain" // won: two rising notes
  | "loss" // missed, lost, eaten: one that sinks
  | "point" // counted: one note
  | "gong" // everybody looks up
  | "turn"; // it is your turn: two knocks

/** What is special about the events of a game; null = silent. */
export type Sounds<Id extends string = string> = Partial<Record<Id, Sound | null>>;

const OF_KINDS: Partial<Record<string, Sound>> = {
  card: "card",
  crew: "card",
  round: "card",
  prophecy: "card",
  tomb: "card",
  ship: "sail",
};

export function soundOf(event: EventInfo, special: Sounds = {}): Sound | null {
  const named = special[event.text.id];
  if (named !== undefined) return named;
  if (event.role === "beat") return "gong";
  if (event.role === "final") return "point";
  if (event.role === "detail") return null;
  const kinds = event.moves.map(([piece]) => kindOf(piece));
  const [kind] = kinds;
  if (kind !== undefined) return kinds.map((each) => OF_KINDS[each]).find(Boolean) ?? "lay";
  return event.role === "result" ? "gain" : null; // a deed that moves nothing is read, not heard
}
