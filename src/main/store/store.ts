/** Everything that Pithead keeps: one database in one folder, held by one process. */
import { dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { isApiError, refusal, Refused } from '../../contract/errors.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import { backupFiles, dropUnfinished, hasBackupOfToday, listBackups } from './backups/backups.ts'
import { choresIn, type Chores, type Reason } from './durability/chores.ts'
import { countingIn } from './archive/counting.ts'
import type { BackupState, RestorePreview, SecondFolder } from '../../contract/archive.ts'
import type { StatisticsApi } from '../../contract/schemas/statistics.ts'
import { LOG_BYTES, makeFolder, openDatabase, unsynced, type OpenOptions } from './durability/database.ts'
import { shutOthersOutOf } from '../platform/private.ts'
import { guarded, storageRefusal } from '../platform/storage-errors.ts'
import { oneRow } from '../platform/one-row.ts'
import { gameStore, type GameStore, type Mend } from './games/games.ts'
import { hintStore, type HintStore } from './games/hints.ts'
import { importSpool, type ImportSpool } from './archive/import-spool.ts'
import { dropTransfers, newTransfer } from './archive/transfers.ts'
import { lockFolder, type FolderLock } from './durability/lock.ts'
import { gamesAhead } from './backups/restore.ts'
import { checkRoom, logGrowth, orFull } from './durability/room.ts'
import { putBackStore, type PutBackStore } from './games/put-back.ts'
import { peopleStore, type PeopleStore } from './games/people.ts'
import { changesIn, lastMark, markerOf } from './durability/mark.ts'
import { mending, type Remake } from './games/mend.ts'
import { noticeStore, type NoticeStore } from './settings/notices.ts'
import { logKept, lookingAt, samenessOf, watched } from './durability/presence.ts'
import { dayStore, type DayStore } from './archive/days.ts'
import { exerciseStore, type ExerciseStore } from './archive/exercises.ts'
import { puzzleStore, type PuzzleStore } from './archive/puzzles.ts'
import { reviewStore, type ReviewStore } from './archive/reviews.ts'
import { reviewQueueStore, type ReviewQueueStore } from './archive/review-queue.ts'
import { settingsStore, type SettingsStore } from './settings/settings.ts'
import { archiveStore, matching, type ArchiveStore } from './archive/archive.ts'
import { batchStore, type BatchStore } from './archive/batch.ts'
import { binStore, type BinStore } from './archive/bin.ts'
import { seasonStore, type SeasonStore } from './archive/seasons.ts'
import { searchStore, type SearchStore } from './settings/searches.ts'
import { secondFolderStore, writableFolder, type NotCopied, type SecondFolderStore } from './backups/second-folder.ts'
import { sheetEditStore, type SheetEditStore } from './games/sheet-edits.ts'
import { readAccuracies } from '../statistics/accuracies.ts'
import { readGames } from '../statistics/counted-games.ts'
import { statisticsStore, type StatisticsStore } from '../statistics/statistics.ts'
import { titleOf } from '../statistics/title.ts'
import { unfinishedStore, type UnfinishedStore } from './games/unfinished.ts'
import { warnOfDrive } from './durability/warn-of-drive.ts'
import { userChoices } from './settings/user-choice.ts'
import { present } from '../../games/building-blocks/present.ts'

export interface Stores {
  /** A place for what an import finds, until it is closed. */
  importSpool: () => ImportSpool
  games: GameStore
  sheetEdits: SheetEditStore
  putBack: PutBackStore
  hints: HintStore
  notices: NoticeStore
  people: PeopleStore
  reviews: ReviewStore
  reviewQueue: ReviewQueueStore
  exercises: ExerciseStore
  puzzles: PuzzleStore
  days: DayStore
  archive: ArchiveStore
  batch: BatchStore
  bin: BinStore
  searches: SearchStore
  seasons: SeasonStore
  settings: SettingsStore
  statistics: StatisticsStore
  unfinished: UnfinishedStore
  /** Everything that `work` writes is kept, or nothing if it throws. */
  atomically: <T>(work: () => T) => T
  /**
   * The same for a part of long work that a journal knows as unfinished (`unfinished.ts`, `batch.ts`): it reaches the disk with
   * the next change that anybody waits for. Where the power goes before that, the work is taken back or brought to its end.
   */
  partly: <T>(work: () => T) => T
}

/** Backups and restores. */
export interface Safety {
  /** Copies the whole database beside it; which copies stay says `retention.ts`. */
  backup: (reason: Reason) => Promise<void>
  /** Throws `storage-full` if this number of bytes, their copy in the log and a backup wouldn't fit on the disk. */
  checkRoom: (bytes: number) => void
  /** Makes a backup the first time on a day that there are games to lose. */
  backupOfTheDay: () => Promise<void>
  backups: () => BackupState[]
  /** The path of a new file for a transfer, which goes with the program at the latest. */
  newTransfer: () => string
  previewRestore: (name: string) => Promise<RestorePreview>
  /** Replaces the games with a backup's, after a backup of the present ones. Writes are refused meanwhile. */
  restoreBackup: (name: string) => Promise<void>
  secondFolder: () => SecondFolder
  /**
   * Copies the newest backup there. Only a folder that was chosen in the system's own dialog may be on a network. Throws
   * `bad-folder` or what kept the copy away, and then all stays as it was.
   */
  chooseSecondFolder: (folder: string | null, byDialog?: boolean) => Promise<SecondFolder>
}

export interface Store extends Stores, Safety {
  /** The statistics of large archives, for which nobody else should wait. */
  counting: StatisticsApi
  /** Whether the folder's lock was lost, though its database is there: another Pithead may work on it, and nothing is written. */
  isLost: () => boolean
  close: () => void
}

export interface StoreOptions extends OpenOptions {
  catalogue: Catalogue
  /** The folder of the user's configuration (`configFolder`); without one nothing is kept there. */
  config?: string
  /** Makes the columns beside a record again; without it a game whose columns aren't what they should be is left out. */
  remake?: Remake
}

/**
 * Opens the data folder and keeps other processes out until `close`. Throws a `Refused`: `storage-busy` while another
 * Pithead has the folder, `storage-newer`, `storage-damaged`, `storage-read-only`, `storage-full` or `storage-failed`.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  try {
    makeFolder(options.folder)
    const lock = lockFolder(options.folder)
    return await openLocked(options, lock).catch((error: unknown) => {
      lock.release()
      throw error
    })
  } catch (error) {
    throw orFull(storageRefusal(error), options.folder)
  }
}

async function openLocked(options: StoreOptions, lock: FolderLock): Promise<Store> {
  shutOthersOutOf(options.folder)
  dropUnfinished(options.folder)
  dropTransfers(options.folder)
  const db = await openDatabase(options)
  const file = join(options.folder, 'pithead.db')
  const mend = mending(db, options.catalogue, options.remake ?? (() => null))
  const stores = storesOn(db, options.catalogue, mend, options.remake)
  noticeMissing(db, options, stores.notices)
  const marker = markerOf(db, options.folder, options.now)
  marker.note()
  const isThere = samenessOf(file)
  const looks = [lookingAt(isThere, 'storage-gone', options.folder), lock.look, logKept(db, file)]
  // Inside a transaction it was looked as that began.
  const look = () => db.inTransaction || looks.forEach((one) => one())
  const restoring = newRestoring(db)
  const choices = userChoices(options.folder, options.config)
  const second = secondFolderStore(choices, stores.settings, stores.notices)
  warnOfDrive(db, options.folder, choices, stores.notices)
  const chores = choresIn(options.folder, second.chosen, options.now)
  const { end: endCounting, ...counting } = countingIn(db, options, mend)
  const close = () => {
    chores.end()
    endCounting()
    db.close()
    marker.close()
    lock.release()
  }
  const watch = { look, note: marker.note, instead: restoring.instead }
  const isLost = () => isThere() && !lock.isHeld()
  return {
    ...watched({ ...stores, ...safetyOf({ db, chores, restoring, second }, options), counting }, watch),
    isLost,
    close,
  }
}

/** Tells of acknowledged changes that are lost. */
function noticeMissing(db: Database, { folder, now }: OpenOptions, notices: NoticeStore): void {
  const mark = lastMark(folder)
  const changes = mark ? mark.changes - changesIn(db) : 0
  if (changes > 0)
    notices.add({
      code: 'changes-missing',
      changes,
      until: present(mark, 'the mark').at,
      backup: newestBackup(db, folder, now()),
    })
}

/** The newest backup that can be read, and how many games it has that aren't here, or not as far. */
function newestBackup(db: Database, folder: string, now: Date): { at: string; games: number } | null {
  for (const { file, at } of backupFiles(folder, now)) {
    try {
      return { at, games: gamesAhead(db, folder, file) }
    } catch {
      // The one before, then.
    }
  }
  return null
}

/** Without `mend` a game whose columns aren't what they should be is left out. */
export function storesOn(db: Database, catalogue: Catalogue, mend: Mend = () => false, remake?: Remake): Stores {
  const title = (game: string) => titleOf(gameIn(catalogue, game))
  const archive = archiveStore(db, title, mend)
  const games = gameStore(db, catalogue, mend)
  const sheetEdits = sheetEditStore(db)
  const putBack = putBackStore(db, games, sheetEdits)
  return {
    importSpool: guarded(() => importSpool(dirname(db.name))),
    games,
    sheetEdits,
    putBack,
    hints: hintStore(db),
    notices: noticeStore(db),
    people: peopleStore(db),
    reviews: reviewStore(db),
    reviewQueue: reviewQueueStore(db, catalogue),
    exercises: exerciseStore(db, catalogue),
    puzzles: puzzleStore(db),
    days: dayStore(db),
    archive,
    batch: batchStore(db),
    bin: binStore(db),
    searches: searchStore(db),
    seasons: seasonStore(db),
    settings: settingsStore(db),
    statistics: statisticsStore({
      titleOf: title,
      matching,
      read: (among, limits) => readGames(db, among, limits),
      accuracies: (scale) => readAccuracies(db, scale),
    }),
    unfinished: unfinishedStore(db, games, putBack, remake),
    atomically: guarded(<T>(work: () => T): T => db.transaction(work).immediate()),
    partly: guarded(<T>(work: () => T): T => unsynced(db, () => db.transaction(work).immediate())),
  }
}

interface Tools {
  db: Database
  chores: Chores
  restoring: ReturnType<typeof newRestoring>
  second: SecondFolderStore
}

function safetyOf({ db, chores, restoring, second }: Tools, { folder, now }: OpenOptions): Safety {
  const size = db.prepare<[], number>('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size').pluck()
  const hasGames = db.prepare('SELECT 1 FROM games LIMIT 1')
  const noted = async (chore: Promise<NotCopied>) => second.note(await chore)
  return {
    backup: (reason) => noted(chores.backup(reason)),
    checkRoom: guarded((bytes) => checkRoom(folder, bytes + oneRow(size) + logGrowth(folder, LOG_BYTES))),
    async backupOfTheDay() {
      if (hasGames.get() && !hasBackupOfToday(folder, now().toISOString())) await noted(chores.backup('day'))
    },
    backups: guarded(() => listBackups(folder, second.chosen())),
    newTransfer: guarded(() => newTransfer(folder)),
    previewRestore: chores.preview,
    restoreBackup: (name) => restoring.during(() => noted(chores.restore(name))),
    secondFolder: second.state,
    async chooseSecondFolder(wanted, byDialog = false) {
      const chosen =
        wanted === null ? null : second.choiceOf(writableFolder({ folder: wanted, byDialog }, folder), byDialog)
      const notCopied = chosen === null ? null : await chores.copy(chosen)
      if (notCopied) throw new Refused(notCopied)
      second.choose(chosen)
      return second.state()
    },
  }
}

/** Refuses writes during a restore at once, as it holds the lock on the database for long. */
function newRestoring(db: Database) {
  let isRestoring = false
  return {
    instead: (error: unknown): unknown =>
      isRestoring && isApiError(error) && error.code === 'storage-busy'
        ? refusal('not-allowed-now', { action: 'write', waiting: 'restore' })
        : error,
    async during<T>(work: () => Promise<T>): Promise<T> {
      const patience = db.pragma('busy_timeout', { simple: true }) as number
      db.pragma('busy_timeout = 0')
      isRestoring = true
      try {
        return await work()
      } finally {
        isRestoring = false
        db.pragma(`busy_timeout = ${patience}`)
      }
    },
  }
}
