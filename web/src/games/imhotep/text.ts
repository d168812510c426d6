// The words of Imhotep's text board.

import type { TextWords } from "../../table/text_board";
import { dynastyFields, dynastyItems, dynastyWord } from "./text_dynasty";

export const words: TextWords = {
  fields: {
    round: { label: "web-table-round" },
    start: { label: "web-table-text-start-player", kind: "seat" },
    round_card: { label: "web-table-text-round-card" },
    round_cards: { label: "imhotep-board-round-cards" },
    ships: { label: "web-table-text-ships" },
    size: { label: "web-table-text-size" },
    minimum: { label: "web-table-text-minimum" },
    "ships.spaces": { label: "web-table-text-from-bow", kind: "owners" },
    "ships.site": { label: "web-table-text-lies-at", empty: "web-table-text-harbour" },
    may_sail: { label: "web-table-text-may-sail" },
    unloading: { label: "web-table-text-unloading", kind: "hidden" },
    arriving: { label: "web-table-text-unloading", kind: "hidden" },
    market: { label: "imhotep-site-market" },
    side: { label: "web-table-text-side" },
    cards: { label: "imhotep-board-cards", kind: "words" },
    face_down: { label: "web-table-text-face-down" },
    known: { label: "web-table-text-known", kind: "words" },
    looking: { label: "web-table-text-looking", kind: "seat" },
    seen: { label: "web-table-text-seen", kind: "words" },
    unseen: { label: "web-table-text-unseen", kind: "words" },
    draw_pile: { label: "web-table-text-draw-pile" },
    discard: { label: "imhotep-board-discard", kind: "words" },
    played: { label: "web-table-text-played", kind: "words" },
    pyramids: { label: "imhotep-site-pyramids" },
    "pyramids.spaces": { label: "web-table-text-spaces", kind: "owners" },
    beside: { label: "web-table-text-beside" },
    temple: { label: "imhotep-site-temple" },
    visible: { label: "web-table-text-from-above", kind: "owners" },
    "temple.stones": { label: "web-table-text-stones" },
    burial: { label: "imhotep-site-burial" },
    "burial.stones": { label: "web-table-text-stones", kind: "owners" },
    "burial.groups": { label: "web-table-text-at-end", kind: "hidden" }, // end_points add them up
    "burial.rows": { label: "web-table-text-at-end", kind: "hidden" },
    obelisks: { label: "imhotep-site-obelisks" },
    heights: { label: "web-table-text-heights", kind: "by-seat" },
    waiting: { label: "web-table-text-waiting", kind: "by-seat" },
    towers: { label: "web-table-text-towers", kind: "owners" },
    players: { label: "web-table-players", kind: "by-seat" },
    quarry: { label: "imhotep-board-quarry" },
    sled: { label: "imhotep-board-sled" },
    stones: { label: "web-table-text-stones", kind: "amounts" },
    score: { label: "web-table-text-score" },
    points: { label: "web-table-text-sources", kind: "amounts" },
    end_points: { label: "web-table-text-at-end", kind: "amounts" },
    ...dynastyFields,
  },
  item: { ships: "web-table-text-ship", ...dynastyItems },
  word: (word) => {
    const added = dynastyWord(word);
    if (added) return added;
    if (word.length === 1) return word.toUpperCase(); // a side
    const site = /^(market|pyramids|temple|burial|obelisks)$/.test(word);
    if (/^\d/.test(word)) return word; // a round card
    return `imhotep-${site ? "site" : "card"}-${word.replaceAll(" ", "-")}`;
  },
};
