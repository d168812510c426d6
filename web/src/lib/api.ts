// Requests to the server. Every refusal comes as a Refusal with a message id.

import type {
  BlockInfo,
  BotSeating,
  Change,
  Credentials,
  DealWord,
  DealWordTaken,
  EditionInfo,
  EventInfo,
  FindTable,
  Fork,
  Games,
  Guest,
  History,
  Leaderboard,
  LessonChapter,
  Lessons,
  LessonsDone,
  LessonStudy,
  Lobby,
  Me,
  MistakeStudy,
  MyTables,
  NewTable,
  Notes,
  NoticeSettings,
  OwnRecord,
  Path,
  PasswordChange,
  Profile,
  PuzzleAnswer,
  PuzzleList,
  PuzzleStudy,
  PuzzleVerdict,
  Puzzles,
  Replay,
  Report,
  Review,
  ScoreSheet,
  SeatCodes,
  SeatTaking,
  Seating,
  Session,
  SessionInfo,
  Start,
  StudyMoves,
  Subscription,
  TableInfo,
  Token,
  TokenRequest,
  Trouble,
  Verification,
  Webhook,
} from "../wire";
import { say } from "./texts.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.text);
  }
  /** In the language of this viewer. */
  get words(): string {
    return say(this.trouble.code, this.trouble.args) || this.trouble.text;
  }
}

const OFFLINE: Trouble = { code: "web-offline", args: {}, text: "the server cannot be reached" };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, OFFLINE);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw new Refusal(answer.status, await troubleOf(answer));
}

