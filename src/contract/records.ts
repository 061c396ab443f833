/** The part of the contract that the records door uses. */
import type { PlayOn, TableState } from './api.ts'
import type { Problem } from '../games/check.ts'
import type { Player } from '../games/game.ts'
import type { Mode } from '../games/record.ts'

export interface RecordsApi {
  'shelf.list': (query: ShelfQuery) => ShelfPage
  /** A finished game's record file. */
  'shelf.open': (id: string) => string
  /** Changes what is told of a game, never how it was played. */
  'shelf.edit': (edit: GameEdit) => void
  /** Takes games off the shelf and answers which; `shelf.restore` undoes it. */
  'shelf.remove': (games: Selection) => Promise<string[]>
  'shelf.restore': (ids: string[]) => void
  /** Makes a file of finished games and keeps it until the next one is made; `export.read` fetches it. */
  'export.make': (call: { games: Selection; format: ExportFormat }) => ExportedFile
  /** A part of the file in base64, from this byte on; empty at its end. */
  'export.read': (call: { id: string; from: number }) => string
  /** The link that adds a finished game to BG Stats. */
  'export.link': (id: string) => string
  /** Begins an import and drops one that was not finished. */
  'import.begin': () => string
  /** Hands over a file part by part, in base64; after the last part its games are judged. Nothing is kept yet. */
  'import.add': (call: { id: string; name: string; part: string; last: boolean }) => Promise<ImportCount>
  /** What was found in the files so far, in their order: one kind of it, or all. */
  'import.items': (call: { id: string; state: ImportGroup | null; skip: number; count: number }) => ImportItem[]
  /** Keeps the new games after a backup, and answers how many. Where it can't be finished, none of them stays. */
  'import.run': (id: string) => Promise<number>
  /** Ends an import, also one that is just checking or writing, which is refused with `not-found` then. */
  'import.drop': (id: string) => void
  /** The copies of the database that are kept, the newest first. */
  'backups.list': () => BackupState[]
  /** What putting a copy's games in place of those there are would change. Changes nothing. */
  'backups.preview': (name: string) => RestorePreview
  /** Puts a copy's games in place of those there are, after a copy of those. Settings stay. */
  'backups.restore': (name: string) => Promise<void>
  /** A new table that plays on from a game after so many whole moves and then these decisions; its record tells which game. */
  'tables.playOn': (call: PlayOn) => TableState
}

/** Finished games that match all of these, in this order. */
export interface ShelfFilter {
  /** Words of which each must be found in the names, the place, the notes or the date (`2026-11-20`), or names a game: `game:ID`. */
  search: string
  game: string | null
  mode: Mode | null
  /** Number of players. */
  seats: number | null
  bots: 'with' | 'without' | null
  /** A person who sat there, by the whole name. */
  person: string | null
  /** Games begun from this time on, and before that one. ISO 8601 in UTC. */
  after: string | null
  before: string | null
  sort: 'date' | 'points' | 'minutes' | 'winner'
  descending: boolean
}

/** `count` of the games found, after the first `skip`. */
export interface ShelfQuery extends ShelfFilter {
  skip: number
  count: number
}

/** These games, or all that a filter finds but those. */
export type Selection = { ids: string[] } | { filter: ShelfFilter; except: string[] }

export interface ShelfPage {
  /** How many match, on this page or not. */
  total: number
  games: ShelfGame[]
}

export interface ShelfGame {
  id: string
  game: string
  mode: Mode
  players: Player[]
  startedAt: string
  finishedAt: string
  minutes: number
  /** Totals by seat. */
  points: number[]
  winners: number[]
  place: string | null
}

export type ExportFormat = 'records' | 'csv' | 'bg-stats'

export interface ExportedFile {
  id: string
  name: string
  /** In bytes. */
  size: number
}

/** What would become of a game in a file: kept as a new one, left out because it is there, or refused. */
export type ImportItem =
  | { name: string; state: 'refused'; game: string | null; problem: Problem }
  | { name: string; state: 'new' | 'same-id' | 'same-content'; id: string; players: Player[]; startedAt: string }

/** `known` is there already, by its id or by its content. */
export type ImportGroup = 'new' | 'known' | 'refused'
export type ImportCount = Readonly<Record<ImportGroup, number>>

/** How far an import is: games judged or, with a total, games written. */
export interface ImportProgress {
  id: string
  done: number
  total: number | null
}

/** Why a copy was made: the first use on a day, or what came next. */
export type BackupReason = 'day' | 'import' | 'merge' | 'removal' | 'restore' | 'migration'

export interface BackupState {
  name: string
  at: string
  reason: BackupReason
  /** In bytes. */
  size: number
  /** What is in it; null where it can't be read. */
  games: { count: number; finished: number; last: string | null } | null
}

/** A game, finished or not, in a few words. */
export interface GameLine {
  id: string
  game: string
  mode: Mode
  players: Player[]
  startedAt: string
  finishedAt: string | null
}

/** So many games, and the latest of them. */
export interface GameGroup {
  count: number
  games: GameLine[]
}

export interface RestorePreview {
  /** Games that are here and not in the copy. */
  gone: GameGroup
  /** Games that are in the copy alone. */
  back: GameGroup
  /** Games that stand otherwise in the copy. */
  other: GameGroup
}

export interface GameEdit {
  id: string
  /** By seat. */
  names: string[]
  place: string | null
  notes: string | null
  /** When it began; its end moves along. */
  startedAt: string
}
