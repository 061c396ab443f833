/** Files on their way out and in, part by part: a message has to stay short. One of each at a time. */
import { randomUUID } from 'node:crypto'
import type { ExportedFile as Offered, ExportFormat, ImportItem, Selection } from '../../contract/records.ts'
import { refusal } from '../../contract/errors.ts'
import { problem } from '../../games/check.ts'
import type { GameRecord } from '../../games/record.ts'
import type { EventHub } from '../events.ts'
import type { Safety, Stores } from '../records/store.ts'
import { exportedFile, type ExportedFile } from './export.ts'
import { bgStatsLink } from './formats/bg-stats.ts'
import { MOST_ARCHIVE, newImport, type Import } from './import.ts'

/** Bytes of one answer. */
const PART = 512 * 1024
/** A zip counts its files in two bytes. */
const MOST_FILES = 65_535

export interface TransfersOptions {
  store: Stores & Safety
  events: EventHub
  now: () => Date
}

export interface TransfersService {
  make: (call: { games: Selection; format: ExportFormat }) => Offered
  read: (call: { id: string; from: number }) => string
  link: (id: string) => string
  begin: () => string
  add: (call: { id: string; name: string; part: string; last: boolean }) => ImportItem[]
  run: (id: string) => Promise<number>
  drop: (id: string) => void
}

interface Incoming {
  id: string
  games: Import
  parts: Buffer[]
  size: number
}

export const transfersService = ({ store, events, now }: TransfersOptions): TransfersService => {
  let outgoing: { id: string; file: ExportedFile } | null = null
  let incoming: Incoming | null = null

  const recordOf = (id: string): GameRecord => {
    const stored = store.games.load(id)
    if (!stored?.finishedAt) throw refusal('not-found', { id })
    return JSON.parse(stored.record) as GameRecord
  }

  const importOf = (id: string): Incoming => {
    if (incoming?.id !== id) throw refusal('not-found', { id })
    return incoming
  }

  return {
    make({ games, format }) {
      const ids = store.shelf.ids(games)
      if (ids.length === 0 || ids.length > MOST_FILES)
        throw refusal('bad-arguments', { call: 'export.make', at: 'games', problem: 'wrong-length' })
      const file = exportedFile(ids.map(recordOf), format)
      outgoing = { id: randomUUID(), file }
      return { id: outgoing.id, name: file.name, size: file.bytes.length }
    },
    read({ id, from }) {
      if (outgoing?.id !== id) throw refusal('not-found', { id })
      return outgoing.file.bytes.subarray(from, from + PART).toString('base64')
    },
    link: (id) => bgStatsLink(recordOf(id)),
    begin() {
      incoming = { id: randomUUID(), games: newImport(store), parts: [], size: 0 }
      return incoming.id
    },
    add({ id, name, part, last }) {
      const own = importOf(id)
      const bytes = Buffer.from(part, 'base64')
      own.size += bytes.length
      // A file beyond measure is not even kept in memory.
      if (own.size <= MOST_ARCHIVE) own.parts.push(bytes)
      if (!last) return []
      const { parts, size } = own
      Object.assign(own, { parts: [], size: 0 })
      return size > MOST_ARCHIVE
        ? [{ name, state: 'refused', problem: problem('file', 'too-large', { most: MOST_ARCHIVE }) }]
        : own.games.add(name, Buffer.concat(parts))
    },
    async run(id) {
      const { games } = importOf(id)
      if (games.count() > 0) await store.backup('import')
      const count = games.run(now().toISOString())
      incoming = null
      events.emit('tables.changed', store.games.list())
      return count
    },
    drop(id) {
      if (incoming?.id === id) incoming = null
    },
  }
}
