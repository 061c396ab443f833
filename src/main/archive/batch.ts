/** Games changed together, all of them or none, and taken back together. */
import type { BatchApi, BatchChange, Details, GameMark, Undone } from '../../contract/schemas/batch.ts'
import type { Selection } from '../../contract/archive.ts'
import { details } from '../../contract/schemas/batch.ts'
import { refusal } from '../../contract/errors.ts'
import { MOST_TAGS } from '../../games/building-blocks/forms.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { EventHub } from '../platform/events.ts'
import { json, read } from '../platform/columns.ts'
import { inSlices, reporting } from '../platform/pace.ts'
import type { Undo } from '../store/archive/batch.ts'
import type { StoredGame } from '../store/games/games.ts'
import { headed } from '../store/games/record-head.ts'
import type { Stores } from '../store/store.ts'
import { backOf, detailsOf, writeDetails, type KeptGame } from './details.ts'

export interface BatchOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
}

const keptGame = (stored: StoredGame, id: string): KeptGame => ({ stored, ...headed(stored.record, id) })

/** Games read at once of those that are taken back. */
const SOME = 200

export class BatchService {
  readonly #deps: BatchOptions
  /** One after the other: none meets the half of another. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: BatchOptions) {
    this.#deps = options
  }

  readonly api: BatchApi = {
    'archive.mark': (mark) => this.mark(mark),
    'batch.change': (call) => this.change(call),
    'batch.undo': () => this.undo(),
  }

  mark({ id, ...next }: GameMark): void {
    const { store, forget } = this.#deps
    store.atomically(() => this.#write(this.#load(id), next))
    forget(id)
    this.#tell()
  }

  change({ games, change }: { games: Selection; change: BatchChange }): Promise<number> {
    const { store } = this.#deps
    return this.#inTurn(async () => {
      const ids = store.archive.ids(games)
      this.#refuseTogether(change, ids)
      store.batch.begin()
      try {
        const changed = await this.#changeAll(ids, change)
        store.batch.end()
        return changed
      } catch (error) {
        await this.#takeAllBack()
        throw error
      } finally {
        this.#tell()
      }
    })
  }

  undo(): Promise<Undone> {
    const { batch } = this.#deps.store
    return this.#inTurn(async () => {
      if (batch.isOpen() || batch.count() === 0) throw refusal('not-found')
      return this.#takeAllBack().finally(() => this.#tell())
    })
  }

  /** Takes back a change, or the rest of an undo, that was cut off. */
  async resume(): Promise<void> {
    const { batch } = this.#deps.store
    if (batch.isOpen()) await this.#takeAllBack()
    else batch.begin()
  }

  #load(id: string): KeptGame {
    const stored = this.#deps.store.games.load(id)
    if (!stored?.finishedAt) throw refusal('not-found', { id })
    return keptGame(stored, id)
  }

  #write(kept: KeptGame, next: Details): void {
    const { catalogue, store } = this.#deps
    if ((next.tags?.length ?? 0) > MOST_TAGS) throw refusal('too-many-tags', { most: MOST_TAGS })
    writeDetails(store, catalogue, kept, next)
  }

  /** Whether there was something to change. */
  #changeOne(id: string, change: BatchChange): boolean {
    const kept = this.#load(id)
    const { stored, head } = kept
    const next = detailsOf(change, head)
    if (Object.keys(next).length === 0) return false
    this.#write(kept, next)
    this.#deps.store.batch.add({ id, revision: stored.revision + 1, back: JSON.stringify(backOf(next, head)) })
    return true
  }

  #refuseTogether({ rename }: BatchChange, ids: readonly string[]): void {
    const { people } = this.#deps.store
    if (!rename || rename.name === rename.to) return
    const named = new Set(people.games(rename.name))
    const both = new Set(people.games(rename.to).filter((id) => named.has(id)))
    const games = ids.filter((id) => both.has(id)).length
    if (games > 0) throw refusal('sat-together', { ...rename, games })
  }

  async #changeAll(ids: readonly string[], change: BatchChange): Promise<number> {
    const { store, events, forget } = this.#deps
    let done = 0
    let changed = 0
    const report = reporting(() => events.emit('work.progress', { work: 'batch', done, total: ids.length }))
    await inSlices(ids, {
      together: store.partly,
      one: (id) => void (changed += Number(this.#changeOne(id, change))),
      done(some) {
        some.forEach(forget)
        done += some.length
        report()
      },
    })
    return changed
  }

  /** Whether the game is as it was; one that was changed once more since stays. */
  #takeBack({ id, revision, back }: Undo): boolean {
    const next = read(json(details), back)
    const stored = this.#deps.store.games.load(id)
    if (!next || stored?.revision !== revision) return false
    this.#write(keptGame(stored, id), next)
    return true
  }

  async #takeAllBack(): Promise<Undone> {
    const { store, forget } = this.#deps
    const undone = { back: 0, left: 0 }
    const one = (undo: Undo): void => {
      undone[this.#takeBack(undo) ? 'back' : 'left']++
      store.batch.drop(undo.id)
    }
    const done = (some: readonly Undo[]) => some.forEach(({ id }) => forget(id))
    store.batch.reopen()
    for (let some = store.batch.some(SOME); some.length > 0; some = store.batch.some(SOME))
      await inSlices(some, { together: store.partly, one, done })
    return undone
  }

  #tell(): void {
    this.#deps.events.emit('tables.changed', null)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.catch(() => {}).then(work)
    this.#turn = next
    return next
  }
}
