// The words of the text board of Senet.

import type { TextWords } from "../../table/text_board";

export const words: TextWords = {
  fields: {
    start: { label: "web-senet-text-start", kind: "seat" },
    thrower: { label: "web-senet-text-thrower", kind: "seat" },
    thrown: { label: "web-senet-text-thrown" },
    light: { label: "web-senet-text-light" },
    throws: { label: "web-senet-text-throws" },
    most_throws: { label: "web-senet-text-most-throws" },
    pawns: { label: "web-senet-text-pawns" },
    squares: { label: "web-senet-text-at", kind: "hidden" },
    sides: { label: "web-table-players", kind: "by-seat" },
    off: { label: "web-senet-text-off" },
    way_left: { label: "web-senet-text-way" },
    at: { label: "web-senet-text-at" },
    guarded: { label: "web-senet-text-guarded" },
    blocked: { label: "web-senet-text-blocked" },
  },
  item: {},
  word: (word) => word,
};
