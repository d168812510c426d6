// The time that Cleopatra takes on the stage: what is built and who walks move in the scene itself.

import type { GameStage } from "../../table/pace";

export const ROLLING = 1300; // milliseconds: the dice tumble, and those with an ankh go to the Altar

export default {
  times: {
    ...{ cleopatra: 1100, piece: 480, statue: 480, tile: 480 },
    "cleopatra-event-roll": ROLLING,
  },
  played: ["cleopatra-event-roll"],
  lingers: {
    "cleopatra-event-opened": 900,
    "cleopatra-event-opened-first": 1200,
    "cleopatra-event-roll": 1400, // without an ankh it is all that is seen of them
    "cleopatra-event-taken": 150, // the cards were seen on their way
    "cleopatra-event-discard": 150,
  },
} satisfies GameStage;
