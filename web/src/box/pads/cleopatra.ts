// The score pad of Cleopatra: Talents, and whom the crocodile takes.

import type { Reckoned } from "./pad";

export interface CleopatraFigures {
  merchant_worth: number;
}

export interface CleopatraSeat {
  talents: number;
  merchants: number; // not spent
  amulets: number; // in the own pyramid
  tainted: number; // cards left in hand that bring an amulet
  cells: number; // of the garden, in the own sanctuaries
}

export interface CleopatraEntry {
  seats: CleopatraSeat[];
}

/** Amulets that count: less one for each cell of the own sanctuaries. */
export const amuletsLeft = ({ amulets, tainted, cells }: CleopatraSeat): number =>
  Math.max(amulets + tainted - cells, 0);

export function reckonCleopatra(figures: CleopatraFigures, { seats }: CleopatraEntry): Reckoned[] {
  const left = seats.map(amuletsLeft);
  const most = Math.max(...left);
  const areAllAlike = left.every((each) => each === most);
  return seats.map((seat, at): Reckoned => {
    const remaining = left[at] ?? 0;
    const isEaten = !areAllAlike && remaining === most;
    const merchants = figures.merchant_worth * seat.merchants;
    const wealth = seat.talents + merchants;
    const { amulets, tainted, cells } = seat;
    const total = isEaten ? 0 : wealth;
    return {
      lines: [
        {
          source: "cleopatra-board-talents",
          points: seat.talents,
          why: { id: "web-box-why-entered", args: {} },
        },
        {
          source: "cleopatra-source-merchants",
          points: merchants,
          why: {
            id: "web-box-why-each",
            args: { count: seat.merchants, points: figures.merchant_worth },
          },
        },
        {
          source: isEaten ? "web-box-eaten" : "web-box-spared",
          points: total - wealth,
          why: { id: "web-box-why-amulets", args: { amulets, tainted, cells, remaining, most } },
        },
      ],
      total,
      rank: [total, -remaining],
      isOut: isEaten,
    };
  });
}
