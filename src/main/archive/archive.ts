/** The archive of finished games: found, told more of, taken off and put back. */
import type { ArchivePage, ArchiveQuery, BackupState, GameEdit, Selection } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { readGame } from '../../games/record/valid-study.ts'
import { readRecord, writeRecord } from '../../games/record/record.ts'
import type { EventHub } from '../base/events.ts'
import { inSlices } from '../base/pace.ts'
import type { StoredGame } from '../store/games.ts'
import type { Safety, Stores } from '../store/store.ts'
import { checkToldApart } from '../base/told-apart.ts'
import { editedRecord } from './edit.ts'
import { wrongTime } from './foreign-record.ts'

/** Removing so many at once is worth a backup. */
const MANY = 10

export interface ArchiveOptions {
  catalogue: Catalogue
  store: Stores & Safety
  events: EventHub
  now: () => Date
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
  forgetAll: () => void
}

type OnGame = (id: string) => boolean

export interface ArchiveService {
  list: (query: ArchiveQuery) => ArchivePage
  open: (id: string) => string
  edit: (edit: GameEdit) => void
  remove: (games: Selection) => Promise<string[]>
  restore: (ids: string[]) => Promise<void>
  backups: () => BackupState[]
  restoreBackup: (name: string) => Promise<void>
}

export function archiveService({ catalogue, store, events, now, forget, forgetAll }: ArchiveOptions): ArchiveService {
  const load = (id: string) => {
    const stored = store.games.load(id)
    const summary = store.games.summary(id)
    if (!stored || !summary?.finishedAt) throw refusal('not-found', { id })
    return { stored, summary, record: JSON.parse(stored.record) as GameRecord }
  }

  const problemIn = (record: GameRecord) => readRecord(writeRecord(record), catalogue).problem

  /** Backups are put back with games that nobody has judged so far. Kept positions that aren't valid are left out. */
  const validRecord = ({ record }: StoredGame): GameRecord => {
    const read = readGame(record, catalogue)
    if (read.problem) throw refusal('game-unreadable', { at: read.problem.path })
    return read.record
  }

  /** Refuses what no record can say and no game can be: an end in a year that can't be, for one. */
  const checkReadable = (record: GameRecord): void => {
    const problem = problemIn(record) ?? wrongTime(record)
    if (problem) throw refusal('bad-arguments', { call: 'archive.edit', at: problem.path, problem: problem.code })
  }

  /** Some in a turn. Where one can't be done, those before are undone. */
  const allOrNone = async (ids: readonly string[], doIt: OnGame, undo: OnGame): Promise<void> => {
    const one = (id: string) => {
      if (!doIt(id)) throw refusal('not-found', { id })
    }
    const { atomically: together } = store
    const done: string[] = []
    try {
      await inSlices(ids, { together, one, done: (some) => done.push(...some) })
    } catch (error) {
      await inSlices(done, { together, one: undo, done: () => {} })
      throw error
    }
  }

  const changed = (ids: readonly string[]): void => {
    ids.forEach(forget)
    events.emit('tables.changed', null)
  }

  return {
    list: store.archive.page,
    open(id) {
      return writeRecord(validRecord(load(id).stored))
    },
    edit(edit) {
      const { stored, summary } = load(edit.id)
      const record = validRecord(stored)
      if (edit.names.length !== record.players.length)
        throw refusal('bad-arguments', { call: 'archive.edit', at: 'names', problem: 'wrong-length' })
      const next = editedRecord(record, edit)
      checkReadable(next)
      checkToldApart(next.players, record.players)
      const { players, startedAt, finishedAt } = next
      store.atomically(() => {
        store.games.save({
          record: JSON.stringify(next),
          // A score sheet keeps its names among its edits: it is opened anew from the record.
          pending: record.mode === 'companion' ? [] : stored.pending,
          revision: stored.revision + 1,
          summary: { ...summary, players, startedAt, finishedAt },
        })
        if (record.mode === 'companion') store.sheetEdits.clear(edit.id)
      })
      changed([edit.id])
    },
    async remove(games) {
      const ids = store.archive.ids(games)
      if (ids.length >= MANY) await store.backup('removal')
      const at = now().toISOString()
      await allOrNone(ids, (id) => store.games.remove(id, at), store.games.restore)
      changed(ids)
      return ids
    },
    backups: store.backups,
    async restoreBackup(name) {
      await store.restoreBackup(name)
      forgetAll()
      events.emit('tables.changed', null)
    },
    async restore(ids) {
      const removedAt = new Map<string, string>()
      const restore = (id: string): boolean => {
        const at = store.games.find(id)?.removedAt
        if (at) removedAt.set(id, at)
        return store.games.restore(id)
      }
      await allOrNone(ids, restore, (id) => store.games.remove(id, removedAt.get(id)!))
      changed(ids)
    },
  }
}
