// How a game of Return of the Pharaoh ends: treasure, its variety, and flags.

import { say } from "../../lib/texts.svelte";
import type { GameEnding, Line } from "../../table/ending";
import type { ViewOf } from "../../table/told";
import { crewSum } from "./names";
import type { Engine } from "./words";

type View = ViewOf<Engine>;

/** Camps show the points that are counted. */
function asCounted(view: View, ahead: readonly Line[]): View {
  const aheadOf = (seat: number, source: string): number =>
    ahead.find((line) => line.seat === seat && line.source === source)?.points ?? 0;
  const camps = view.board.camps.map((camp, seat) => ({
    ...camp,
    treasure_points: camp.treasure_points - aheadOf(seat, "pharaoh-source-treasure"),
    variety_points: camp.variety_points - aheadOf(seat, "pharaoh-source-variety"),
  }));
  return { ...view, board: { ...view.board, camps } };
}

const ending: GameEnding<Engine> = {
  place: ({ source, seat }) =>
    source === "pharaoh-source-flags" ? `tent-${seat}` : `camp-${seat}`,
  asCounted,
  tiedAs: (view, seat, name) => {
    const camp = view.board.camps[seat];
    return say("pharaoh-tied-crew", {
      name,
      sum: crewSum([...(camp?.hand ?? []), ...(camp?.tent ?? [])]),
    });
  },
  tie: (points, players) => say("pharaoh-tie-break", { points, players }),
};
export default ending;
