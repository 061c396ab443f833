/** The part of the contract that the archive uses. */
import type {
  ArchiveFilter,
  BackupState,
  ExportFormat,
  ExportedFile,
  GameEdit,
  ImportCount,
  ImportGroup,
  ImportItem,
  ImportResult,
  Keep,
  RestorePreview,
  SecondFolder,
  Selection,
  TableStyle,
  TagCount,
  ArchivePage,
  ArchiveQuery,
} from './schemas/archive.ts'
import type { PlayOn, TableState } from './schemas/table.ts'

export type {
  BackupReason,
  BackupState,
  Difference,
  ExportFormat,
  ExportedFile,
  GameEdit,
  GameLine,
  ImportCount,
  ImportGroup,
  ImportItem,
  ImportProgress,
  ImportResult,
  ImportSide,
  Keep,
  Narrowing,
  WorkProgress,
  RestorePreview,
  SecondFolder,
  Selection,
  TableStyle,
  TagCount,
  Sitter,
  ArchiveFilter,
  ArchivedGame,
  ArchivePage,
  ArchiveQuery,
} from './schemas/archive.ts'

/** Every finished game, the latest first. */
export const ALL_GAMES: ArchiveFilter = {
  search: '',
  game: null,
  mode: null,
  seats: null,
  bots: null,
  with: [],
  place: null,
  after: null,
  before: null,
  sort: 'date',
  descending: true,
}

export interface ArchiveApi {
  'archive.list': (query: ArchiveQuery) => ArchivePage
  /** Places of play, the most recent first. */
  'archive.places': () => string[]
  /** A finished game's record file. */
  'archive.open': (id: string) => string
  /** Changes what is told of a game, never how it was played. */
  'archive.edit': (edit: GameEdit) => void
  /** Takes games out of the archive and answers which; `archive.restore` undoes it. */
  'archive.remove': (games: Selection) => Promise<string[]>
  'archive.restore': (ids: string[]) => Promise<void>
  /** Every tag in use, the most used first. */
  'archive.tags': () => TagCount[]
  /** Makes a file of finished games and keeps it until the next one is made; `export.read` fetches it. */
  'export.make': (call: { games: Selection; format: ExportFormat; style?: TableStyle }) => Promise<ExportedFile>
  /** Ends an export that is being made: that is refused with `not-found` then. */
  'export.drop': () => void
  /** A part of the file in base64, from this byte on; empty at its end. */
  'export.read': (call: { id: string; from: number }) => string
  /** The link that adds a finished game to BG Stats. */
  'export.link': (id: string) => string
  /** Begins an import and drops one that was not finished. */
  'import.begin': () => string
  /** Hands over a file part by part, in base64; after the last part its games are judged. Nothing is kept yet. */
  'import.add': (call: { id: string; name: string; part: string; last: boolean }) => Promise<ImportCount>
  /** The games found in the files so far, in file order: one kind of them, or all. */
  'import.items': (call: { id: string; state: ImportGroup | null; skip: number; count: number }) => ImportItem[]
  /** Chooses the version of a changed game, by its `at`, or of all of them. */
  'import.choose': (call: { id: string; at: number | null; keep: Keep }) => void
  /**
   * Keeps the new games, and of the changed ones what was chosen (`mine` where nothing was), after a backup. Where it can't be
   * finished, everything is as it was.
   */
  'import.run': (id: string) => Promise<ImportResult>
  /** Ends an import, also one that is just checking or writing, which is refused with `not-found` then. */
  'import.drop': (id: string) => void
  /** The second folder that copies go to. */
  'backups.second': () => SecondFolder
  /**
   * From now on each copy goes to this folder too, the newest one at once; with null to none. Refused with `bad-folder`, and
   * then all stays as it was.
   */
  'backups.choose': (folder: string | null) => Promise<SecondFolder>
  /** The copies of the database that are kept, the newest first. */
  'backups.list': () => BackupState[]
  /** Previews a restore. Changes nothing. */
  'backups.preview': (name: string) => Promise<RestorePreview>
  /** Puts a copy's games in place of those there are, after a copy of those. Settings stay. */
  'backups.restore': (name: string) => Promise<void>
  /** A new table that plays on from a game after so many whole moves and then these decisions; its record tells which game. */
  'tables.playOn': (call: PlayOn) => TableState
}
