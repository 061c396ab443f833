/** Schemas of the archive. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import {
  colorWord,
  control,
  list,
  MOST_KEPT,
  MOST_MOVES,
  name,
  notes,
  playedAt,
  storedName,
  tags,
  text,
  whole,
} from '../../games/building-blocks/shared-schemas.ts'
import { MOST_SITTERS } from '../conventions/most-sitters.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, mode, player, problem, tableId, time, transferId } from './shared.ts'
import { minutes } from './score-sheets.ts'

type Limits = ReturnType<typeof limitsOf>

export const MOST_GAMES = 1_000_000
const MOST_MINUTES = 100_000_000
/** More than a record file of 4 MiB has room for. */
const MOST_DOUBTS = 1_000_000

export const ids = v.pipe(list(tableId, 1000), v.minLength(1))

/** Somebody by a person's whole name or a control. */
const opponent = v.partial(v.strictObject({ name: text, control }))

/** Somebody at the table: all that is given holds for one seat. */
const sitterOf = ({ seat, points }: Limits) =>
  v.partial(
    v.strictObject({
      /** A person's whole name; bots are no people. */
      name: text,
      /** `bot:LEVEL`, or `human`. */
      control,
      color: colorWord,
      /** Alone or with others. */
      won: v.boolean(),
      /** The total lies between these, both included. */
      least: points,
      most: points,
      /** Places after the starting player. */
      after: seat,
      /** Came before one like this, at the same place, or behind. */
      ahead: opponent,
      level: opponent,
      behind: opponent,
      /** Something that happened to this seat, or to none in particular: a key of the game's (`Figures.facts`). */
      fact: text,
    }),
  )

/** A filter of games: they match all of these. */
const narrowingOf = (limits: Limits) => ({
  /** Search text in the form that `readSearch` understands. */
  search: v.pipe(v.string(), v.maxLength(200)),
  mode: v.nullable(mode),
  /** Number of players. */
  seats: v.nullable(v.pipe(whole(limits.seats), v.minValue(1))),
  bots: v.nullable(v.picklist(['with', 'without'])),
  /** Each of these sat there; two of them may be the same. */
  with: list(sitterOf(limits), MOST_SITTERS),
  /** The place of play. */
  place: v.nullable(storedName),
  /** Games begun from this time on, and before that one. ISO 8601 in UTC. */
  after: v.nullable(time),
  before: v.nullable(time),
})

/** Given in part, the rest leaves nothing out. */
export const partialNarrowingOf = (limits: Limits) => v.partial(v.strictObject(narrowingOf(limits)))

/** Finished games that match all of these, in this order. */
export const archiveFilterOf = (limits: Limits) => ({
  game: v.nullable(limits.gameId),
  ...narrowingOf(limits),
  sort: v.picklist(['date', 'points', 'minutes', 'winner']),
  descending: v.boolean(),
})

/** `count` of the games found, after the first `skip`. */
const archiveQueryOf = (limits: Limits) =>
  v.strictObject({ ...archiveFilterOf(limits), skip: whole(MOST_GAMES), count: v.pipe(whole(200), v.minValue(1)) })

/** These games, or all that a filter finds but those. */
export const selectionOf = (limits: Limits) =>
  v.union([
    v.strictObject({ ids }),
    v.strictObject({ filter: v.strictObject(archiveFilterOf(limits)), except: list(tableId, 1000) }),
  ])

/** Fields that tell stored games apart in lists. */
const headOf = ({ gameId, seats }: Limits) => ({
  id: tableId,
  game: gameId,
  mode,
  players: list(player, seats),
  startedAt: v.string(),
})

const archivedGameOf = (limits: Limits) =>
  v.strictObject({
    ...headOf(limits),
    finishedAt: v.string(),
    minutes: whole(MOST_MINUTES),
    /** Totals by seat. */
    points: list(limits.points, limits.seats),
    winners: list(limits.seat, limits.seats),
    place: v.nullable(text),
    /** The beginning of the notes. */
    notes: v.nullable(notes),
    /** Whether any of its moves was reviewed. */
    reviewed: v.boolean(),
    tags,
    star: v.boolean(),
    /** The number of the record's doubts that the table hasn't accepted. */
    openDoubts: whole(MOST_DOUBTS),
  })

const archivePageOf = (limits: Limits) =>
  v.strictObject({
    /** The number of matches, on this page or not. */
    total: whole(MOST_GAMES),
    games: list(archivedGameOf(limits), 200),
  })

const gameEditOf = ({ seats }: Limits) =>
  v.strictObject({
    id: tableId,
    /** Indexed by seat. */
    names: v.pipe(list(name, seats), v.minLength(1)),
    place: v.nullable(name),
    notes: v.nullable(notes),
    /** The start; the end moves along with it. */
    startedAt: playedAt,
    /** Duration; unchanged if absent. */
    minutes: v.optional(minutes),
  })

