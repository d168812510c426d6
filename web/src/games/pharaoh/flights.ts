// What flies in Return of the Pharaoh: cards and treasures, and the Horus chip.

import type { Flyer } from "../../table/flights";
import type { Engine } from "./words";

export const flyer: Flyer<Engine> = {
  kinds: ["ankh", "chip", "coin", "crew", "jar", "pharaoh", "sword", "throne"],
  stays: [],
};
