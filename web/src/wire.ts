// Made by scripts/wire_types.py from the server's structures. Do not edit.

import type * as cleopatra from "./games/cleopatra/words";
import type * as imhotep from "./games/imhotep/words";
import type * as murals from "./games/murals/words";
import type * as pharaoh from "./games/pharaoh/words";
import type { MessageId } from "./messages";

export interface Ack {
  type: "ack";
  id: string;
  ply: number;
}

export interface Act {
  ply: number;
  view: TableView;
}

export interface Answer {
  type: "answer";
  agree: boolean;
  proposal?: number;
}

export interface AreaView {
  letter: string;
  value: number;
  cells: murals.Card[];
  open: number;
  by: number;
}

export interface ArenaView {
  track: number[];
  arrows: number[];
  chariots: number[];
  round_points: number[];
}

export interface AvenueView {
  heights: number[];
  points: number[];
  stones: number[];
}

export interface Away {
  type: "away";
  level?: string;
}

export interface Back {
  type: "back";
}

export interface BlockInfo {
  id: string;
  name: string;
  at: number;
}

export interface BotSeating {
  seat: number;
  level: string;
}

export interface BurialView {
  side: imhotep.Side | "?";
  stones: number[];
  groups: GroupView[];
  rows: number[][];
}

export interface Change {
  name?: string | null;
  language?: "en" | "ja" | null;
  settings?: Record<string, unknown> | null;
}

export interface ChapterInfo {
  id: string;
  title: MessageId;
  minutes: number;
  steps: number;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  id: number;
  user: string;
  name: string;
  seat: number;
  text: string;
  at: number;
}

export interface ChoiceInfo {
  word: string;
  label: Text;
  rule: Text;
  effects: EffectInfo[];
  light: boolean;
  foreseen?: Record<string, unknown> | null;
}

export interface ClaimView {
  cell: cleopatra.Cell;
  cells: cleopatra.Cell[];
}

export interface CleopatraCampView {
  hand: cleopatra.Card[] | null;
  hand_size: number;
  talents: number | null;
  amulets: number | null;
  left: number | null;
  merchants: number;
  statues: number;
  sanctuaries: SanctuaryView[];
  has_bid: boolean;
  bid: number | null;
  deducible: DeducibleView;
  reckoning: ReckoningView | null;
}

export interface CleopatraPileView {
  size: number;
  top: cleopatra.Card | "down" | "";
  up: number;
  down: number;
  blind: number;
}

export interface CleopatraPrinted {
  dice: number;
  merchant_worth: number;
  pieces: Record<string, number>;
}

export interface CleopatraTileView {
  tile: cleopatra.Tile;
  cells: cleopatra.Cell[];
}

export interface CleopatraView {
  turn: number;
  turns: number;
  steps: number;
  dice: number;
  market: StallView[];
  pile: CleopatraPileView;
  discard_size: number;
  discards: cleopatra.Card[] | null;
  loose: (cleopatra.Card | "down")[];
  walls: boolean[];
  sphinxes: number;
  obelisks: number;
  doors: boolean[];
  throne: number;
  palms: string[];
  mosaics: CleopatraTileView[];
  mosaic: cleopatra.Tile | "";
  mosaics_left: cleopatra.Tile[];
  mosaics_removed: cleopatra.Tile[];
  closed: cleopatra.Cell[];
  quarry: PieceView[];
  visit: VisitView;
  placing: PlacingView | null;
  claims: ClaimView[];
  envoy: EnvoyView | null;
  vizier: VizierView | null;
  tens: number | null;
  camps: CleopatraCampView[];
}

export interface Climb {
  course: string;
  game: string;
  beaten: string;
  next: string;
  rungs: Rung[];
  last: number | null;
  lessons: number;
  chapters: number;
  puzzles: PuzzlesTried | null;
}

export interface ClockInfo {
  left: number[];
  running: number[];
  paused: boolean;
  deadline: number | null;
  now: number;
}

export interface Coach {
  type: "coach";
  on?: boolean;
  ply?: number;
  moves?: string[];
  show?: boolean;
}

export interface Coached {
  type: "coach";
  ply: number;
  moves: string[];
  grade: "none" | "little" | "clear" | "much";
  loss: number;
  reasons: ReasonInfo[];
  better: string;
}