const tagCount = v.strictObject({ tag: storedName, games: whole(MOST_GAMES) })

const exportFormat = v.picklist(['records', 'csv', 'bg-stats', 'html'])
/** A table as RFC 4180 says, or with a byte-order mark and a separator for spreadsheets. */
const tableStyle = v.picklist(['plain', 'comma', 'semicolon'])
const size = whole(Number.MAX_SAFE_INTEGER)
/** `size` in bytes. */
const exportedFile = v.strictObject({ id: transferId, name: v.string(), size })

/** A column of a table, from 0 on. */
const column = whole(1000)
/** The order of a date's numbers; a date that begins with the year says so itself. */
const dateOrder = v.picklist(['ymd', 'dmy', 'mdy'])
/** The columns of a table of plays, a row for each player. Plays without a column for the title are all of one `game`. */
const tableColumnsOf = ({ gameId }: Limits) => ({
  player: column,
  total: column,
  date: column,
  title: v.nullable(column),
  game: v.nullable(gameId),
  /** The number of the play, where rows of the same day and title are of several. */
  play: v.nullable(column),
  winner: v.nullable(column),
  place: v.nullable(column),
  minutes: v.nullable(column),
  order: dateOrder,
})
const tableColumns = (limits: Limits) => v.strictObject(tableColumnsOf(limits))
const tablePreviewOf = (limits: Limits) =>
  v.strictObject({
    name: v.string(),
    header: list(v.string(), 100),
    rows: list(list(v.string(), 100), 5),
    /** Guesses each column's meaning from its heading. */
    guess: v.strictObject({
      ...tableColumnsOf(limits),
      player: v.nullable(column),
      total: v.nullable(column),
      date: v.nullable(column),
    }),
  })

const fileName = v.pipe(v.string(), v.maxLength(1000))
const base64 = v.pipe(v.string(), v.maxLength(60_000), v.regex(/^[A-Za-z0-9+/]*={0,2}$/))

/** The choice between two games under one id: this archive's, the file's, or both, the file's under an id of its own. */
const keep = v.picklist(['mine', 'theirs', 'both'])

/** A difference between two records under one id. */
const difference = v.picklist([
  'players',
  'place',
  'notes',
  'started',
  'ended',
  'tags',
  'course',
  'result',
  'study',
  'exercises',
  'rest',
])

const importPlayers = (seats: number) =>
  list(v.strictObject({ name: v.string(), color: v.string(), control: v.string() }), seats)

const importSideOf = ({ seats }: Limits) =>
  v.strictObject({
    players: importPlayers(seats),
    place: v.nullable(v.string()),
    notes: v.nullable(v.string()),
    startedAt: v.string(),
    finishedAt: v.nullable(v.string()),
    tags,
    star: v.boolean(),
    moves: v.nullable(whole(Number.MAX_SAFE_INTEGER)),
    /** More than the totals is known. */
    hasParts: v.boolean(),
    points: v.nullable(list(v.number(), seats)),
    /** Positions kept with the game. */
    kept: whole(MOST_KEPT),
    exercises: whole(MOST_MOVES),
  })

/**
 * The fate of a game in a file: added (`back`: out of the bin), skipped because it is known, refused, or, where another game
 * or other words stand under its id, as `keep` says.
 */
const importItemOf = (limits: Limits) =>
  v.variant('state', [
    v.strictObject({
      name: v.string(),
      /** The record's game, as far as it could be read. */
      game: v.nullable(limits.gameId),
      state: v.literal('refused'),
      problem,
    }),
    /** Plays of a game that isn't on offer, by its name in the file; '' where it has none. */
    v.strictObject({ name: v.string(), state: v.literal('left-out'), title: v.string(), plays: whole(MOST_GAMES) }),
    v.strictObject({
      name: v.string(),
      state: v.picklist(['new', 'back', 'same-id', 'same-content']),
      id: v.string(),
      players: importPlayers(limits.seats),
      startedAt: v.string(),
    }),
    v.strictObject({
      name: v.string(),
      state: v.literal('changed'),
      id: v.string(),
      players: importPlayers(limits.seats),
      startedAt: v.string(),
      /** Its place among all that was found. */
      at: whole(MOST_GAMES),
      keep,
      /** Whether this archive's is in the bin, from where it comes back. */
      removed: v.boolean(),
      /** Found by its title, players, totals and time: the file has it under another id. */
      alike: v.boolean(),
      /** Whether the file knows totals alone of a game of which this archive has more. */
      losing: v.boolean(),
      differences: list(difference),
      mine: importSideOf(limits),
      theirs: importSideOf(limits),
    }),
  ])

