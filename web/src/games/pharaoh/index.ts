// Return of the Pharaoh.

import { once } from "../parts";
import type { GameParts } from "../parts";
import "./palette.css";
import type { Engine } from "./words";

const parts: GameParts<Engine> = {
  id: "pharaoh",
  minutes: 30,
  isAllInHand: true,
  options: {
    open_hands: { chips: { on: "web-lobby-chip-open-hands" } },
    bonus: { chips: { off: "web-lobby-chip-no-bonus" } },
  },
  sounds: {
    "pharaoh-event-horus": "point",
    "pharaoh-event-removed": "loss",
    "pharaoh-event-won-treasure": "gain",
    "pharaoh-event-won-crew": "gain",
    "pharaoh-event-auction": "point",
  },
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./text")),
  rules: once(() => import("./rules")),
};

export default parts;
