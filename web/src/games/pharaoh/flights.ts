// What flies in Return of the Pharaoh: cards and treasures, and the Horus chip.

import type { Flyer } from "../../table/flights";

export const flyer: Flyer = {
  kinds: ["ankh", "chip", "coin", "crew", "jar", "pharaoh", "sword", "throne"],
  stays: [],
};