export interface CourseInfo {
  id: string;
  game: string;
  about: MessageId;
  chapters: ChapterInfo[];
}

export interface Credentials {
  login: string;
  password: string;
}

export interface CryptView {
  columns: number;
  open: number[];
  left: number;
}

export interface DealWord {
  word: string;
}

export interface DealWordTaken {
  counts: boolean;
}

export interface Decision {
  prompt: Text;
  choices: ChoiceInfo[];
  refusals: RefusalInfo[];
  forced: boolean;
}

export interface DeducibleView {
  talents: number;
  amulets: number;
  known: cleopatra.Card[];
}

export interface DynastyView {
  room: number[];
  secret: boolean;
  hidden_cards: number[];
  coins: number[] | null;
  piles: ImhotepPileView[];
  drawn: imhotep.Card[];
  scaffolds: ScaffoldsView | null;
  hallway: HallwayView | null;
  ra: RaView | null;
  arena: ArenaView | null;
  hill: HillView | null;
  crypt: CryptView | null;
  giant: GiantView | null;
  avenue: AvenueView | null;
  prophecies: ProphecyView[];
  windows: number[][];
  scarabs: number[] | null;
}

export interface EditionFile {
  text: string;
}

export interface EditionInfo {
  name: string;
  option: string;
  differences: FigureInfo[];
}

export interface EffectInfo {
  text: Text;
  tone: string;
}

export interface EnvoyView {
  resource: cleopatra.Resource;
  named: number[];
  offering: number[];
  opponent: number;
}

export interface EventInfo {
  ply: number;
  seat: number;
  text: Text;
  moves: [string, string, string][];
  role: "deed" | "result" | "beat" | "final" | "detail";
}

export interface Farewell {
  confirm: string;
}

export interface FigureInfo {
  place: string;
  standard: number | string;
  edition: number | string;
}

export interface FindTable {
  game: string;
  players: number;
  options?: Record<string, string>;
}

export interface ForeseenView {
  kind: string;
  gains: number[][];
  owners: number[];
  places: (imhotep.Place | "")[];
  groups?: GroupView[];
  rows?: number[][];
  worth?: number[];
}

export interface Fork {
  ply: number;
  bots?: string[];
  seat?: number;
}

export interface GameInfo {
  id: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
  edition: boolean;
  presets: PresetInfo[];
}

export interface Games {
  games: GameInfo[];
  variants: VariantInfo[];
  levels: string[];
  leaderboards: boolean;
  reviews: boolean;
  address: string;
}

export interface GiantView {
  shapes: string[];
  squares: number[][][];
  tiles: ImhotepTileView[];
  heights: number[][];
  levels: number[];
  ranks: number[];
  rank_points: number[];
  building: number;
}

export interface Glance {
  round: number;
  rounds: number;
  points: (number | null)[];
  last: Text | null;
  at: number;
}

export interface GroupView {
  seat: number;
  places: number[];
  points: number;
}

export interface Guest {
  name: string;
  language?: "en" | "ja";
}

export interface HallwayView {
  figure: number;
  next: number;
  points: number[];
}

export interface HillView {
  areas: number[][];
}

export interface Hint {
  type: "hint";
  ply: number;
}

export interface HintLine {
  word: string;
  visits: number;
  win_share: number;
  score: number;
  sources: Record<string, number>;
  loss: number;
  grade: "none" | "little" | "clear" | "much";
  reasons: ReasonInfo[];
}

export interface Hints {
  type: "hint";
  ply: number;
  choices: HintLine[];
}

export interface History {
  results: Result[];
}

export interface ImhotepPileView {
  slot: number;
  cards: number;
  known: imhotep.Card[];
}

export interface ImhotepPrinted {
  rounds: number;
  sled: number;
  beside: number;
  pyramid_a: number[];
  pyramid_b: number[];
  small: number;
  bonuses: string[];
  temple_a: number;
  temple_b: string[];
  chamber_rows: number;
  sets: number[];
  set_more: number;
  rows: number[];
  heights: number[];
  towers: number[];
  tower_stones: number;
  decoration_stones: number;
  hill_levels: number[];
  crypt_penalty: number;
  shaft_columns: number;
  level_points: number;
  horus_stones: number;
  cards: Record<string, string>;
}

