// How the page of the rules tells Cleopatra.

import type { GameRules } from "../parts";

export const rules: GameRules = {
  outline: [
    "web-rules-cleopatra-things",
    "web-rules-cleopatra-open",
    "web-rules-cleopatra-board",
    "web-rules-cleopatra-setup",
    "web-rules-cleopatra-market",
    "web-rules-cleopatra-turn",
    "web-rules-cleopatra-pieces",
    "web-rules-cleopatra-mosaics",
    "web-rules-cleopatra-offering",
    "web-rules-cleopatra-end",
    "web-rules-cleopatra-characters",
    "web-rules-cleopatra-variants",
  ],
};
