// What happened in Imhotep, told in a few lines.

import type { NewsOf } from "../../table/recap";

const temple = ({ space }: Record<string, unknown>): string => `temple-${Number(space) - 1}`;

export default {
  "imhotep-event-get": { sum: ["stones"] },
  "imhotep-event-load": { as: "web-imhotep-recap-load" },
  "imhotep-event-card": { list: { card: ["card"] } },
  "imhotep-event-pyramid": { sum: ["points"] },
  "imhotep-event-small-pyramid": { sum: ["points"] },
  "imhotep-event-beside": { sum: ["points"], as: "web-imhotep-recap-beside" },
  "imhotep-event-overflow": { sum: ["points"] },
  "imhotep-event-temple": { as: "web-imhotep-recap-temple" },
  "imhotep-event-temple-points": {
    tally: "points",
    as: "web-imhotep-recap-temple-points",
    at: temple,
  },
  "imhotep-event-temple-stones": {
    sum: ["stones"],
    as: "web-imhotep-recap-temple-stones",
    at: temple,
  },
  "imhotep-event-temple-card": { as: "web-imhotep-recap-temple-cards", at: temple },
  "imhotep-event-burial": { as: "web-imhotep-recap-burial" },
  "imhotep-event-obelisk": { last: ["height"] },
  "imhotep-event-waiting": { last: ["stones"], as: "web-imhotep-recap-waiting" },
  "imhotep-event-home": { as: "web-imhotep-recap-home" },
  "imhotep-event-scaffold-stone": { as: "web-imhotep-recap-scaffold" },
  "imhotep-event-scaffold-points": { sum: ["points"], at: () => "pyramids-0" },
  "imhotep-event-scaffold-stones": { sum: ["stones"] },
  "imhotep-event-majority": { sum: ["points"], at: () => "pyramids-0" },
  "imhotep-event-hall": { sum: ["points"], as: "web-imhotep-recap-hall" },
  "imhotep-event-arena": { as: "web-imhotep-recap-arena" },
  "imhotep-event-arena-goal": { sum: ["points"] },
  "imhotep-event-arena-points": {
    tally: "points",
    as: "web-imhotep-recap-arena-points",
    at: () => "arena-0",
  },
  "imhotep-event-chariot": { last: ["space"] },
  "imhotep-event-hill": { as: "web-imhotep-recap-hill" },
  "imhotep-event-tomb": { as: "web-imhotep-recap-tombs" },
  "imhotep-event-path": { as: "web-imhotep-recap-path" },
  "imhotep-event-avenue": { last: ["stones"] },
  "imhotep-event-ra-draw": { at: () => "temple-0" },
} satisfies NewsOf as NewsOf;
