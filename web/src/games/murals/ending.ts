// How a game of Murals ends: the three tracks, each with the points of its places.

import { say } from "../../lib/texts.svelte";
import type { GameEnding, Line } from "../../table/ending";
import type { ViewOf } from "../../table/told";
import type { Engine } from "./words";

type View = ViewOf<Engine>;
type Track = "combo" | "area" | "miss";

const trackOf = (source: string): Track => source.replace("murals-source-", "") as Track;
const reached = (view: View, track: Track, seat: number): number =>
  view.board.camps[seat]?.[track] ?? 0;

/** The marker on its track. */
function place({ source, seat }: Line, view: View): string {
  const track = trackOf(source);
  return `${track}-${Math.abs(reached(view, track, seat))}`;
}

/** How far somebody came, and as which: misses count downwards, so that more is better everywhere. */
function note(view: View, source: string, seat: number): string {
  const track = trackOf(source);
  const own = reached(view, track, seat);
  const ahead = view.board.camps.filter((camp) => camp[track] > own).length;
  return say("web-murals-steps-and-rank", { steps: Math.abs(own), rank: ahead + 1 });
}

const ending: GameEnding<Engine> = {
  place,
  note,
  tiedAs: (view, seat, name) => {
    const camp = view.board.camps[seat];
    return say("murals-tied", { name, sum: camp ? camp.combo + camp.area + camp.miss : 0 });
  },
  tie: (points, players) => say("murals-tie-break", { points, players }),
};
export default ending;
