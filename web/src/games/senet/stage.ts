// The time that Senet takes on the stage: pawns go by hand, and the water takes longer.

import type { GameStage } from "../../table/pace";

export default {
  times: { "senet-event-water": 900, "senet-event-drown": 900, pawn: 380 },
} satisfies GameStage;