/** `known` is there already, by its id or by its content; `other` are games that aren't on offer, each with its plays. */
const importGroup = v.picklist(['new', 'changed', 'known', 'refused', 'other'])
/** `back` of the new ones come back from the bin, and of `losing` of the changed ones the file knows totals alone. */
const importCount = v.strictObject({
  new: whole(MOST_GAMES),
  back: whole(MOST_GAMES),
  changed: whole(MOST_GAMES),
  known: whole(MOST_GAMES),
  refused: whole(MOST_GAMES),
  other: whole(MOST_GAMES),
  losing: whole(MOST_GAMES),
})

/** Games that an import added, put in place of others, brought back from the bin, and left as they were though the file's differ. */
const importResult = v.strictObject({
  added: whole(MOST_GAMES),
  replaced: whole(MOST_GAMES),
  back: whole(MOST_GAMES),
  left: whole(MOST_GAMES),
})

/** The progress of an import: games judged or, with a total, games written. */
export const importProgress = v.strictObject({
  id: transferId,
  done: whole(MOST_GAMES),
  total: v.nullable(whole(MOST_GAMES)),
})

/** The progress of long work that somebody has asked for. */
export const workProgress = v.strictObject({
  work: v.picklist(['export', 'renaming', 'batch']),
  done: whole(MOST_GAMES),
  total: whole(MOST_GAMES),
})

const backup = v.strictObject({
  name: v.string(),
  at: v.string(),
  /** The reason for it: the first use on a day, or the change that came next. */
  reason: v.picklist(['day', 'import', 'merge', 'removal', 'restore', 'migration']),
  /** In bytes. */
  size,
  /** Whether the second folder alone has it. */
  elsewhere: v.boolean(),
  /** Its contents; null if it can't be read. */
  games: v.nullable(
    v.strictObject({ count: whole(MOST_GAMES), finished: whole(MOST_GAMES), last: v.nullable(v.string()) }),
  ),
})

/** Paths may be longer than anything else that is typed. */
const path = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4096))

const secondFolder = v.strictObject({
  folder: v.nullable(v.string()),
  /** The code of the refusal that the last copy met with there; null if it arrived. */
  problem: v.nullable(v.string()),
})

/** A game, finished or not, in a few words. */
export const gameLineOf = (limits: Limits) => v.strictObject({ ...headOf(limits), finishedAt: v.nullable(v.string()) })

/** The number of some games, and the latest of them. */
const gameGroupOf = (limits: Limits) =>
  v.strictObject({ count: whole(MOST_GAMES), games: list(gameLineOf(limits), 50) })

const restorePreviewOf = (limits: Limits) =>
  v.strictObject({
    /** Games that are here and not in the copy. */
    gone: gameGroupOf(limits),
    /** Games that are in the copy alone. */
    back: gameGroupOf(limits),
    /** Games that stand otherwise in the copy. */
    other: gameGroupOf(limits),
    /** Games whose reviews go, and how many reviews stay. */
    reviews: v.strictObject({ gone: gameGroupOf(limits), kept: whole(MOST_GAMES) }),
  })

export function archiveCallsOf(catalogue: Catalogue) {
  const limits = limitsOf(catalogue)
  return {
    'archive.list': call([archiveQueryOf(limits)], archivePageOf(limits)),
    /** Places of play, the most recent first. */
    'archive.places': call([], list(text, MOST_GAMES)),
    /** A finished game's record file. */
    'archive.open': call([tableId], v.string()),
    /** Changes what is told about a game, never how it was played. */
    'archive.edit': call([gameEditOf(limits)], nothing, 'writes'),
    /** Removes games from the archive and answers which; `archive.restore` undoes it. */
    'archive.remove': call([selectionOf(limits)], list(tableId, MOST_GAMES), 'writes', 'later'),
    'archive.restore': call([ids], nothing, 'writes', 'later'),
    /** Every tag in use, the most used first. */
    'archive.tags': call([], list(tagCount, MOST_GAMES)),
  }
}

export function exportCallsOf(catalogue: Catalogue) {
  const games = selectionOf(limitsOf(catalogue))
  return {
    /** Makes a file of finished games, `html` of one alone, and keeps it until the next one is made, at `EXPORTS_PATH` with its id. */
    'export.make': call(
      [v.strictObject({ games, format: exportFormat, style: v.optional(tableStyle) })],
      exportedFile,
      'later',
    ),
    /** Stops an export that is being made, which is then refused with `not-found`. */
    'export.drop': call([], nothing),
    /** The link that adds a finished game to BG Stats. */
    'export.link': call([tableId], v.string()),
  }
}

