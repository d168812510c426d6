// How long what happened is shown. All times are milliseconds at the usual speed; whoever plays divides
// them. Pure, so that the flights over a board and the words beside it keep the same time.

import type { MessageId } from "../messages";
import type { EventInfo } from "../wire";
import { kindOf } from "./told";

/** What is special about the time that a game takes on the stage: `games/<id>/stage.ts`. */
export interface GameStage {
  times?: Record<string, number>; // in the air, of a kind of piece or of what an event moves
  lingers?: Partial<Record<MessageId, number>>; // after it, of an event that has to be read
  banners?: readonly MessageId[]; // events told over the board, besides the beats
  played?: readonly MessageId[]; // of those, the ones that the board shows while they are told
  titles?: Partial<Record<MessageId, MessageId>>; // of banners, where an event's own sentence is too long
}

const STAGES = import.meta.glob<GameStage>("../games/*/stage.ts", {
  eager: true,
  import: "default",
});
const NOTHING: GameStage = {};

export const stageOf = (event: Pick<EventInfo, "text">): GameStage =>
  STAGES[`../games/${event.text.id.split("-")[0]}/stage.ts`] ?? NOTHING;

export const MOVE = 320; // one piece in the air
export const APART = 120; // between the pieces of one event
const LONGEST_ROW = 960; // from the first to the last of them
const BEAT = 1200; // everybody looks up
const RESULT = 450; // points and cards are seen before the next comes
const FINAL = 700; // a line of the reckoning
const FIRST_GAMES = 1200; // somebody else's decision, in the first games of a kind
const USUAL = 800;
const FOLLOWS = 0.6; // of that: the same turn goes on
const DETAIL = 0.35; // of that: how it came about
const SUMMARY = 1600; // a banner with much at once
const SUMMARY_LINE = 320;

export interface Tempo {
  me: number; // whose own decisions are not waited for; -1 = watches
  first: boolean; // somebody's first games of this kind
}

/** The events of one ply, over the board as it was after it. */
export interface Act {
  seat: number; // who decided; -1 = chance
  events: readonly EventInfo[];
  isSummary?: boolean; // so much at once that it is only summed up
}

export interface Cue {
  event: EventInfo;
  at: number; // from the begin of the act
}

export interface Timeline {
  cues: Cue[]; // in the order of the log
  board: number; // when the board changes; beats before it are still of the old one
  end: number;
}

/** A piece in the air. */
export function timeOf(piece: string, event: Pick<EventInfo, "text">): number {
  const { times } = stageOf(event);
  return times?.[event.text.id] ?? times?.[kindOf(piece)] ?? MOVE;
}

/** Between the pieces of one event: many follow each other faster. */
export const gapOf = (event: Pick<EventInfo, "moves">): number =>
  Math.min(APART, LONGEST_ROW / Math.max(1, event.moves.length - 1));

/** Until the last piece of an event has landed. */
export function travelOf(event: Pick<EventInfo, "text" | "moves">): number {
  const gap = gapOf(event);
  return Math.max(0, ...event.moves.map(([piece], nth) => nth * gap + timeOf(piece, event)));
}

export const isBanner = (event: EventInfo): boolean =>
  event.role === "beat" || (stageOf(event).banners?.includes(event.text.id) ?? false);

/** What everybody wants to see, however much waits: beats, won lots, opened bids. */
export const isMoment = (act: Act): boolean =>
  act.events.some((event) => isBanner(event) || lingerOf(event) > RESULT);
const lingerOf = (event: EventInfo): number => stageOf(event).lingers?.[event.text.id] ?? 0;

/** How long an event is looked at after its pieces have landed. */
function stayOf(event: EventInfo, own: boolean): number {
  const linger = stageOf(event).lingers?.[event.text.id];
  if (linger !== undefined) return linger;
  if (isBanner(event)) return BEAT;
  if (event.role === "final") return FINAL;
  if (event.role !== "result") return 0;
  return own && !event.text.args["points"] ? 0 : RESULT;
}

/** The least that somebody else's decision takes. */
function leastOf({ seat, events }: Act, goesOn: boolean, { me, first }: Tempo): number {
  const whole = first ? FIRST_GAMES : USUAL;
  const told = events.filter(({ role }) => role === "deed" || role === "result");
  const isOwn = (event: EventInfo): boolean => me >= 0 && event.text.args["seat"] === me;
  if (seat === me && me >= 0) return 0;
  const isDetail = events.some(({ role }) => role === "detail");
  if (seat >= 0 && !told.length) return isDetail ? DETAIL * whole : 0;
  if (!told.length || (seat < 0 && told.every(isOwn))) return 0;
  return seat < 0 || goesOn ? FOLLOWS * whole : whole;
}

/** When each event of an act begins; `goesOn`: the same seat decided before. */
export function timelineOf(act: Act, goesOn: boolean, tempo: Tempo): Timeline {
  const { seat, events } = act;
  if (act.isSummary) {
    const lines = events.filter(({ role }) => role === "result" || role === "beat").length;
    const end = SUMMARY + SUMMARY_LINE * Math.min(6, lines);
    return { cues: events.map((event) => ({ event, at: 0 })), board: 0, end };
  }
  const own = seat === tempo.me && seat >= 0;
  const cues: Cue[] = [];
  let board = 0;
  let at = 0;
  let isOld = true; // what is announced, and a pass before it, is still of the old board
  for (const event of events) {
    cues.push({ event, at });
    const isStill = event.role === "deed" && !event.moves.length;
    const isAnnounced = isBanner(event) && !stageOf(event).played?.includes(event.text.id);
    if (isOld && (isAnnounced || isStill)) {
      at += stayOf(event, own);
      board = at; // what it moves flies then, before anything else is told
      at += travelOf(event);
      isOld = !event.moves.length;
    } else {
      isOld = false;
      at += travelOf(event) + stayOf(event, own);
    }
  }
  return { cues, board, end: Math.max(at, board + leastOf(act, goesOn, tempo)) };
}

// ---- when pieces take off: written by the stage, read by what flies over its board

export interface TakeOff {
  at: number; // from when the board changed
  speed: number;
}

let takeOffs = new Map<object, TakeOff | null>();

/** Of the events of one act; null: it is not to be seen moving. */
export function setTakeOffs(all: Map<object, TakeOff | null>): void {
  takeOffs = all;
}
/** undefined: nobody has staged it. */
export const takeOffOf = (event: object): TakeOff | null | undefined => takeOffs.get(event);
