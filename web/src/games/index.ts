// The games that this client can show, by id. Each is written for the words and views of its own
// engine, and is here for those of any: this is safe because it is asked by the id of a table's game,
// and is that game (parts.test.ts).

import type { GameParts } from "./parts";

const found = import.meta.glob<GameParts>("./*/index.ts", { eager: true, import: "default" });

export const GAMES: Readonly<Record<string, GameParts>> = Object.fromEntries(
  Object.entries(found).map(([path, parts]) => [path.split("/")[1] ?? "", parts]),
);
