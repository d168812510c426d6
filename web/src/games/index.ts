// The games that this client can show, by id.

import type { GameParts } from "./parts";

const found = import.meta.glob<GameParts>("./*/index.ts", { eager: true, import: "default" });

export const GAMES: Readonly<Record<string, GameParts>> = Object.fromEntries(
  Object.entries(found).map(([path, parts]) => [path.split("/")[1] ?? "", parts]),
);
