// Murals of the Nile.

import { withWords } from "../../lib/texts.svelte";
import { once } from "../parts";
import type { GameParts } from "../parts";
import "./palette.css";
import type { Engine } from "./words";

const parts: GameParts<Engine> = {
  id: "murals",
  minutes: 45,
  options: {
    odds: {
      chips: { off: "web-lobby-chip-no-odds" },
      picker: once(() =>
        withWords(["murals/table", "murals/web_board"], () => import("./OddsPicker.svelte")),
      ),
    },
  },
  sounds: {
    "murals-event-miss": "loss",
    "murals-event-area": "gain",
    "murals-event-combo": "gain",
    "murals-event-ankh": "point",
    "murals-event-deal-own": null,
  },
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./text")),
  rules: once(() => import("./rules")),
};

export default parts;
