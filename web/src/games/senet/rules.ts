// How the page of the rules tells Senet.

import type { GameRules } from "../parts";

export const rules: GameRules = {
  outline: [
    "web-rules-senet-things",
    "web-rules-senet-setup",
    "web-rules-senet-throwing",
    "web-rules-senet-moving",
    "web-rules-senet-back",
    "web-rules-senet-houses",
    "web-rules-senet-end",
    "web-rules-senet-variants",
  ],
};
