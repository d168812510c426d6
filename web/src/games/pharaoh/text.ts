// The words of the text board of Return of the Pharaoh.

import type { TextWords } from "../../table/text_board";

/** `3`, `5f` (with flag), `jar 2`, `crew 5f`. */
function wordId(word: string): string {
  const card = word.replace("crew ", "");
  if (/^\d+$/.test(card)) return `pharaoh-crew-${card}`;
  if (/^\d+f$/.test(card)) return `pharaoh-flag-crew-${card.slice(0, -1)}`;
  return `pharaoh-${card.replaceAll(" ", "-")}`;
}

export const words: TextWords = {
  fields: {
    round: { label: "web-table-round" },
    chip: { label: "web-table-text-chip", kind: "seat" },
    start: { label: "web-table-text-opened", kind: "seat" },
    high: { label: "web-table-text-high" },
    opening_bonus: { label: "web-table-text-high", kind: "hidden" },
    leader: { label: "web-table-text-leader", kind: "seat" },
    horus_used: { label: "web-table-text-horus-used" },
    row: { label: "pharaoh-board-lots", kind: "words" },
    deck: { label: "pharaoh-board-deck", kind: "words" },
    hospital: { label: "pharaoh-board-hospital", kind: "words" },
    removed: { label: "pharaoh-board-removed", kind: "words" },
    camps: { label: "web-table-players", kind: "by-seat" },
    hand: { label: "pharaoh-board-hand", kind: "words" },
    hand_size: { label: "web-table-text-hand-size" },
    bid: { label: "pharaoh-board-bid", kind: "words" },
    bid_sum: { label: "web-table-text-sum" },
    tent: { label: "pharaoh-board-tent", kind: "words" },
    treasure: { label: "pharaoh-board-treasure", kind: "words" },
    treasure_points: { label: "web-table-text-treasure-points" },
    variety_points: { label: "web-table-text-variety-points" },
    flag_points: { label: "web-table-text-flag-points" },
    pharaohs_used: { label: "web-table-text-pharaohs-used" },
    pharaohs_left: { label: "web-table-text-pharaohs-left" },
    passed: { label: "pharaoh-board-passed" },
  },
  item: {},
  word: wordId,
};
