// The time that Imhotep takes on the stage.

import type { GameStage } from "../../table/pace";

export default {
  times: { ship: 600, chariot: 1100, figure: 700 },
  titles: { "imhotep-event-round": "web-stage-round" },
} satisfies GameStage;