export const importCallsOf = (catalogue: Catalogue) => ({
  /** Begins an import and drops one that was not finished. */
  'import.begin': call([], transferId),
  /**
   * Hands over a file part by part, in base64; after the last part its games are judged, but those of a table from elsewhere,
   * which waits for `import.map`. Nothing is stored yet.
   */
  'import.add': call(
    [v.strictObject({ id: transferId, name: fileName, part: base64, last: v.boolean() })],
    importCount,
    'later',
  ),
  /** The table that waits to be told which column is which, once it was handed over whole; null if none does. */
  'import.table': call([transferId], v.nullable(tablePreviewOf(limitsOf(catalogue)))),
  /** Says which column is which, and judges the plays of the table that waits; null leaves the table out. */
  'import.map': call(
    [v.strictObject({ id: transferId, columns: v.nullable(tableColumns(limitsOf(catalogue))) })],
    importCount,
    'later',
  ),
  /** The games found in the files so far, in file order: one kind of them, or all. */
  'import.items': call(
    [v.strictObject({ id: transferId, state: v.nullable(importGroup), skip: whole(MOST_GAMES), count: whole(200) })],
    list(importItemOf(limitsOf(catalogue)), 200),
  ),
  /** Chooses the version of a changed game, by its `at`, or of all of them. */
  'import.choose': call([v.strictObject({ id: transferId, at: v.nullable(whole(MOST_GAMES)), keep })], nothing),
  /**
   * Stores the new games, and the chosen versions of the changed ones (`mine` by default), after a backup. If it can't
   * be completed, nothing is changed.
   */
  'import.run': call([transferId], importResult, 'writes', 'later'),
  /** Ends an import. One that is still checking or writing is then refused with `not-found`. */
  'import.drop': call([transferId], nothing),
})

export const backupsCallsOf = (catalogue: Catalogue) => ({
  /** The second folder for copies. */
  'backups.second': call([], secondFolder),
  /**
   * Copies the newest backup to this folder at once, and each later one, too; null stops that. Refused with `bad-folder`, which
   * changes nothing.
   */
  'backups.choose': call([v.nullable(path)], secondFolder, 'writes', 'later'),
  /** The copies of the database, the newest first. */
  'backups.list': call([], list(backup, 1000)),
  /** Previews a restore. Changes nothing. */
  'backups.preview': call([fileName], restorePreviewOf(limitsOf(catalogue)), 'later'),
  /** Replaces all games with a copy's, after a backup of them. Settings stay. */
  'backups.restore': call([fileName], nothing, 'writes', 'later'),
})

type Of<S extends (limits: Limits) => v.GenericSchema> = v.InferOutput<ReturnType<S>>

export type ArchiveQuery = Of<typeof archiveQueryOf>
export type Narrowing = Of<typeof partialNarrowingOf>
export type Sitter = Of<typeof sitterOf>
export type ArchiveFilter = Omit<ArchiveQuery, 'skip' | 'count'>
export type Selection = Of<typeof selectionOf>
export type ArchivePage = Of<typeof archivePageOf>
export type ArchivedGame = Of<typeof archivedGameOf>
export type GameEdit = Of<typeof gameEditOf>
export type TagCount = v.InferOutput<typeof tagCount>
export type ExportFormat = v.InferOutput<typeof exportFormat>
export type TableStyle = v.InferOutput<typeof tableStyle>
export type ExportedFile = v.InferOutput<typeof exportedFile>
export type DateOrder = v.InferOutput<typeof dateOrder>
export type TablePreview = Of<typeof tablePreviewOf>
export type TableColumns = v.InferOutput<ReturnType<typeof tableColumns>>
export type Keep = v.InferOutput<typeof keep>
export type Difference = v.InferOutput<typeof difference>
export type ImportSide = Of<typeof importSideOf>
export type ImportResult = v.InferOutput<typeof importResult>
export type ImportItem = Of<typeof importItemOf>
export type ImportGroup = v.InferOutput<typeof importGroup>
export type ImportCount = v.InferOutput<typeof importCount>
export type ImportProgress = v.InferOutput<typeof importProgress>
export type WorkProgress = v.InferOutput<typeof workProgress>
export type BackupState = v.InferOutput<typeof backup>
export type SecondFolder = v.InferOutput<typeof secondFolder>
export type BackupReason = BackupState['reason']
export type GameLine = Of<typeof gameLineOf>
export type RestorePreview = Of<typeof restorePreviewOf>

export type ArchiveApi = FunctionsOf<ReturnType<typeof archiveCallsOf>>
export type BackupsApi = FunctionsOf<ReturnType<typeof backupsCallsOf>>
export type ExportApi = FunctionsOf<ReturnType<typeof exportCallsOf>>
export type ImportApi = FunctionsOf<ReturnType<typeof importCallsOf>>
