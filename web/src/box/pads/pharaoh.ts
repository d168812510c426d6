// The score pad of Return of the Pharaoh: who has which treasure, and the crew at the end.

import type { Reckoned } from "./pad";

export interface PharaohFigures {
  treasures: { kind: string; items: number }[];
  variety: number[]; // points by number of different kinds
  flag_points: number;
}

export interface PharaohEntry {
  owners: number[]; // by treasure card, -1 = nobody's
  seats: { flags: number; crew: number }[]; // flags among the own crew, the sum of its numbers
}

export function reckonPharaoh(figures: PharaohFigures, entry: PharaohEntry): Reckoned[] {
  return entry.seats.map(({ flags, crew }, seat): Reckoned => {
    const own = figures.treasures.filter((_, card) => entry.owners[card] === seat);
    const treasure = own.reduce((sum, { items }) => sum + items, 0);
    const kinds = new Set(own.map(({ kind }) => kind)).size;
    const variety = figures.variety[kinds] ?? 0;
    const flagged = figures.flag_points * flags;
    const total = treasure + variety + flagged;
    return {
      lines: [
        {
          source: "pharaoh-source-treasure",
          points: treasure,
          why: { id: "web-box-why-treasure", args: { cards: own.length } },
        },
        {
          source: "pharaoh-source-variety",
          points: variety,
          why: { id: "web-box-why-variety", args: { kinds } },
        },
        {
          source: "pharaoh-source-flags",
          points: flagged,
          why: { id: "web-box-why-flags", args: { flags } },
        },
      ],
      total,
      rank: [total, crew],
      isOut: false,
    };
  });
}
