/** The archive of finished games: found, told more of, taken off and put back. */
import type { ArchiveApi, GameEdit, Selection } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { readGame } from '../../games/record/valid-study.ts'
import { readRecord, writeRecord } from '../../games/record/record.ts'
import type { EventHub } from '../platform/events.ts'
import { inSlices } from '../platform/pace.ts'
import type { StoredGame } from '../store/games/games.ts'
import type { Safety, Stores } from '../store/store.ts'
import { checkToldApart } from '../platform/told-apart.ts'
import { editedRecord } from './edit.ts'
import { wrongTime } from './foreign-record.ts'
import { present } from '../../games/building-blocks/present.ts'

/** The least number of games whose removal at once makes a backup first. */
const MANY = 10

export interface ArchiveOptions {
  catalogue: Catalogue
  store: Stores & Safety
  events: EventHub
  now: () => Date
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
}

type OnGame = (id: string) => boolean

export class ArchiveService {
  readonly #deps: ArchiveOptions

  constructor(options: ArchiveOptions) {
    this.#deps = options
  }

  readonly api: ArchiveApi = {
    'archive.list': (query) => this.#deps.store.archive.page(query),
    'archive.places': () => this.#deps.store.archive.places(),
    'archive.tags': () => this.#deps.store.archive.tags(),
    'archive.open': (id) => this.open(id),
    'archive.edit': (edit) => this.edit(edit),
    'archive.remove': (games) => this.remove(games),
    'archive.restore': (ids) => this.restore(ids),
  }

  open(id: string): string {
    return writeRecord(this.#validRecord(this.#load(id).stored))
  }

  edit(edit: GameEdit): void {
    const { store } = this.#deps
    const { stored, summary } = this.#load(edit.id)
    const record = this.#validRecord(stored)
    if (edit.names.length !== record.players.length)
      throw refusal('bad-arguments', { call: 'archive.edit', at: 'names', problem: 'wrong-length' })
    const next = editedRecord(record, edit)
    this.#checkReadable(next)
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
    this.#changed([edit.id])
  }

  async remove(games: Selection): Promise<string[]> {
    const { store, now } = this.#deps
    const ids = store.archive.ids(games)
    if (ids.length >= MANY) await store.backup('removal')
    const at = now().toISOString()
    await this.#allOrNone(ids, (id) => store.games.remove(id, at), store.games.restore)
    this.#changed(ids)
    return ids
  }

  async restore(ids: readonly string[]): Promise<void> {
    const { games } = this.#deps.store
    const removedAt = new Map<string, string>()
    const restore = (id: string): boolean => {
      const at = games.find(id)?.removedAt
      if (at) removedAt.set(id, at)
      return games.restore(id)
    }
    await this.#allOrNone(ids, restore, (id) => games.remove(id, present(removedAt.get(id), 'the time of removal')))
    this.#changed(ids)
  }

  #load(id: string) {
    const { games } = this.#deps.store
    const stored = games.load(id)
    const summary = games.summary(id)
    if (!stored || !summary?.finishedAt) throw refusal('not-found', { id })
    return { stored, summary }
  }

  /** Restored backups hold games that nobody has judged so far. Kept positions that aren't valid are left out. */
  #validRecord({ record }: StoredGame): GameRecord {
    const read = readGame(record, this.#deps.catalogue)
    if (read.problem) throw refusal('game-unreadable', { at: read.problem.path })
    return read.record
  }

  /** Refuses what no record can say and no game can be, such as an end in an impossible year. */
  #checkReadable(record: GameRecord): void {
    const problem = readRecord(writeRecord(record), this.#deps.catalogue).problem ?? wrongTime(record)
    if (problem) throw refusal('bad-arguments', { call: 'archive.edit', at: problem.path, problem: problem.code })
  }

  /** Changes all games, some at a time. If one can't be changed, those before are undone. */
  async #allOrNone(ids: readonly string[], doIt: OnGame, undo: OnGame): Promise<void> {
    const one = (id: string) => {
      if (!doIt(id)) throw refusal('not-found', { id })
    }
    const { atomically: together } = this.#deps.store
    const done: string[] = []
    try {
      await inSlices(ids, { together, one, done: (some) => done.push(...some) })
    } catch (error) {
      await inSlices(done, { together, one: undo, done: () => {} })
      throw error
    }
  }

  #changed(ids: readonly string[]): void {
    ids.forEach(this.#deps.forget)
    this.#deps.events.emit('tables.changed', null)
  }
}
