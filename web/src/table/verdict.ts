// The result in words for the one who looks: place, gap, what decided it, own best and record.

import { gameName, say, sayAny } from "../lib/texts.svelte";
import type { OwnRecord, ScoreSheet } from "../wire";
import { endingOf, signed } from "./ending";
import { listed } from "./names";

export interface Verdict {
  headline: string;
  gap: string; // to the next, or to the winner; "" where it says nothing
  decided: string; // by what; "" if by nothing that counts as points
}

export interface Seen {
  game: string;
  names: readonly string[];
  me: number; // -1 = watches
  gone: readonly number[]; // seats that gave the game up
}

const plain = (points: number): string => (points < 0 ? signed(points) : String(points));

export function verdictOf(sheet: ScoreSheet, seen: Seen): Verdict {
  const { me } = seen;
  const first = sheet.winners[0] ?? 0;
  const isWinner = sheet.winners.includes(me);
  const rival = me < 0 || isWinner ? secondOf(sheet, seen) : first;
  const by = me < 0 ? first : me;
  const headline = me < 0 ? neutral(sheet, seen) : personal(sheet, seen);
  const isPlain = rival !== null && ![by, rival].some((seat) => seen.gone.includes(seat));
  if (!isPlain || (sheet.winners.length > 1 && (me < 0 || isWinner)))
    return { headline, gap: "", decided: "" };
  const gap = me < 0 ? "" : gapOf(sheet, seen, rival, isWinner);
  return { headline, gap, decided: decidedOf(sheet, seen, by, rival) };
}

/** Who came next after the winners; null if nobody. */
function secondOf({ places, scores }: ScoreSheet, { gone }: Seen): number | null {
  const others = places.flatMap((place, seat) =>
    place > 1 && !gone.includes(seat) ? [{ seat, place, score: scores[seat] ?? 0 }] : [],
  );
  others.sort((one, two) => one.place - two.place || two.score - one.score);
  return others[0]?.seat ?? null;
}

function neutral({ winners, scores }: ScoreSheet, { names, game }: Seen): string {
  const who = listed(winners.map((seat) => names[seat] ?? ""));
  const points = scores[winners[0] ?? 0] ?? 0;
  return winners.length > 1
    ? say("web-table-shared-win", { names: who, points, game })
    : say("web-table-win", { name: who, points, game });
}

function personal({ winners, scores, places }: ScoreSheet, { names, me, game }: Seen): string {
  const points = scores[me] ?? 0;
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  if (!winners.includes(me))
    return say("web-result-place", { place: places[me] ?? 0, points, game });
  return others.length
    ? say("web-result-share", { names: listed(others), points, game })
    : say("web-result-win", { points, game });
}

function gapOf({ scores }: ScoreSheet, seen: Seen, rival: number, isWinner: boolean): string {
  const { names, me, game } = seen;
  const points = Math.abs((scores[me] ?? 0) - (scores[rival] ?? 0));
  const args = { name: names[rival] ?? "?", points, game };
  if (points === 0) return say("web-result-level", args);
  return say(isWinner ? "web-result-ahead" : "web-result-behind", args);
}

/** The source with the largest difference between two seats, in favour of the one ahead. */
export function largestDifference(
  { sheets, winners }: ScoreSheet,
  one: number,
  two: number,
  decisive = "",
): string | null {
  const [ahead, behind] = winners.includes(one) ? [one, two] : [two, one];
  if (sheets[behind]?.[decisive]) return decisive;
  let [found, most]: [string | null, number] = [null, 0];
  for (const source of new Set(sheets.flatMap((sheet) => Object.keys(sheet)))) {
    const difference = (sheets[ahead]?.[source] ?? 0) - (sheets[behind]?.[source] ?? 0);
    if (difference > most) [found, most] = [source, difference];
  }
  return found;
}

function decidedOf(sheet: ScoreSheet, seen: Seen, by: number, rival: number): string {
  const { names, me, game } = seen;
  const isEven = sheet.scores[by] === sheet.scores[rival];
  const decisive = endingOf(game)?.decisive;
  const source = isEven ? null : largestDifference(sheet, by, rival, decisive);
  if (source === null || Object.keys(sheet.sheets[by] ?? {}).length < 2) return "";
  const args = {
    source: sayAny(source),
    own: plain(sheet.sheets[by]?.[source] ?? 0),
    other: plain(sheet.sheets[rival]?.[source] ?? 0),
    winner: names[by] ?? "?",
    name: names[rival] ?? "?",
  };
  return say(me < 0 ? "web-result-decided" : "web-result-decided-own", args);
}

/** Own best and record, in sentences. */
export function recordLines(record: OwnRecord, game: string, points: number): string[] {
  const title = gameName(game);
  const { games, won, best, before } = record;
  if (best === null) return []; // an imported game counts for nobody
  if (before === null) return [say("web-result-first", { title })];
  const lines = [say("web-result-record", { games, won, title })];
  if (endingOf(game)?.hasBest === false) return lines;
  const isNew = points > before;
  const told = { points: isNew ? before : best, game, title };
  return [say(isNew ? "web-result-best-new" : "web-result-best", told), ...lines];
}
