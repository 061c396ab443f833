/** Files on their way out and in, part by part: a message has to stay short. One of each at a time. */
import { randomUUID } from 'node:crypto'
import type { ExportedFile as Offered, ExportFormat, ArchiveApi, Selection } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import { problem } from '../../games/base/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { EventHub } from '../base/events.ts'
import { pacer, reporting } from '../base/pace.ts'
import type { Safety, Stores } from '../store/store.ts'
import { exportedFile, type ExportedFile, type Records } from './export.ts'
import { bgStatsLink } from './formats/bg-stats-link.ts'
import { groupOf, newImport, type Import, type Pace } from './import.ts'
import { MOST_ARCHIVE } from './read-file.ts'
import { takeOutUnfinished } from './take-out.ts'

/** Bytes of one answer. */
const PART = 512 * 1024
/** The number of times that an export goes through its games. */
const PASSES: Record<ExportFormat, number> = { records: 1, csv: 2, 'bg-stats': 2 }
/** A zip counts its files in two bytes. */
const MOST_FILES = 65_535

/** A record takes its room in the database and in its log, and some of its own in lists. */
const ROOM = 3

export interface TransfersOptions {
  catalogue: Catalogue
  store: Stores & Safety
  events: EventHub
  now: () => Date
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
}

export interface TransfersService {
  make: (call: { games: Selection; format: ExportFormat }) => Promise<Offered>
  /** Ends an export that is being made: it is refused with `not-found` then. */
  stop: () => void
  read: (call: { id: string; from: number }) => string
  link: (id: string) => string
  begin: ArchiveApi['import.begin']
  add: ArchiveApi['import.add']
  items: ArchiveApi['import.items']
  choose: ArchiveApi['import.choose']
  run: ArchiveApi['import.run']
  drop: ArchiveApi['import.drop']
}

interface Incoming {
  id: string
  games: Import
  parts: Buffer[]
  size: number
}

export function transfersService({ catalogue, store, events, now, forget }: TransfersOptions): TransfersService {
  let outgoing: { id: string; file: ExportedFile } | null = null
  let incoming: Incoming | null = null
  /** The export that is being made. */
  let making: string | null = null

  const recordOf = (id: string): GameRecord => {
    const stored = store.games.load(id)
    if (!stored?.finishedAt) throw refusal('not-found', { id })
    return JSON.parse(stored.record) as GameRecord
  }

  /** All in memory at once would be too much. */
  const recordsOf = (ids: readonly string[]): Records => ({
    *[Symbol.iterator]() {
      for (const id of ids) yield recordOf(id)
    },
  })

  const importOf = (id: string): Incoming => {
    if (incoming?.id !== id) throw refusal('not-found', { id })
    return incoming
  }

  /** Tells how far it is, and ends the work once the import was dropped. */
  const paceOf = (own: Incoming): Pace => {
    let at: [number, number | null] = [0, null]
    const report = reporting(() => events.emit('import.progress', { id: own.id, done: at[0], total: at[1] }))
    const wait = pacer(report)
    return (done, total) => {
      if (incoming !== own) throw refusal('not-found', { id: own.id })
      at = [done, total]
      return wait()
    }
  }

  /** The same for an export. */
  const paceOfExport = (own: string, total: number): (() => Promise<void>) => {
    let done = 0
    const wait = pacer(reporting(() => events.emit('work.progress', { work: 'export', done, total })))
    return () => {
      if (making !== own) throw refusal('not-found', { id: own })
      done++
      return wait()
    }
  }

  return {
    async make({ games, format }) {
      const ids = store.archive.ids(games)
      if (ids.length === 0 || ids.length > MOST_FILES)
        throw refusal('bad-arguments', { call: 'export.make', at: 'games', problem: 'wrong-length' })
      const own = (making = randomUUID())
      const file = await exportedFile(recordsOf(ids), format, catalogue, paceOfExport(own, ids.length * PASSES[format]))
      outgoing = { id: own, file }
      return { id: own, name: file.name, size: file.bytes.length }
    },
    stop: () => void (making = null),
    read({ id, from }) {
      if (outgoing?.id !== id) throw refusal('not-found', { id })
      return outgoing.file.bytes.subarray(from, from + PART).toString('base64')
    },
    link: (id) => bgStatsLink(recordOf(id), catalogue),
    begin() {
      incoming = { id: randomUUID(), games: newImport(store, catalogue), parts: [], size: 0 }
      return incoming.id
    },
    async add({ id, name, part, last }) {
      const own = importOf(id)
      own.parts.push(Buffer.from(part, 'base64'))
      own.size += own.parts.at(-1)!.length
      // Of a file beyond measure no more than that is kept in memory.
      if (own.size > MOST_ARCHIVE) own.parts.length = 1
      if (!last) return own.games.count()
      const { parts, size } = own
      Object.assign(own, { parts: [], size: 0 })
      if (size > MOST_ARCHIVE) own.games.refuse(name, problem('file', 'too-large', { most: MOST_ARCHIVE }))
      else await own.games.add(name, Buffer.concat(parts), paceOf(own))
      return own.games.count()
    },
    items({ id, state, skip, count }) {
      const { items } = importOf(id).games
      const found = state === null ? items : items.filter((item) => groupOf(item) === state)
      return found.slice(skip, skip + count)
    },
    choose: ({ id, at, keep }) => importOf(id).games.choose(at, keep),
    async run(id) {
      const own = importOf(id)
      await takeOutUnfinished(store)
      store.checkRoom(own.games.size() * ROOM)
      if (own.games.writes()) await store.backup('import')
      const changed = own.games.items.flatMap((item) => (item.state === 'changed' ? [item.id] : []))
      try {
        const result = await own.games.run(now().toISOString(), paceOf(own))
        incoming = null
        return result
      } finally {
        changed.forEach(forget)
        events.emit('tables.changed', null)
      }
    },
    drop(id) {
      if (incoming?.id === id) incoming = null
    },
  }
}
