// How a game of Imhotep ends: site by site, then cards.

import { say } from "../../lib/texts.svelte";
import type { GameEnding, Line } from "../../table/ending";
import type { ViewOf } from "../../table/told";
import { SITE_SOURCE } from "./printed";
import type { Engine } from "./words";

type View = ViewOf<Engine>;
type Player = View["board"]["players"][number];

const SITE_OF: Record<string, string> = Object.fromEntries(
  Object.entries(SITE_SOURCE).map(([site, source]) => [source, `site-${site}`]),
);

function place({ source, seat }: Line): string | null {
  if (source === "imhotep-source-wrath") return null;
  if (source === "imhotep-source-prophecies") return "prophecies";
  return SITE_OF[source] ?? `cards-${seat}`;
}

/** What is still ahead stands as it stood before the end: beside what is sure. */
function asCounted(view: View, ahead: readonly Line[]): View {
  const players = view.board.players.map((player, seat) =>
    ahead.filter((line) => line.seat === seat).reduce(before, player),
  );
  return { ...view, board: { ...view.board, players } };
}

function before(player: Player, { source, points }: Line): Player {
  const ahead = points ?? 0;
  return {
    ...player,
    score: player.score - ahead,
    points: { ...player.points, [source]: (player.points[source] ?? 0) - ahead },
    end_points: { ...player.end_points, [source]: ahead },
  };
}

const ending: GameEnding<Engine> = {
  place,
  asCounted,
  tiedAs: (view, seat, name) =>
    say("imhotep-tied-sled", { name, stones: view.board.players[seat]?.sled ?? 0 }),
  tie: (points, players) => say("imhotep-tie-break", { points, players }),
};
export default ending;
