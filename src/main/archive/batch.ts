/** Games changed together, all of them or none, and taken back together. */
import * as v from 'valibot'
import type { BatchApi, BatchChange, Details, GameMark } from '../../contract/batch.ts'
import type { Selection } from '../../contract/archive.ts'
import { details } from '../../contract/schemas/batch.ts'
import { refusal } from '../../contract/errors.ts'
import { MOST_TAGS } from '../../games/base/forms.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { EventHub } from '../base/events.ts'
import { inSlices, reporting } from '../base/pace.ts'
import type { Undo } from '../store/batch.ts'
import { headOf } from '../store/record-head.ts'
import type { Stores } from '../store/store.ts'
import { backOf, detailsOf, writeDetails, type KeptGame } from './details.ts'

export interface BatchOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
}

export interface BatchService {
  mark: BatchApi['archive.mark']
  change: BatchApi['batch.change']
  undo: BatchApi['batch.undo']
  /** Takes back a change, or the rest of an undo, that was cut off. */
  resume: () => Promise<void>
}

/** Games read at once of those that are taken back. */
const SOME = 200

export function batchService({ catalogue, store, events, forget }: BatchOptions): BatchService {
  const load = (id: string): KeptGame => {
    const stored = store.games.load(id)
    if (!stored?.finishedAt) throw refusal('not-found', { id })
    return { stored, head: headOf(stored.record) }
  }

  const write = (kept: KeptGame, next: Details): void => {
    if ((next.tags?.length ?? 0) > MOST_TAGS) throw refusal('too-many-tags', { most: MOST_TAGS })
    writeDetails(store, catalogue, kept, next)
  }

  /** Null where there is nothing to change. */
  const changeOne = (id: string, change: BatchChange): Undo | null => {
    const kept = load(id)
    const { stored, head } = kept
    const next = detailsOf(change, head)
    if (Object.keys(next).length === 0) return null
    write(kept, next)
    const undo = { id, revision: stored.revision + 1, back: JSON.stringify(backOf(next, head)) }
    store.batch.add(undo)
    return undo
  }

  const refuseTogether = ({ rename }: BatchChange, ids: readonly string[]): void => {
    if (!rename || rename.name === rename.to) return
    const named = new Set(store.people.games(rename.name))
    const both = new Set(store.people.games(rename.to).filter((id) => named.has(id)))
    const games = ids.filter((id) => both.has(id)).length
    if (games > 0) throw refusal('sat-together', { ...rename, games })
  }

  const changeAll = async (ids: readonly string[], change: BatchChange): Promise<number> => {
    let done = 0
    let changed = 0
    const report = reporting(() => events.emit('work.progress', { work: 'batch', done, total: ids.length }))
    await inSlices(ids, {
      together: store.partly,
      one: (id) => void (changed += Number(changeOne(id, change) !== null)),
      done(some) {
        some.forEach(forget)
        done += some.length
        report()
      },
    })
    return changed
  }

  /** Whether the game is as it was; one that was changed once more since stays. */
  const takeBack = ({ id, revision, back }: Undo): boolean => {
    const read = v.safeParse(details, JSON.parse(back))
    if (!read.success || store.games.load(id)?.revision !== revision) return false
    write(load(id), read.output)
    return true
  }

  const takeAllBack = async () => {
    const undone = { back: 0, left: 0 }
    const one = (undo: Undo): void => {
      undone[takeBack(undo) ? 'back' : 'left']++
      store.batch.drop(undo.id)
    }
    const done = (some: readonly Undo[]) => some.forEach(({ id }) => forget(id))
    store.batch.reopen()
    for (let some = store.batch.some(SOME); some.length > 0; some = store.batch.some(SOME))
      await inSlices(some, { together: store.partly, one, done })
    return undone
  }

  const change = async ({ games, change }: { games: Selection; change: BatchChange }): Promise<number> => {
    const ids = store.archive.ids(games)
    refuseTogether(change, ids)
    store.batch.begin()
    try {
      const changed = await changeAll(ids, change)
      store.batch.end()
      return changed
    } catch (error) {
      await takeAllBack()
      throw error
    } finally {
      events.emit('tables.changed', null)
    }
  }

  const undo = async () => {
    if (store.batch.isOpen() || store.batch.count() === 0) throw refusal('not-found')
    try {
      return await takeAllBack()
    } finally {
      events.emit('tables.changed', null)
    }
  }

  /** One after the other: none meets the half of another. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.catch(() => {}).then(work)
    turn = next
    return next
  }

  return {
    mark({ id, ...next }: GameMark) {
      store.atomically(() => write(load(id), next))
      forget(id)
      events.emit('tables.changed', null)
    },
    change: (call) => inTurn(() => change(call)),
    undo: () => inTurn(undo),
    async resume() {
      if (store.batch.isOpen()) await takeAllBack()
      else store.batch.begin()
    },
  }
}
