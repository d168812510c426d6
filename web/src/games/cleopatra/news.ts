// What happened in Cleopatra, told in a few lines.

import type { NewsOf } from "../../table/recap";

const hand = ({ seat }: Record<string, unknown>): string => `hand-${Number(seat)}`;

export default {
  "cleopatra-event-turn": { weight: 0 }, // whose turn it was, every line says
  "cleopatra-event-build": { weight: 0 }, // until it is built
  "cleopatra-event-visit": {
    weight: ({ talents }) => (talents === 0 ? 0 : 3),
    sum: ["talents", "pieces"],
    at: ({ seat }) => `camp-${seat}`,
  },
  "cleopatra-event-amulets": { sum: ["amulets"] },
  "cleopatra-event-taken": { list: { card: ["card"] }, at: hand },
  "cleopatra-event-seen-own": { list: { card: ["card"] } },
  "cleopatra-event-discard": { list: { card: ["card"] } },
  "cleopatra-event-built": { list: { piece: ["piece"] }, sum: ["talents"] },
  "cleopatra-event-claim": { sum: ["cells"] },
  "cleopatra-event-walk": { last: ["space"] },
  "cleopatra-event-roll": { sum: ["ankhs"], last: ["dice"], at: () => "altar" },
  "cleopatra-event-offering": { at: () => "altar" },
  "cleopatra-event-opened": { weight: 3, at: ({ seat }) => `camp-${seat}` },
  "cleopatra-event-opened-first": { weight: 3, at: ({ seat }) => `camp-${seat}` },
} satisfies NewsOf as NewsOf;
