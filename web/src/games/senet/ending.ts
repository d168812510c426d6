// How a game of Senet ends: who has borne off all pawns has won, and nothing else is counted.

import { say } from "../../lib/texts.svelte";
import type { GameEnding } from "../../table/ending";
import type { Engine } from "./words";

const ending: GameEnding<Engine> = {
  place: ({ seat }) => `off-${seat}`,
  tiedAs: (view, seat, name) =>
    say("senet-tied", { name, squares: view.board.sides[seat]?.way_left ?? 0 }),
  tie: (points, players) => say("senet-tie-break", { points, players }),
  hasBest: false,
};
export default ending;
