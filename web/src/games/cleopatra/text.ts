// The words of the text board of Cleopatra.

import type { MessageId } from "../../messages";
import type { TextWords } from "../../table/text_board";
import { RESOURCES, resourceName } from "./cards";

/** Cards, mosaics, pieces and resources; cells are said as they are. */
function wordId(word: string): string {
  if (/^[filnptuvwxyz]$/.test(word)) return `cleopatra-tile-${word}`;
  if (/^w\d$/.test(word)) return `cleopatra-wall-${word[1]}`;
  if (/^(artisan|wood|stone|marble|lapis|sphinx|obelisk|throne|mosaic)$/.test(word)) {
    return `cleopatra-${word}`;
  }
  if (word.startsWith("door ")) return `cleopatra-door-${word.slice(5)}`;
  return /^[a-i]\d$|^$|[P#.]{9}/.test(word) ? word : `cleopatra-card-${word}`;
}

const WALLS = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(
  (number): MessageId => `cleopatra-wall-${number}`,
);
const DOORS = ["cleopatra-door-left", "cleopatra-door-right"] as const;
const RESOURCE_NAMES = RESOURCES.map(resourceName);

export const words: TextWords = {
  fields: {
    turn: { label: "web-cleopatra-text-turn", kind: "seat" },
    turns: { label: "web-cleopatra-text-turns" },
    steps: { label: "web-cleopatra-text-steps" },
    dice: { label: "web-cleopatra-text-dice" },
    market: { label: "web-cleopatra-market" },
    "market.up": { label: "web-cleopatra-text-up" },
    "market.down": { label: "web-cleopatra-text-down" },
    "market.old": { label: "web-cleopatra-text-old" },
    pile: { label: "web-cleopatra-text-pile" },
    size: { label: "web-cleopatra-text-size" },
    top: { label: "web-cleopatra-text-top" },
    "pile.up": { label: "web-cleopatra-text-up-below" },
    "pile.down": { label: "web-cleopatra-text-down-below" },
    "pile.blind": { label: "web-cleopatra-text-blind" },
    discard_size: { label: "web-cleopatra-text-discards" },
    discards: { label: "web-cleopatra-text-search" },
    loose: { label: "web-cleopatra-text-loose" },
    walls: { label: "cleopatra-board-walls", kind: "marks", each: WALLS },
    sphinxes: { label: "cleopatra-board-sphinxes" },
    obelisks: { label: "cleopatra-board-obelisks" },
    doors: { label: "cleopatra-board-doors", kind: "marks", each: DOORS },
    throne: { label: "cleopatra-board-throne" },
    palms: { label: "web-cleopatra-text-palms", kind: "rows" },
    mosaics: { label: "web-cleopatra-text-mosaics" },
    tile: { label: "web-cleopatra-piece-mosaic" },
    cells: { label: "web-cleopatra-text-cells" },
    mosaic: { label: "web-cleopatra-text-mosaic", empty: "web-table-text-none" },
    mosaics_left: { label: "web-cleopatra-text-mosaics-left" },
    mosaics_removed: { label: "web-cleopatra-text-mosaics-removed" },
    closed: { label: "web-cleopatra-text-closed" },
    quarry: { label: "web-cleopatra-quarry" },
    piece: { label: "web-cleopatra-text-piece", empty: "web-table-text-none" },
    cost: { label: "web-cleopatra-text-cost", kind: "amounts", each: RESOURCE_NAMES },
    talents: { label: "web-cleopatra-talents" },
    payable: { label: "web-cleopatra-text-payable" },
    proposal: { label: "web-cleopatra-text-proposal", kind: "hidden" },
    options: { label: "web-cleopatra-text-proposal", kind: "hidden" },
    visit: { label: "web-cleopatra-text-visit" },
    built: { label: "web-cleopatra-text-built" },
    due: { label: "web-cleopatra-text-due", kind: "amounts", each: RESOURCE_NAMES },
    over: { label: "web-cleopatra-text-over", kind: "amounts", each: RESOURCE_NAMES },
    placing: { label: "web-cleopatra-text-placing" },
    orientation: { label: "web-cleopatra-text-orientation" },
    spots: { label: "web-cleopatra-text-placing", kind: "hidden" },
    claims: { label: "web-cleopatra-text-claims" },
    cell: { label: "web-cleopatra-text-cell" },
    envoy: { label: "cleopatra-card-envoy" },
    resource: { label: "web-cleopatra-text-resource" },
    named: { label: "web-cleopatra-text-named", kind: "seat" },
    offering: { label: "web-cleopatra-text-offering", kind: "seat" },
    opponent: { label: "web-cleopatra-text-opponent", kind: "seat" },
    vizier: { label: "cleopatra-card-vizier" },
    seat: { label: "web-cleopatra-text-seat", kind: "seat" },
    "vizier.up": { label: "web-cleopatra-text-up" },
    drawn: { label: "web-cleopatra-text-drawn" },
    kept: { label: "web-cleopatra-kept" },
    tens: { label: "web-cleopatra-text-tens" },
    camps: { label: "web-table-players", kind: "by-seat" },
    hand: { label: "web-cleopatra-hand" },
    hand_size: { label: "web-cleopatra-text-hand-size" },
    amulets: { label: "web-cleopatra-amulets" },
    merchants: { label: "web-cleopatra-text-merchants" },
    statues: { label: "web-cleopatra-text-statues" },
    sanctuaries: { label: "web-cleopatra-text-sanctuaries" },
    has_bid: { label: "web-cleopatra-text-has-bid" },
    bid: { label: "web-cleopatra-bid" },
    deducible: { label: "web-cleopatra-memory", kind: "asked" },
    left: { label: "web-cleopatra-text-left" },
    known: { label: "web-cleopatra-text-known" },
    reckoning: { label: "web-cleopatra-reckoning" },
    tainted: { label: "web-cleopatra-reckoning-tainted" },
    "reckoning.cells": { label: "web-cleopatra-reckoning-cells" },
    remaining: { label: "web-cleopatra-reckoning-left" },
    eaten: { label: "web-cleopatra-eaten" },
  },
  item: {
    market: "web-cleopatra-stall",
    mosaics: "web-cleopatra-text-number",
    quarry: "web-cleopatra-text-number",
    claims: "web-cleopatra-text-number",
    sanctuaries: "web-cleopatra-text-number",
  },
  word: wordId,
};
