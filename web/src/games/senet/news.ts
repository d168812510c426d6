// What happened in Senet, told in a few lines.

import type { NewsOf } from "../../table/recap";

export default {
  "senet-event-throw": { weight: 0 }, // what was moved with it is told
  "senet-event-off": { weight: 3, as: "web-senet-recap-off" },
  "senet-event-drown": { weight: 3 },
} satisfies NewsOf as NewsOf;
