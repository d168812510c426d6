// The reckoning after the last move, as the events tell it: one line after the other, each counted for
// somebody, until the totals are those of the result. The order is that of the events.

import { say } from "../lib/texts.svelte";
import type { EventInfo, TableView } from "../wire";
import { listed } from "./names";
import type { AnyEngine, EventOf, ViewOf, Wire } from "./told";

/** One thing that is counted for one seat. */
export interface Line {
  source: string; // message id: what is counted
  seat: number;
  points: number | null; // what it adds; null: something that is no points
  shown: string; // "+15", or whatever is counted
}

/** What `ending.ts` of a game says. */
export interface GameEnding<Game extends AnyEngine = Wire> {
  line?: (event: EventOf<Game>) => Line; // where an event is more than points of a source
  isHidden?: true; // nobody knows another's points before they are counted
  place?: (line: Line, view: ViewOf<Game>) => string | null; // where points rise; null: beside the name
  // The board while these lines are still ahead.
  asCounted?: (view: ViewOf<Game>, ahead: readonly Line[]) => ViewOf<Game>;
  tiedAs: (view: ViewOf<Game>, seat: number, name: string) => string; // what broke the tie, of one seat
  tie: (points: number, players: string) => string;
  note?: (view: ViewOf<Game>, source: string, seat: number) => string; // beside points in the table
  decisive?: string; // a source that decides, whatever the others say, for whoever has it
  hasBest?: false; // where most points say nothing: everybody who wins has the same
}

const ENDINGS = import.meta.glob<GameEnding>("../games/*/ending.ts", {
  eager: true,
  import: "default",
});
export const endingOf = (game: string): GameEnding | undefined =>
  ENDINGS[`../games/${game}/ending.ts`];

/** "+3", "−2", "0". */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Points of a source: it is named by the event, or by its id ("murals-event-score-combo"). */
function usualLine({ text }: EventInfo): Line {
  const named = text.args["source"];
  const source = typeof named === "string" ? named : text.id.replace("-event-score-", "-source-");
  const points = numberOf(text.args["points"]);
  return { source, seat: numberOf(text.args["seat"]), points, shown: signed(points) };
}

export function linesOf(game: string, events: readonly EventInfo[]): Line[] {
  const own = endingOf(game)?.line;
  return events.filter(({ role }) => role === "final").map((event) => (own ?? usualLine)(event));
}

const sumOf = (lines: readonly Line[], seat: number): number =>
  lines.reduce((sum, line) => sum + (line.seat === seat ? (line.points ?? 0) : 0), 0);

/** Totals by seat after so many lines; null: nothing is known yet. */
export function totalsOf(
  view: TableView,
  lines: readonly Line[],
  counted: number,
): (number | null)[] {
  const told = lines.slice(0, counted);
  const isHidden = endingOf(view.game)?.isHidden ?? false;
  return (view.scores ?? []).map((score, seat) => {
    if (!isHidden) return score - sumOf(lines.slice(counted), seat);
    const known = told.some((line) => line.seat === seat && line.points !== null);
    return known ? sumOf(told, seat) : null;
  });
}

/** The lines about the thing that is being counted, as far as they are told. */
export function stepOf(lines: readonly Line[], counted: number): Line[] {
  const now = lines[counted - 1];
  const found: Line[] = [];
  for (let at = counted - 1; at >= 0 && now; at--) {
    const line = lines[at];
    if (line?.source !== now.source) break;
    found.unshift(line);
  }
  return found;
}

/** What broke a tie for the first place; "" if there was none. `gone`: seats that gave the game up. */
export function tieOf(
  view: TableView,
  names: readonly string[],
  gone: readonly number[] = [],
): string {
  const ending = endingOf(view.game);
  const scores = view.scores ?? [];
  const best = scores[view.winners?.[0] ?? -1];
  if (!ending || best === undefined) return "";
  const tied = scores.flatMap((score, seat) =>
    score === best && !gone.includes(seat) ? [ending.tiedAs(view, seat, names[seat] ?? "?")] : [],
  );
  const players = tied.filter(Boolean);
  return players.length > 1 ? ending.tie(best, listedAsTold(players)) : "";
}

/** As `listed`, of what is already words. */
function listedAsTold(players: readonly string[]): string {
  const last = players.at(-1) ?? "";
  const others = players.slice(0, -1);
  return others.join(say("common-list-gap")) + say("common-list-last-gap") + last;
}

/** Who has won, in the words for everybody. */
export function winOf(view: TableView, names: readonly string[]): string {
  const winners = view.winners ?? [];
  const points = view.scores?.[winners[0] ?? 0] ?? 0;
  const who = listed(winners.map((seat) => names[seat] ?? ""));
  return winners.length > 1
    ? say("web-table-shared-win", { names: who, points, game: view.game })
    : say("web-table-win", { name: who, points, game: view.game });
}
