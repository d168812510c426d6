// Imhotep, with A New Dynasty.

import { withWords } from "../../lib/texts.svelte";
import { once } from "../parts";
import type { GameParts } from "../parts";
import type { Engine } from "./words";
import "./palette.css";

const ofDynasty = <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  once(() => withWords(["imhotep/web_dynasty"], load));
const pictured = <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  once(() => withWords(["imhotep/table", "imhotep/web_board", "imhotep/web_dynasty"], load));

const plain = once(() => import("./Board.svelte"));
const dynasty = ofDynasty(() => import("./DynastyBoard.svelte"));

const parts: GameParts<Engine> = {
  id: "imhotep",
  minutes: 40,
  options: {
    sides: {
      chip: "web-lobby-chip-sides",
      chips: {
        random: "web-lobby-chip-sides-random",
        "random-all": "web-dynasty-chip-lot-all",
      },
      picker: pictured(() => import("./SidePicker.svelte")),
      picture: pictured(() => import("./SideList.svelte")),
    },
    wrath: { chips: { on: "web-lobby-chip-wrath" } },
    expansion: {
      chips: { on: "web-dynasty-chip-expansion" },
      note: "web-dynasty-note-expansion",
    },
    prophecies: {
      chips: { on: "web-dynasty-chip-prophecies" },
      note: "web-dynasty-note-prophecies",
    },
    secret_cards: {
      chips: { on: "web-dynasty-chip-secret" },
      note: "web-dynasty-note-secret-cards",
    },
    hall_start: { isFine: true },
    hall_figure_square_first: { isFine: true },
    crypt_overflow_averts_penalty: { isFine: true },
    raft_may_target_market: { isFine: true },
  },
  sounds: {
    "imhotep-event-bonus-card": "card",
    "imhotep-event-temple-card": "card",
    "imhotep-event-scaffold-card": "card",
    "imhotep-event-red-idle": "loss",
    "imhotep-event-tile-unused": "loss",
    "imhotep-event-prophecy": "card",
    "imhotep-event-ra-draw": "card",
  },
  board: (view) => (view.board.dynasty ? dynasty : plain)(),
  text: ofDynasty(() => import("./text")),
  rules: once(() => import("./rules")),
};

export default parts;
