// What happened in Return of the Pharaoh, told in a few lines.

import type { NewsOf } from "../../table/recap";

const camp = ({ seat }: Record<string, unknown>): string => `camp-${Number(seat)}`;
const bid = ({ seat }: Record<string, unknown>): string => `bid-${Number(seat)}`;

export default {
  "pharaoh-event-round": { at: () => "row-0" },
  "pharaoh-event-auction": { weight: 1, at: () => "row-0" }, // who won it weighs more
  "pharaoh-event-won-treasure": { weight: 3, at: camp },
  "pharaoh-event-won-crew": { weight: 3 },
  "pharaoh-event-declare": { at: bid },
  "pharaoh-event-declare-bonus": { at: bid },
  "pharaoh-event-pass": { at: bid },
  "pharaoh-event-horus-keep": { at: camp },
  "pharaoh-event-lay": { weight: 0 }, // what was declared with it is told
} satisfies NewsOf as NewsOf;
