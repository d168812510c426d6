// What happened in Murals of the Nile, told in a few lines.

import type { NewsOf } from "../../table/recap";

const CARD = { cards: ["tens", "ones"] };

export default {
  "murals-event-deck": { weight: 2, decided: true, list: CARD, as: "web-murals-recap-deck" },
  "murals-event-hand": { list: CARD, as: "web-murals-recap-hand" },
  "murals-event-display": { list: CARD, as: "web-murals-recap-display" },
  "murals-event-stop": { weight: 0 }, // what it brought is told
  "murals-event-ankh": { weight: 0 }, // the card is told
  "murals-event-area": { list: { area: ["area"] }, sum: ["steps"] },
  "murals-event-combo": {
    weight: ({ steps }) => (steps !== 0 ? 3 : 0), // cards that it brings are told
    at: ({ seat }) => `hand-${seat}`,
  },
  "murals-event-miss": { decided: true, weight: 3 },
  "murals-event-take": { list: CARD, as: "web-murals-recap-take" },
  "murals-event-deal": {
    weight: ({ seat }, me) => (seat === me ? 0 : 2),
    as: "web-murals-recap-deal",
  },
  "murals-event-deal-own": { list: CARD, as: "web-murals-recap-deal-own" },
} satisfies NewsOf as NewsOf;
