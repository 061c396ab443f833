/** The bin: removed games come back from it, or go for good, when they are told to or after a while. */
import type { BinApi, BinSelection } from '../../contract/schemas/bin.ts'
import type { EventHub } from '../platform/events.ts'
import { inSlices } from '../platform/pace.ts'
import type { Stores } from '../store/store.ts'

export interface BinOptions {
  store: Stores
  events: EventHub
  now: () => Date
  /** Puts removed games back, all of them or none. */
  restore: (ids: string[]) => Promise<void>
}

export interface BinService {
  api: BinApi
  /** Deletes what has been in the bin for too long, and answers how many games that were. */
  purge: () => Promise<number>
}

/** The time that a removed game stays. */
const DAYS = 90
const DAY = 86_400_000

const after = (time: Date | string, days: number): string =>
  new Date(new Date(time).getTime() + days * DAY).toISOString()

export function binService({ store, events, now, restore }: BinOptions): BinService {
  const idsOf = (games: BinSelection) => ('ids' in games ? games.ids : store.bin.ids())

  const eraseAll = async (ids: readonly string[]): Promise<number> => {
    let erased = 0
    const erase = (id: string) => void (erased += Number(store.bin.erase(id)))
    await inSlices(ids, { together: store.atomically, one: erase, done: () => {} })
    return erased
  }

  const purge = () => eraseAll(store.bin.before(after(now(), -DAYS)))

  const list: BinApi['bin.list'] = async ({ skip, count }) => {
    await purge()
    const games = store.bin.page(skip, count)
    return { total: store.bin.count(), games: games.map((game) => ({ ...game, goesAt: after(game.removedAt, DAYS) })) }
  }

  const restored: BinApi['bin.restore'] = async (games) => {
    const ids = idsOf(games)
    await restore(ids)
    return ids.length
  }

  const erased: BinApi['bin.erase'] = async (games) => {
    const erased = await eraseAll(idsOf(games))
    events.emit('tables.changed', null)
    return erased
  }

  return { api: { 'bin.list': list, 'bin.restore': restored, 'bin.erase': erased }, purge }
}
