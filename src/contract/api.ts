/**
 * The one contract between the renderer and the services, the same over Electron and over loopback.
 * Types only; the schemas that check every message are in `schemas.ts`.
 */
import type { Player } from '../games/game.ts'
import type { Ceremony } from '../games/coal-baron/ceremony.ts'
import type { Options } from '../games/coal-baron/options.ts'
import type { Decision, Refusal, Result, Step, View } from '../games/coal-baron/types.ts'
import type { Idea, IdeaEffects, Part } from '../games/coal-baron/bot/idea.ts'
import type { LogItem } from '../games/coal-baron/log-item.ts'
import type { Edit } from '../games/coal-baron/companion/edits.ts'
import type { Pad, Way } from '../games/coal-baron/companion/pad.ts'
import type { Stage } from '../games/coal-baron/companion/stages.ts'
import type { Timer, TimerAct } from '../games/timer.ts'
import type { Mode } from '../games/record.ts'
import type { ImportProgress, RecordsApi } from './records.ts'
import type { DesktopApi, DesktopEvents } from './desktop.ts'
import type { ReportsApi } from './reports.ts'
import type { ReviewsApi, ReviewState } from './reviews.ts'
import type { RescueApi } from './rescue.ts'
import type { StatisticsApi } from './statistics.ts'

/** Calls from the renderer. Every call answers with a value or rejects with an `ApiError`. */
export interface Api extends DesktopApi, RecordsApi, ReportsApi, RescueApi, ReviewsApi, StatisticsApi {
  /** Answered whatever the state of the database; of the rest only the settings and the rescue are while it is damaged. */
  'app.info': () => AppInfo
  'settings.get': () => Settings
  'settings.set': (patch: Partial<Settings>) => Settings
  /** Names that have sat at a table, the most recent first. */
  'people.list': () => Person[]
  /** Tables not removed, the most recently touched first: all that run, and of the finished ones the last few. */
  'tables.list': () => TableSummary[]
  'tables.create': (table: NewTable) => TableState
  'tables.open': (id: string) => TableState
  /** Refused with `stale` unless `revision` is the table's present one. The change is on disk before the answer. */
  'tables.act': (call: { id: string; revision: number; action: Action }) => TableState
  /** Takes the table off the home screen; `tables.restore` undoes it. */
  'tables.remove': (id: string) => void
  'tables.restore': (id: string) => void
  /** How the game would end now, and everybody's chance of winning. */
  'tables.forecast': (id: string) => Forecast
  /** From now on the bots at this table play, until it is left. */
  'bots.attend': (id: string) => BotsState
  'bots.act': (call: { id: string; act: BotsAct }) => BotsState
  'bots.leave': (id: string) => void
  /** What the player whose turn it is might do; that it was asked is kept with the table. Refused with `stale` like an action. */
  'hints.think': (call: { id: string; revision: number }) => Promise<Hints>
  /** Score sheets of physical tables stand in `tables.list` too, and are removed and restored like any table. */
  'sheets.create': (sheet: NewSheet) => SheetState
  'sheets.open': (id: string) => SheetState
  /** Like `tables.act`: refused with `stale` on an old revision, on disk before the answer. */
  'sheets.act': (call: { id: string; revision: number; action: SheetAction }) => SheetState
  /** The sheet as a record file, whole or still running. */
  'sheets.record': (id: string) => string
}

/** Pushed to every subscriber. */
export interface Events extends DesktopEvents {
  'table.changed': TableState
  'tables.changed': TableSummary[]
  'bots.changed': BotsState
  /** Only the moves just found. */
  'review.changed': ReviewState
  'sheet.changed': SheetState
  'settings.changed': Settings
  /** Now and then, while an import checks or writes. */
  'import.progress': ImportProgress
  /** Games read of a damaged database so far. */
  'rescue.progress': number
}

export interface AppInfo {
  name: 'Pithead'
  version: string
  host: 'electron' | 'loopback'
  dataFolder: string
  /** Whether the database is damaged and waits for a rescue. */
  damaged: boolean
}

export type Language = 'en' | 'de' | 'nl'
export interface Settings {
  language: Language | 'system'
  theme: 'dark' | 'light' | 'system'
  /** Pace of the ceremonies and of moving pieces. */
  speed: 'slow' | 'normal' | 'fast' | 'instant'
  /** `reduced` stills all motion whatever the system asks for. */
  motion: 'system' | 'reduced'
  /** Seconds that a director thinks about a turn. */
  thinking: '1' | '2' | '3' | '5' | '10'
  /** Where a forecast stands beside the players. */
  forecast: 'never' | 'with-bots' | 'always'
}

export interface Person {
  name: string
  color: string
}

export interface NewTable {
  game: 'coal-baron'
  /** Two to four, in clockwise order, with different names and colours; each a person or a bot. */
  players: Player[]
  startingPlayer: number | 'random'
}

