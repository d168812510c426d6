// How the page of the rules tells Murals of the Nile.

import type { GameRules } from "../parts";

export const rules: GameRules = {
  outline: [
    "web-rules-murals-things",
    "web-rules-murals-open",
    "web-rules-murals-setup",
    "web-rules-murals-turn",
    "web-rules-murals-shadow",
    "web-rules-murals-misses",
    "web-rules-murals-bonuses",
    "web-rules-murals-end",
    "web-rules-murals-points",
    "web-rules-murals-options",
  ],
};
