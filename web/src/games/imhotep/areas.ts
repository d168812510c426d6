// Areas of touching stones of one owner on any grid, and the golden joint that is drawn round them.

export interface Area {
  seat: number;
  places: number[];
}

/** Owners by place, -1 = free; *beside* tells the places next to one. */
export function areasOf(
  owners: readonly number[],
  beside: (place: number) => readonly number[],
): Area[] {
  const seen = new Set<number>();
  const areas: Area[] = [];
  owners.forEach((seat, start) => {
    if (seat < 0 || seen.has(start)) return;
    seen.add(start);
    const places = [start];
    for (const place of places) {
      for (const next of beside(place)) {
        if (owners[next] !== seat || seen.has(next)) continue;
        seen.add(next);
        places.push(next);
      }
    }
    areas.push({ seat, places });
  });
  return areas;
}

/** The places next to one in a grid that is counted row by row. */
export function gridNeighbours(columns: number, place: number): number[] {
  const near = [place - columns, place + columns];
  if (place % columns > 0) near.push(place - 1);
  if (place % columns < columns - 1) near.push(place + 1);
  return near;
}
