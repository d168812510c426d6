// The time that Murals of the Nile takes on the stage: a miss goes by way of the dark cell.

import type { GameStage } from "../../table/pace";

export default {
  times: { "murals-event-miss": 680 },
} satisfies GameStage;
