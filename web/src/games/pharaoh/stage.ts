// The time that Return of the Pharaoh takes on the stage: who won a lot, and for what, is read.

import type { GameStage } from "../../table/pace";

export default {
  banners: ["pharaoh-event-won-treasure", "pharaoh-event-won-crew"],
  lingers: { "pharaoh-event-won-treasure": 1500, "pharaoh-event-won-crew": 1500 },
  titles: { "pharaoh-event-round": "web-stage-round" },
} satisfies GameStage;