export interface TableSummary {
  id: string
  game: 'coal-baron'
  /** `companion` for a physical table that is scored. */
  mode: Mode
  players: Player[]
  startedAt: string
  touchedAt: string
  finishedAt: string | null
  /** 0 while drafting or setting up. */
  shift: number
  /** Of a physical table, its entries. */
  moves: number
  /** The seat whose turn it is, null when nobody's. */
  turn: number | null
  /** Points so far, or the totals. */
  points: number[]
  winners: number[] | null
}

/** What the people at the table do. */
export type Action =
  | { type: 'decide'; decision: Decision }
  /** The player at the hand-over screen is alone with the five. */
  | { type: 'reveal' }
  /** The ceremony's next element, or its end. */
  | { type: 'next' }
  | { type: 'skip' }
  /** Back to the last decision that a person made, unless something hidden was revealed since. */
  | { type: 'take-back' }
  /** A bot takes over a person's seat, or a person a bot's. */
  | { type: 'sit'; seat: number; control: string }

/**
 * What the table waits for. `hand-over`: the five are drawn and nobody but the player may look yet. `thinking`: for a bot's
 * decision.
 */
export type Waiting = 'decision' | 'thinking' | 'hand-over' | 'ceremony' | 'finished'

export type TakeBack = 'step' | 'placement' | 'move'

export type { Ceremony, Options }

export interface TableState {
  id: string
  game: 'coal-baron'
  revision: number
  players: Player[]
  startedAt: string
  finishedAt: string | null
  waiting: Waiting
  view: View
  options: Options
  /** Work steps of the mining turn under way. */
  steps: Step[]
  /** What `take-back` would undo; null when the last move revealed something hidden or there is none. */
  takeBack: TakeBack | null
  ceremony: Ceremony | null
  log: LogItem[]
  result: Result | null
}

/** `step`: one more decision while paused. `run`: to the end of the game at once, thinking briefly. */
export type BotsAct = 'hurry' | 'play' | 'pause' | 'step' | 'run'

/** How the bots at a table play; where people sit, `play` is all there is. */
export interface BotsState {
  id: string
  mode: 'play' | 'pause' | 'run'
  /** A bot could not decide or its decision could not be written: `play` tries again. */
  stuck: boolean
}

export interface Forecast {
  /** The points of each seat if the shift, and the game with it, ended now. */
  points: number[]
  /** 0 to 1 for each seat, 1 together. */
  chances: number[]
}

export type { Idea, IdeaEffects, Part }

/** What the player whose turn it is might do, the best first. */
export interface Hints {
  ideas: Idea[]
  /** How often each seat has asked for hints at this table. */
  used: number[]
}

export interface NewSheet extends NewTable {
  /** How the first shift is entered; `points` keeps the totals alone. */
  way: Way | 'points'
}

/** What is done at the score sheet of a physical table. */
export type SheetAction =
  | { type: 'edit'; edit: Edit }
  | { type: 'undo' }
  | { type: 'redo' }
  /** To another page; to the end only once everything is entered. */
  | { type: 'go'; stage: Stage }
  /** Tells the shift's tally from its first element. */
  | { type: 'tally' }
  /** The tally's next element; from a page that is done to the next. */
  | { type: 'next' }
  /** The tally all at once. */
  | { type: 'skip' }
  | { type: 'time'; act: TimerAct }
  /** Seconds that a turn may take. */
  | { type: 'limit'; seconds: number | null }

/** A score sheet as it stands. Its tally, its warnings and its final table follow from the pad (games/coal-baron/companion). */
export interface SheetState {
  id: string
  game: 'coal-baron'
  revision: number
  startedAt: string
  finishedAt: string | null
  pad: Pad
  stage: Stage
  /** Elements of the shift's tally told so far; null while it is counted. */
  told: number | null
  /** Shifts whose tally has been told. */
  closed: number
  /** The edits that `undo` and `redo` would take back and make again. */
  undo: Edit | null
  redo: Edit | null
  /** Null until it is used. */
  timer: Timer | null
}

/** Codes that a call may be refused with, besides the rules' own `RefusalCode`s. */
export type ServiceErrorCode =
  | 'unknown-call'
  | 'bad-arguments'
  | 'not-found'
  | 'stale'
  | 'not-allowed-now'
  | 'sat-together'
  | 'storage-full'
  | 'storage-read-only'
  | 'storage-busy'
  | 'storage-damaged'
  | 'storage-newer'
  | 'storage-failed'
  | 'storage-gone'
  | 'disconnected'
  | 'internal'

/** How an error crosses the boundary. */
export interface ApiError {
  code: ServiceErrorCode | Refusal['code']
  params: Readonly<Record<string, string | number>>
}
