// What the engine says of a choice before it is taken: where stones would come to lie, and what that
// would bring. Nothing of it is worked out here.

import type { KindOf } from "../../table/told";
import type { GroupView } from "../../wire";
import type { Engine, Place } from "./words";

export type Foreseen = Engine["foreseen"];

/** Seats of the stones that would come to a place, in order; "" = nobody can know where to. */
export function landing(told: Foreseen, place: Place | ""): number[] {
  return told?.owners.filter((_, nth) => told.places[nth] === place) ?? [];
}

/** The stone that would lie uppermost at each numbered place of a kind, as `temple-3`. */
export function ghostsAt(told: Foreseen, kind: KindOf<Place>): Map<number, number> {
  const found = new Map<number, number>();
  told?.places.forEach((place, nth) => {
    const [name, number] = place.split("-");
    if (name === kind && number) found.set(Number(number), told.owners[nth] ?? -1);
  });
  return found;
}

/** Groups as they would lie: new ones of those whose stones come, the others as they are. */
export function groupsAfter(groups: readonly GroupView[], told: Foreseen): readonly GroupView[] {
  const after = told?.groups;
  if (!told || !after) return groups;
  return [...groups.filter(({ seat }) => !told.owners.includes(seat)), ...after];
}
