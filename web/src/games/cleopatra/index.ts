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
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./text")),
  rules: once(() => import("./rules")),
  finale: once(() => import("./Finale.svelte")),
};

export default parts;
