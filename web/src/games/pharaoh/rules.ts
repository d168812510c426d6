// How the page of the rules tells Return of the Pharaoh.

import type { GameRules } from "../parts";

export const rules: GameRules = {
  outline: [
    "web-rules-pharaoh-things",
    "web-rules-pharaoh-open",
    "web-rules-pharaoh-setup",
    "web-rules-pharaoh-auction",
    "web-rules-pharaoh-declaring",
    "web-rules-pharaoh-passing",
    "web-rules-pharaoh-won",
    "web-rules-pharaoh-rounds",
    "web-rules-pharaoh-points",
    "web-rules-pharaoh-variants",
  ],
};
