// What each side does, in a sentence or two. Fetched with its words, when somebody asks.

import type { MessageId } from "../../messages";
import type { Side, Site } from "./printed";

export const SIDE_RULES: Record<Site, Record<Side, MessageId>> = {
  market: {
    a: "web-sides-market-a",
    b: "web-sides-market-b",
    c: "web-sides-market-c",
    d: "web-sides-market-d",
  },
  pyramids: {
    a: "web-sides-pyramids-a",
    b: "web-sides-pyramids-b",
    c: "web-sides-pyramids-c",
    d: "web-sides-pyramids-d",
  },
  temple: {
    a: "web-sides-temple-a",
    b: "web-sides-temple-b",
    c: "web-sides-temple-c",
    d: "web-sides-temple-d",
  },
  burial: {
    a: "web-sides-burial-a",
    b: "web-sides-burial-b",
    c: "web-sides-burial-c",
    d: "web-sides-burial-d",
  },
  obelisks: {
    a: "web-sides-obelisks-a",
    b: "web-sides-obelisks-b",
    c: "web-sides-obelisks-c",
    d: "web-sides-obelisks-d",
  },
};
