// What happened since a seat's last turn, in a few lines: what weighs most, in the order in which it
// happened. Many events that say the same are one line with the sum.

import type { MessageId } from "../messages";
import type { EventInfo, Text } from "../wire";

export const MOST_LINES = 6;

type Args = Text["args"];

/** How a game tells an event in short, where that is not how the log tells it. */
export interface News {
  weight?: number | ((args: Args, me: number) => number);
  sum?: readonly string[]; // arguments that are added up
  last?: readonly string[]; // of these the newest counts
  list?: Readonly<Record<string, readonly string[]>>; // an argument that lists what these ones say
  tally?: string; // an argument that is added up by seat, for all seats at once: `as` has $scores
  as?: MessageId; // says several of them at once; is told their $count
  decided?: boolean; // chance tells by it what its $seat decided
  at?: (args: Args) => string; // where it happened, if no piece moved there
}
export type NewsOf = Partial<Record<MessageId, News>>;

export interface Line {
  seat: number; // whom it is about, -1 = everybody
  text: Text; // what is listed is left out
  lists: Record<string, (string | number)[][]>; // by argument: of each event what it says
  tally: Map<number, number> | null; // by seat, if several are told at once
  weight: number;
  place: string | null;
  events: EventInfo[];
}
export interface Told {
  lines: Line[];
  more: number; // lines that were left out
}

export const NEVER = 0;
export const DEED = 1;
export const RESULT = 2;
export const POINTS = 3; // and whatever everybody looks up at
const SCORED = ["points", "talents", "steps"]; // what games call them

const isNumber = (value: unknown): value is number => typeof value === "number";

/** How much an event is worth telling to a seat: points and beats, then other results, then deeds. */
export function weightOf(event: EventInfo, me: number, news: News | undefined): number {
  const { args } = event.text;
  if (event.role === "deed" && event.seat === me) return NEVER; // one knows what one did
  if (news?.weight !== undefined) {
    return typeof news.weight === "number" ? news.weight : news.weight(args, me);
  }
  if (event.role === "deed") return DEED;
  if (event.role === "beat") return POINTS;
  if (event.role !== "result") return NEVER;
  return SCORED.some((name) => isNumber(args[name]) && args[name] !== 0) ? POINTS : RESULT;
}

/** The ply at which a seat's last turn began that others have answered since. */
export function lastTurnOf(log: readonly EventInfo[], seat: number, games: NewsOf): number {
  const deciders = log.map((event) => deciderOf(event, games));
  const isOthers = (decider: number): boolean => decider >= 0 && decider !== seat;
  let at = deciders.length - 1;
  while (at >= 0 && !isOthers(deciders[at]!)) at -= 1; // a turn that goes on
  while (at >= 0 && deciders[at] !== seat) at -= 1;
  let first = 0;
  for (; at >= 0 && !isOthers(deciders[at]!); at -= 1) {
    if (deciders[at] === seat) first = log[at]!.ply;
  }
  return first;
}

function deciderOf(event: EventInfo, games: NewsOf): number {
  const served = event.text.args["seat"];
  return event.seat < 0 && games[event.text.id]?.decided && isNumber(served) ? served : event.seat;
}

/** What to tell of the events from a ply on. */
export function recapOf(
  log: readonly EventInfo[],
  from: number,
  me: number,
  games: NewsOf,
  most = MOST_LINES,
): Told {
  const lines: Line[] = [];
  const same = new Map<string, Line>();
  for (const event of log) {
    const news = games[event.text.id];
    const weight = event.ply < from ? NEVER : weightOf(event, me, news);
    if (weight === NEVER) continue;
    const key = news && keyOf(event, news);
    const line = key ? same.get(key) : undefined;
    if (line && news) {
      add(line, event, news);
      line.weight = Math.max(line.weight, weight);
      continue;
    }
    const made = lineOf(event, weight, news);
    lines.push(made);
    if (key) same.set(key, made);
  }
  const kept = weightiest(lines, most);
  return { lines: kept, more: lines.length - kept.length };
}

/** The weightiest, of equal ones the newest; in the order in which they happened. */
function weightiest(lines: readonly Line[], most: number): Line[] {
  const ranked = lines.map((line, at) => ({ line, at }));
  ranked.sort((one, two) => two.line.weight - one.line.weight || two.at - one.at);
  const kept = ranked.slice(0, most).sort((one, two) => one.at - two.at);
  return kept.map(({ line }) => line);
}

/** What events have in common that make one line; "" = each has its own. */
function keyOf(event: EventInfo, news: News): string {
  const listed = Object.values(news.list ?? {}).flat();
  const free = new Set([...(news.sum ?? []), ...(news.last ?? []), ...listed]);
  if (!free.size && !news.as) return "";
  const { id, args } = event.text;
  // Whatever a sentence for several of them does not say may differ.
  if (news.tally) return id;
  const fixed = news.as ? ["seat"] : Object.keys(args).filter((name) => !free.has(name));
  return [id, ...fixed.map((name) => `${name}=${args[name]}`)].join(" ");
}

function lineOf(event: EventInfo, weight: number, news: News | undefined): Line {
  const { id, args } = event.text;
  const { seat } = args;
  const line: Line = {
    seat: isNumber(seat) ? seat : -1,
    text: { id, args: { ...args } },
    lists: {},
    tally: null,
    weight,
    place: placeOf(event, news),
    events: [event],
  };
  list(line, event, news);
  return line;
}

function add(line: Line, event: EventInfo, news: News): void {
  const { args } = line.text;
  for (const name of news.sum ?? []) {
    args[name] = Number(args[name] ?? 0) + Number(event.text.args[name] ?? 0);
  }
  for (const name of news.last ?? []) args[name] = event.text.args[name] ?? "";
  line.events.push(event);
  if (news.tally) {
    line.tally = tallyOf(line.events, news.tally);
    if (line.tally.size > 1) line.seat = -1;
  }
  if (news.as) line.text = { id: news.as, args: { ...args, count: line.events.length } };
  list(line, event, news);
  line.place = placeOf(event, news) ?? line.place;
}

function tallyOf(events: readonly EventInfo[], name: string): Map<number, number> {
  const tally = new Map<number, number>();
  for (const { text } of events) {
    const seat = Number(text.args["seat"]);
    tally.set(seat, (tally.get(seat) ?? 0) + Number(text.args[name]));
  }
  return tally;
}

function list(line: Line, event: EventInfo, news: News | undefined): void {
  for (const [name, parts] of Object.entries(news?.list ?? {})) {
    (line.lists[name] ??= []).push(parts.map((part) => event.text.args[part] ?? ""));
  }
}

function placeOf(event: EventInfo, news: News | undefined): string | null {
  return news?.at?.(event.text.args) ?? event.moves.at(-1)?.[2] ?? null;
}