export interface ImhotepTileView {
  owner: number;
  shape: string;
  columns: number[][];
}

export interface ImhotepView {
  round: number;
  start: number;
  round_card: string;
  round_cards: string[];
  ships: ShipView[];
  unloading: UnloadingView | null;
  arriving: imhotep.Place | "";
  market: MarketView;
  pyramids: PyramidsView;
  temple: TempleView;
  burial: BurialView;
  obelisks: ObelisksView;
  players: PlayerView[];
  dynasty?: DynastyView;
}

export interface Leader {
  user: string;
  name: string;
  rating: number;
  games: number;
}

export interface Leaderboard {
  game: string;
  leaders: Leader[];
}

export interface LessonChapter {
  course: string;
  game: string;
  id: string;
  title: MessageId;
  learnt: MessageId;
  minutes: number;
  players: number;
  options: Record<string, string>;
  steps: LessonStep[];
}

export interface LessonProgress {
  course: string;
  chapter: string;
  step: number;
  done_at: number | null;
  updated_at: number;
}

export interface LessonStep {
  id: string;
  text: MessageId;
  point: string[];
  awaits: boolean;
}

export interface LessonStudy {
  study: Study;
  step: number;
  answer: string;
}

export interface Lessons {
  courses: CourseInfo[];
}

export interface LessonsDone {
  chapters: LessonProgress[];
}

export interface Lobby {
  tables: TableInfo[];
}

export interface MarketView {
  side: imhotep.Side | "?";
  cards: (imhotep.Card | "")[];
  face_down: number;
  known: imhotep.Card[];
  looking: number;
  seen: imhotep.Card[] | null;
  unseen: imhotep.Card[];
  draw_pile: number;
  discard: imhotep.Card[];
  played: imhotep.Card[];
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  language: string;
  settings: Record<string, unknown>;
}

export interface MistakeStudy {
  study: Study;
  tried: Tried | null;
}

export interface MuralsCampView {
  hand: murals.Card[] | null;
  hand_size: number;
  known: murals.Card[];
  combo: number;
  area: number;
  miss: number;
  combo_points: number;
  area_points: number;
  miss_points: number;
}

export interface MuralsForeseen {
  odds?: OddsView;
  brings?: StopView;
}

export interface MuralsView {
  turn: number;
  count: number;
  last: murals.Card | "";
  shadow: murals.Card[];
  owed: number;
  owed_by: string;
  deck_size: number;
  display: murals.Card[];
  sheet: murals.Card[];
  wall: string[];
  areas: AreaView[];
  ankh: murals.Card[];
  combo_table: number[][];
  tracks: TracksView;
  odds: OddsView | null;
  camps: MuralsCampView[];
}

export interface MyTable {
  table: TableInfo;
  seat: number;
  asked: boolean;
  seen_ply: number;
  glance: Glance | null;
}

export interface MyTables {
  tables: MyTable[];
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  name?: string;
  public?: boolean;
  rated?: boolean;
  pace?: Pace;
  bots?: string[];
  local?: Record<string, string>;
  substitute?: string;
  seat?: number;
  family?: boolean;
}

export interface Notes {
  text: string;
}

export interface NoticeSettings {
  webhook: Webhook | null;
  push: number;
  push_key: string;
  webhook_key: string;
}

export interface ObelisksView {
  side: imhotep.Side | "?";
  heights: number[];
  waiting: number[];
  towers: number[];
}

export interface OddsView {
  miss: number;
  unseen: number;
}

export interface OpenHand {
  type: "open-hand";
  agree?: boolean;
}

export interface OptionInfo {
  id: string;
  values: string[];
  pattern: string;
}

export interface OwnRecord {
  games: number;
  won: number;
  best: number | null;
  before: number | null;
}

