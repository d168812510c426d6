// Cleopatra and the Society of Architects.

import { once } from "../parts";
import type { GameParts } from "../parts";
import "./palette.css";
import type { Engine } from "./words";

const parts: GameParts<Engine> = {
  id: "cleopatra",
  minutes: 60,
  options: {
    market: { chips: { stalls: "web-cleopatra-chip-stalls" } },
    preset: { chips: { "original-2006": "web-cleopatra-chip-2006" } },
  },
  sounds: {
    "cleopatra-event-turn": null,
    "cleopatra-event-scribe-add": "sticks",
    "cleopatra-event-scribe-remove": "sticks",
    "cleopatra-event-roll": "sticks",
    "cleopatra-event-amulets": "loss",
    "cleopatra-event-taken": null,
    "cleopatra-event-seen-own": null,
    "cleopatra-event-fetched-own": null,
    "cleopatra-event-gift-own": null,
    "cleopatra-event-discard": "card",
    "cleopatra-event-opened": "point",
    "cleopatra-event-opened-first": "point",
    "cleopatra-event-claim": "gain",
    "cleopatra-event-alms": "gain",
    "cleopatra-event-destitute-hand": "loss",
    "cleopatra-event-destitute-talents": "loss",
    "cleopatra-event-destitute-nothing": "loss",
    "cleopatra-event-tile-removed": "loss",
    "cleopatra-event-eaten": "loss",
  },
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./text")),
  rules: once(() => import("./rules")),
  finale: once(() => import("./Finale.svelte")),
};

export default parts;
