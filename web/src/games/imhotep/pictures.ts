// A few stones on every side, for the pictures of it: as the engine shows them (pictures.json is
// made by scripts/client_positions.py).

import type { DynastyView, ImhotepPrinted, ImhotepView } from "../../wire";
import found from "./pictures.json";
import { SIDES, type Side } from "./printed";

type Sites = Pick<ImhotepView, "pyramids" | "temple" | "burial" | "obelisks">;
type Parts = Pick<
  DynastyView,
  "scaffolds" | "hallway" | "ra" | "arena" | "crypt" | "giant" | "avenue"
>;
type Picture = Sites & Partial<Parts> & { worth: number[] }; // of the obelisks, by seat

const [first, ...sides] = found as unknown as [{ printed: ImhotepPrinted }, ...Picture[]];

export const { printed } = first;
export const pictureOf = (side: Side): Picture => sides[SIDES.indexOf(side)]!;
