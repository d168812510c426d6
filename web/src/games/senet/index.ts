// Senet.

import { once } from "../parts";
import type { GameParts } from "../parts";
import type { Engine } from "./words";

const parts: GameParts<Engine> = {
  id: "senet",
  minutes: 20,
  isAllInHand: true,
  options: {
    pawns: { chips: { "7": "web-lobby-chip-seven-pawns" } },
  },
  sounds: {
    "senet-event-throw": "sticks",
    "senet-event-stuck": "loss",
    "senet-event-water": "loss",
    "senet-event-drown": "loss",
    "senet-event-off": "gain",
  },
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./text")),
  rules: once(() => import("./rules")),
};

export default parts;
