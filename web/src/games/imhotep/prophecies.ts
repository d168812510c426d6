// What is printed on the seven prophecies: gods, conditions and the signs of the gods.

import type { MessageId } from "../../messages";
import type { Prophecy } from "./words";

interface ProphecyFace {
  god: MessageId;
  asks: MessageId; // with $stones: what Horus asks of each monument
  sign: string; // lines in a square of 24
}

export const PROPHECIES: Record<Prophecy, ProphecyFace> = {
  osiris: {
    god: "web-prophecy-god-osiris",
    asks: "web-prophecy-osiris",
    sign: "M12 2c4 3 4 7 2 10h-4C8 9 8 5 12 2ZM7 4c-2 4 0 7 3 8M17 4c2 4 0 7-3 8M9 12h6v5l-3 5-3-5Z",
  },
  anubis: {
    god: "web-prophecy-god-anubis",
    asks: "web-prophecy-anubis",
    sign: "M8 2v7l-2 4v9h6v-6l7-2-4-5V2l-3 5H11Z",
  },
  isis: {
    god: "web-prophecy-god-isis",
    asks: "web-prophecy-isis",
    sign: "M6 22V13h5V8h5V3h3v19ZM6 17h13",
  },
  horus: {
    god: "web-prophecy-god-horus",
    asks: "web-prophecy-horus",
    sign: "M2 11c5-6 14-6 20 0-6 4-14 4-20 0ZM9 14l-1 7M13 14c1 5 6 7 7 3M12 8a3 3 0 1 1 0 5.6A3 3 0 0 1 12 8",
  },
  set: {
    god: "web-prophecy-god-set",
    asks: "web-prophecy-set",
    sign: "M8 2v6M14 2v6M7 8h8l1 5 5 5h-6l-2 4H7Z",
  },
  amun: {
    god: "web-prophecy-god-amun",
    asks: "web-prophecy-amun",
    sign: "M9 12V2M14 12V2M6 12h11v4c0 4-2 6-5.5 6S6 20 6 16ZM9 6h5",
  },
  ra: {
    god: "web-prophecy-god-ra",
    asks: "web-prophecy-ra",
    sign: "M12 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M12 1v2M3 11H1M23 11h-2M5 4l1.4 1.4M19 4l-1.4 1.4M4 22c5-3 11-3 16 0",
  },
};