export interface Pace {
  kind: string;
  bank: number;
  increment: number;
  days: number;
  window_from: number;
  window_to: number;
  zone: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

export interface Patch {
  type: "patch";
  base: number;
  version: number;
  ply: number;
  kept: number;
  events: EventInfo[];
  view: ViewPatch;
  digest: number;
  decision: Decision | null;
  undo: number;
  state: TableState;
  answer: string[];
  acts: PatchedAct[];
}

export interface PatchedAct {
  ply: number;
  view: ViewPatch;
}

export interface Path {
  climbs: Climb[];
  reviews: number;
}

export interface PharaohCampView {
  hand: pharaoh.Crew[] | null;
  hand_size: number;
  bid: pharaoh.Crew[];
  bid_sum: number;
  tent: pharaoh.Crew[];
  treasure: pharaoh.Lot[];
  treasure_points: number;
  variety_points: number;
  flag_points: number | null;
  pharaohs_used: number;
  pharaohs_left: number;
  passed: boolean;
}

export interface PharaohForeseen {
  least: number;
  bonus: number;
}

export interface PharaohPrinted {
  rounds: number;
}

export interface PharaohView {
  round: number;
  chip: number;
  start: number;
  high: number;
  opening_bonus: number;
  leader: number;
  horus_used: boolean;
  row: pharaoh.Lot[];
  deck: pharaoh.Lot[];
  hospital: pharaoh.Crew[];
  removed: pharaoh.Lot[];
  camps: PharaohCampView[];
}

export interface PieceView {
  piece: cleopatra.Building;
  cost: number[];
  talents: number;
  payable: boolean;
  proposal: cleopatra.Payment[];
  spends: SpendsView;
  options: cleopatra.Payment[][][];
}

export interface Ping {
  type: "ping";
}

export interface PlacingView {
  tile: cleopatra.Tile;
  orientation: number;
  spots: SpotView[];
}

export interface Play {
  type: "play";
  id: string;
  ply: number;
  moves: string[];
}

export interface PlayerView {
  quarry: number;
  sled: number;
  cards: imhotep.Card[];
  stones: Record<string, number>;
  score: number;
  points: Record<string, number>;
  end_points: Record<string, number>;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Presence {
  type: "presence";
  here: string[];
  watching: number;
  coached: number[];
}

export interface PresetInfo {
  name: MessageId;
  options: Record<string, string>;
}

export interface Preview {
  type: "preview";
  ply: number;
  moves: string[];
}

export interface Previewed {
  type: "preview";
  ply: number;
  moves: string[];
  effects: EffectInfo[];
}

export interface Problem {
  type: "error";
  code: MessageId;
  args: Record<string, number | string>;
  text: string;
  id: string;
  why: Text | null;
}

export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  created_at: number;
  ratings: RatingInfo[];
  played: Record<string, number>;
  won: Record<string, number>;
}

export interface ProphecyView {
  prophecy: imhotep.Prophecy;
  scarabs: number[];
  met: boolean[];
  progress: number[];
  needed: number[];
}

export interface ProposalInfo {
  id: number;
  kind: string;
  seat: number;
  ply: number;
  agreed: number[];
}

export interface Propose {
  type: "propose";
  kind: "take-back" | "pause";
  ply?: number;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PuzzleAnswer {
  moves: string[];
  day?: string;
  standing?: PuzzleStanding | null;
}

export interface PuzzleChoice {
  word: string;
  label: Text;
  loss: number;
  reasons: ReasonInfo[];
}

export interface PuzzleCourse {
  id: string;
  game: string;
  puzzles: number;
  today: string;
  solved: boolean | null;
  standing: PuzzleStanding | null;
}

export interface PuzzleLine {
  id: string;
  rating: number;
  players: number;
  solved: boolean | null;
}

export interface PuzzleList {
  course: string;
  game: string;
  standing: PuzzleStanding | null;
  puzzles: PuzzleLine[];
}

export interface PuzzleStanding {
  rating: number;
  deviation: number;
  tried: number;
  solved: number;
}

export interface PuzzleStep {
  word: string;
  label: Text;
}

export interface PuzzleStudy {
  study: Study;
  course: string;
  rating: number;
  day: string;
  tried: boolean;
}

export interface PuzzleVerdict {
  verdict: "best" | "equal" | "other";
  chosen: PuzzleChoice;
  solutions: PuzzleChoice[];
  line: PuzzleStep[];
  explained: PuzzleChoice | null;
  rating: number;
  win: number;
  counted: boolean;
  day: string;
  standing: PuzzleStanding;
  change: number;
  streak: number;
}

export interface Puzzles {
  day: string;
  course: string;
  streak: number;
  courses: PuzzleCourse[];
}

export interface PuzzlesTried {
  tried: number;
  solved: number;
  rating: number;
}

export interface PyramidsView {
  side: imhotep.Side | "?";
  spaces: number[];
  beside: number;
}

export interface Queue {
  type: "queue";
  place: number;
  waiting: number;
}

export interface RaView {
  rewards: string[];
}

export interface RatingInfo {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface ReasonInfo {
  kind: "own" | "other" | "reply" | "ends";
  seat: number;
  source: string;
  points: number;
  word: string;
  word_seat: number;
  label: Text | null;
}

export interface ReckoningView {
  amulets: number;
  tainted: number;
  cells: number;
  remaining: number;
  eaten: boolean;
}

export interface RecordText {
  record: string;
}

export interface RefusalInfo {
  word: string;
  why: Text;
}

export interface Replay {
  ply: number;
  plies: number;
  word: string;
  by: number;
  view: TableView;
  events: EventInfo[];
}

export interface Report {
  person: string;
  table?: string;
  line?: number;
  text?: string;
}

export interface Resign {
  type: "resign";
}

export interface Result {
  table: string;
  game: string;
  seat: number;
  place: number;
  score: number;
  rated: boolean;
  at: number;
  names: string[];
}

export interface Resume {
  type: "resume";
}

export interface Review {
  table: string;
  status: "off" | "none" | "waiting" | "done" | "failed";
  looked: number;
  decisions: number;
  simulations: number;
  start: number[];
  steps: ReviewStep[];
  seats: ReviewSeat[];
  turns: ReviewTurn[];
}

export interface ReviewOption {
  word: string;
  label: Text;
  loss: number;
  error: number;
  grade: "none" | "little" | "clear" | "much";
  win_shares: number[];
  score: number;
  reasons: ReasonInfo[];
}

export interface ReviewSeat {
  decisions: number;
  accuracy: number;
  luck: number;
  luck_error: number;
  mistakes: number[];
  costly: number[];
}

export interface ReviewStep {
  ply: number;
  plies: number;
  seat: number;
  word: string;
  label: Text | null;
  forced: boolean;
  loss: number;
  error: number;
  grade: "none" | "little" | "clear" | "much";
  options: ReviewOption[];
  chances: number[];
  luck: number[];
  luck_error: number[];
}

export interface ReviewTurn {
  ply: number;
  end: number;
  seat: number;
  swing: number[];
}

export interface Rung {
  level: string;
  played: number;
  won: number;
  best: number;
}

export interface SanctuaryView {
  cell: cleopatra.Cell;
  size: number;
}

export interface Say {
  type: "say";
  text: string;
}

export interface ScaffoldsView {
  tiles: number[];
  rewards: string[][];
  left: number;
  hidden: number[];
}

export interface ScoreSheet {
  scores: number[];
  winners: number[];
  places: number[];
  sheets: Record<string, number>[];
  course: number[][];
}

export interface SeatCodes {
  codes: string[];
}

export interface SeatInfo {
  user: string;
  name: string;
  bot: string;
  stand_in: string;
  resigned: boolean;
  forfeited: boolean;
  kept_for: string;
}

export interface SeatTaking {
  seat: number;
  code: string;
}

export interface Seating {
  seat?: number;
  beside?: string;
}

export interface Seen {
  type: "seen";
  ply: number;
}

export interface SenetView {
  start: number;
  thrower: number;
  thrown: number;
  light: number;
  throws: number;
  most_throws: number;
  pawns: number;
  squares: number[];
  sides: SideView[];
}

export interface Session {
  me: Me | null;
}

export interface SessionInfo {
  id: string;
  label: string;
  created_at: number;
  current: boolean;
}

export interface ShipView {
  size: number;
  minimum: number;
  spaces: number[];
  site: imhotep.Site | "";
  may_sail: boolean;
}

export interface SideView {
  off: number;
  way_left: number;
  at: number[];
  guarded: number[];
  blocked: number[];
}

export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  seat: number;
  seen_ply: number;
  update: Update;
  chat: ChatLine[];
  here: string[];
  printed: Record<string, unknown>;
}

export interface SpendsView {
  merchants: number;
  talents: number;
  amulets: number;
}

export interface SpotView {
  turn: number;
  cell: cleopatra.Cell;
  cells: cleopatra.Cell[];
  palms: number;
  talents: number;
  closes: cleopatra.Cell[];
}

export interface StallView {
  up: cleopatra.Card[];
  down: number;
  old: number;
}

export interface StandIn {
  seat: number;
}

export interface Start {
  salt?: string;
}

export interface StopView {
  steps: number;
  cards: number;
}

export interface Study {
  table: TableInfo;
  seat: number;
  update: Update;
  printed: Record<string, unknown>;
  previewed: Previewed | null;
}

export interface StudyMoves {
  moves?: string[][];
  since?: number;
  preview?: string[];
  at?: number;
}

export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  pace: Pace;
  status: "open" | "running" | "over" | "closed" | "void";
  public: boolean;
  rated: boolean;
  substitute: string;
  owner: string;
  origin: Record<string, unknown>;
  commitment: string;
  salt: string;
  version: number;
  ply: number;
  scores: number[];
  winners: number[];
  created_at: number;
  updated_at: number;
  family: boolean;
}

export interface TableState {
  status: string;
  seats: SeatInfo[];
  asked: number[];
  sealed: number[];
  clock: ClockInfo | null;
  proposal: ProposalInfo | null;
  rated: boolean;
  unrated: boolean;
  rematch: string;
  open_hands: number[] | null;
}

export interface TableView {
  game: string;
  players: number;
  seat: number;
  ply: number;
  over: boolean;
  decider: number;
  scores: number[] | null;
  winners: number[] | null;
  board: Record<string, unknown>;
}

export interface TempleView {
  side: imhotep.Side | "?";
  visible: number[];
  stones: number;
}

export interface Text {
  id: MessageId;
  args: Record<string, number | string>;
}

export interface Token {
  id: string;
  label: string;
  scope: string;
  created_at: number;
  token: string;
}

export interface TokenRequest {
  label: string;
  scope?: "read" | "play" | "all";
}

export interface TracksView {
  combo: number[];
  area: number[];
  miss: number[];
}

export interface Tried {
  word: string;
  kind: "best" | "good" | "better" | "worse" | "same";
  loss: number;
  reasons: ReasonInfo[];
}

export interface Trouble {
  code: MessageId;
  args: Record<string, number | string>;
  text: string;
}

export interface Undo {
  type: "undo";
  ply: number;
  to: number;
}

export interface UnloadingView {
  ship: number;
  site: imhotep.Site;
  spaces: number[];
}

export interface Update {
  type: "update";
  version: number;
  ply: number;
  kept: number;
  events: EventInfo[];
  view: TableView | null;
  decision: Decision | null;
  undo: number;
  state: TableState;
  answer: string[];
  acts: Act[];
}

export interface VariantInfo {
  id: string;
  game: string;
  name: MessageId;
  about: MessageId;
  presets: PresetInfo[];
}

export interface Verification {
  sealed: boolean;
  version: number;
  outcomes: number;
  commitment: string;
  salt: string;
  secret: string;
  words: [string, string][];
}

export interface ViewPatch {
  head: Omit<TableView, "board">;
  board: Record<string, unknown>;
  gone: string[];
}

export interface VisitView {
  built: number;
  piece: string;
  due: number[];
  over: number[];
  proposal: cleopatra.Payment[];
  spends: SpendsView;
  options: cleopatra.Payment[][][];
}

export interface VizierView {
  seat: number;
  size: number;
  up: cleopatra.Card[];
  drawn: cleopatra.Card[] | null;
  kept: cleopatra.Card[] | null;
}

export interface Webhook {
  kind: "discord" | "slack" | "json";
  url: string;
}

export type FromClient = Play | Undo | Propose | Answer | Resume | Away | Back | Resign | OpenHand | Say | Seen | Hint | Coach | Preview | Ping;

export type ToClient = Snapshot | Update | Patch | Ack | Chat | Presence | Hints | Coached | Previewed | Queue | Pong | Problem;