async function troubleOf(answer: Response): Promise<Trouble> {
  try {
    return (await answer.json()) as Trouble;
  } catch {
    return { code: "error-server", args: {}, text: `status ${answer.status}` };
  }
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const lesson = (course: string, chapter: string): string =>
  `/lessons/${encodeURIComponent(course)}/${encodeURIComponent(chapter)}`;

export const api = {
  games: () => ask<Games>("GET", "/games"),
  editionAddress: (game: string, language: string) =>
    `/api/games/${encodeURIComponent(game)}/edition?language=${language}`,
  checkEdition: (game: string, text: string) =>
    ask<EditionInfo>("POST", `/games/${encodeURIComponent(game)}/edition`, { text }),

  guest: (wish: Guest) => ask<Me>("POST", "/guest", wish),
  session: () => ask<Session>("GET", "/session"),
  changeMe: (change: Change) => ask<Me>("PATCH", "/me", change),
  claim: (who: Credentials) => ask<Me>("POST", "/me/claim", who),
  login: (who: Credentials) => ask<Me>("POST", "/login", who),
  logout: () => ask<void>("POST", "/logout"),
  tokens: () => ask<Token[]>("GET", "/me/tokens"),
  makeToken: (wish: TokenRequest) => ask<Token>("POST", "/me/tokens", wish),
  removeToken: (id: string) => ask<void>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),

  sessions: () => ask<SessionInfo[]>("GET", "/me/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask<void>("DELETE", "/me/sessions"),
  changePassword: (wish: PasswordChange) => ask<Me>("POST", "/me/password", wish),
  blocks: () => ask<BlockInfo[]>("GET", "/me/blocks"),
  block: (id: string) => ask<BlockInfo[]>("PUT", `/me/blocks/${encodeURIComponent(id)}`),
  unblock: (id: string) => ask<void>("DELETE", `/me/blocks/${encodeURIComponent(id)}`),
  report: (wish: Report) => ask<void>("POST", "/reports", wish),
  exportAddress: "/api/me/export",
  archiveAddress: "/api/me/archive",
  deleteMe: (confirm: string) => ask<void>("POST", "/me/delete", { confirm }),

  notices: () => ask<NoticeSettings>("GET", "/me/notices"),
  setWebhook: (hook: Webhook) => ask<Webhook>("PUT", "/me/webhook", hook),
  removeWebhook: () => ask<void>("DELETE", "/me/webhook"),
  testWebhook: () => ask<void>("POST", "/me/webhook/test"),
  subscribe: (subscription: Subscription) => ask<void>("POST", "/me/push", subscription),
  unsubscribe: () => ask<void>("DELETE", "/me/push"),

  lobby: (status = "open") => ask<Lobby>("GET", `/tables?status=${status}`),
  myTables: () => ask<MyTables>("GET", "/me/tables"),
  open: (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish),
  find: (wish: FindTable) => ask<TableInfo>("POST", "/tables/find", wish),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  join: (id: string, wish: Seating) => ask<TableInfo>("POST", `${table(id)}/join`, wish),
  seatCodes: (id: string) => ask<SeatCodes>("GET", `${table(id)}/seat-codes`),
  takeSeat: (id: string, wish: SeatTaking) => ask<TableInfo>("POST", `${table(id)}/take`, wish),
  leave: (id: string) => ask<void>("POST", `${table(id)}/leave`),
  seatBot: (id: string, wish: BotSeating) => ask<TableInfo>("PUT", `${table(id)}/bot`, wish),
  word: (id: string, wish: DealWord) => ask<DealWordTaken>("POST", `${table(id)}/word`, wish),
  start: (id: string, wish: Start) => ask<TableInfo>("POST", `${table(id)}/start`, wish),
  standIn: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/stand-in`, { seat }),
  end: (id: string) => ask<TableInfo>("POST", `${table(id)}/end`, {}),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`, {}),
  fork: (id: string, wish: Fork) => ask<TableInfo>("POST", `${table(id)}/fork`, wish),
  notes: (id: string) => ask<Notes>("GET", `${table(id)}/notes`),
  writeNotes: (id: string, text: string) => ask<Notes>("PUT", `${table(id)}/notes`, { text }),

  lessons: () => ask<Lessons>("GET", "/lessons"),
  lesson: (course: string, chapter: string) => ask<LessonChapter>("GET", lesson(course, chapter)),
  studyLesson: (course: string, chapter: string, wish: StudyMoves) =>
    ask<LessonStudy>("POST", `${lesson(course, chapter)}/study`, wish),
  keepLessons: (done: LessonsDone) => ask<LessonsDone>("PUT", "/me/lessons", done),

  puzzles: () => ask<Puzzles>("GET", "/puzzles"),
  puzzlesOf: (course: string) => ask<PuzzleList>("GET", `/puzzles/${encodeURIComponent(course)}`),
  studyPuzzle: (id: string, wish: StudyMoves) =>
    ask<PuzzleStudy>("POST", `/puzzle/${encodeURIComponent(id)}/study`, wish),
  answerPuzzle: (id: string, answer: PuzzleAnswer) =>
    ask<PuzzleVerdict>("POST", `/puzzle/${encodeURIComponent(id)}/answer`, answer),

  replay: (id: string, ply: number, seat: number) =>
    ask<Replay>("GET", `${table(id)}/replay/${ply}?seat=${seat}`),
  log: (id: string, since: number) => ask<EventInfo[]>("GET", `${table(id)}/log?since=${since}`),
  printed: (id: string) => ask<Record<string, unknown>>("GET", `${table(id)}/printed`),
  scores: (id: string) => ask<ScoreSheet>("GET", `${table(id)}/scores`),
  ownRecord: (id: string) => ask<OwnRecord>("GET", `${table(id)}/own-record`),
  review: (id: string) => ask<Review>("GET", `${table(id)}/review`),
  tryInstead: (id: string, ply: number, wish: StudyMoves) =>
    ask<MistakeStudy>("POST", `${table(id)}/review/${ply}/study`, wish),
  askForReview: (id: string) => ask<Review>("POST", `${table(id)}/review`, {}),
  verify: (id: string) => ask<Verification>("GET", `${table(id)}/verify`),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  importRecord: (record: string) => ask<TableInfo>("POST", "/records", { record }),

  profile: (id: string) => ask<Profile>("GET", `/users/${encodeURIComponent(id)}`),
  history: (id: string) => ask<History>("GET", `/users/${encodeURIComponent(id)}/history`),
  path: (id: string) => ask<Path>("GET", `/users/${encodeURIComponent(id)}/path`),
  leaderboard: (game: string) =>
    ask<Leaderboard>("GET", `/leaderboards/${encodeURIComponent(game)}`),
};
