/** Files on their way out and in, part by part: a message has to stay short. One of each at a time. */
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { ExportApi, ExportFormat, ImportApi } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { MOST_GAMES } from '../../contract/schemas/archive.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { EventHub } from '../base/events.ts'
import { pacer, reporting } from '../base/pace.ts'
import { fileSource, type Source } from '../base/source.ts'
import { guarded, storageRefusal } from '../base/storage-errors.ts'
import type { Safety, Stores } from '../store/store.ts'
import { exportedFile, type Records } from './export.ts'
import { bgStatsLink } from './formats/bg-stats-link.ts'
import { newImport, type Import, type Pace } from './import.ts'
import { takeOutUnfinished } from './take-out.ts'

/** Bytes of one answer. */
const PART = 512 * 1024
/** The number of times that an export goes through its games. */
const PASSES: Record<ExportFormat, number> = { records: 1, csv: 2, 'bg-stats': 2 }
/** Bytes of a file that comes in, between two looks whether there is room for it. */
const LOOK = 16 * 1024 * 1024

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
  make: ExportApi['export.make']
  /** Ends an export that is being made: it is refused with `not-found` then. */
  stop: () => void
  read: (call: { id: string; from: number }) => string
  link: (id: string) => string
  begin: ImportApi['import.begin']
  add: ImportApi['import.add']
  items: ImportApi['import.items']
  choose: ImportApi['import.choose']
  run: ImportApi['import.run']
  drop: ImportApi['import.drop']
  close: () => void
}

interface Incoming {
  id: string
  games: Import
  /** The file that is coming in: its path, and where it is written. */
  file: { path: string; descriptor: number; size: number } | null
  /** Whether its games are being judged or written, and whether nobody wants it any more. */
  busy: boolean
  dropped: boolean
}

interface Outgoing {
  id: string
  path: string
  file: Source
}

export function transfersService({ catalogue, store, events, now, forget }: TransfersOptions): TransfersService {
  let outgoing: Outgoing | null = null
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

  /** In the place of the export before, which nobody fetches any more. */
  const offer = (next: Outgoing | null): void => {
    outgoing?.file.close()
    if (outgoing) rmSync(outgoing.path, { force: true })
    outgoing = next
  }

  const written = async (path: string, parts: AsyncIterable<Buffer>): Promise<Source> => {
    try {
      await writeFile(path, parts, { mode: 0o600 })
      return fileSource(path)
    } catch (error) {
      rmSync(path, { force: true })
      throw storageRefusal(error)
    }
  }

  /** Drops the file that is coming in, and answers where it lies if it is whole. */
  const endFile = (own: Incoming): string | null => {
    const { file } = own
    own.file = null
    if (file) closeSync(file.descriptor)
    return file?.path ?? null
  }

  const drop = (own: Incoming | null): void => {
    if (own === null) return
    const path = endFile(own)
    if (path !== null) rmSync(path, { force: true })
    own.dropped = true
    if (!own.busy) own.games.close()
  }

  /** What is dropped meanwhile goes once the work has noticed it. */
  const during = async <T>(own: Incoming, work: () => Promise<T>): Promise<T> => {
    own.busy = true
    try {
      return await work()
    } finally {
      own.busy = false
      if (own.dropped) own.games.close()
    }
  }

  const takeIn = (own: Incoming, part: Buffer): void => {
    const path = own.file?.path ?? store.newTransfer()
    const file = (own.file ??= { path, descriptor: openSync(path, 'wx', 0o600), size: 0 })
    if (file.size > LOOK && file.size % LOOK < part.length) store.checkRoom(LOOK)
    writeSync(file.descriptor, part)
    file.size += part.length
  }

  const judge = async (own: Incoming, name: string, path: string): Promise<void> => {
    const file = fileSource(path)
    try {
      await during(own, () => own.games.add(name, file, paceOf(own)))
    } finally {
      file.close()
      rmSync(path, { force: true })
    }
  }

  return {
    async make({ games, format, style }) {
      const ids = store.archive.ids(games)
      if (ids.length === 0 || ids.length > MOST_GAMES)
        throw refusal('bad-arguments', { call: 'export.make', at: 'games', problem: 'wrong-length' })
      const own = (making = randomUUID())
      offer(null)
      const path = store.newTransfer()
      const { name, parts } = exportedFile(
        recordsOf(ids),
        format,
        catalogue,
        paceOfExport(own, ids.length * PASSES[format]),
        style,
      )
      const file = await written(path, parts)
      offer({ id: own, path, file })
      return { id: own, name, size: file.size }
    },
    stop: () => void (making = null),
    read: guarded(({ id, from }) => {
      if (outgoing?.id !== id) throw refusal('not-found', { id })
      return outgoing.file.read(from, Math.min(PART, Math.max(0, outgoing.file.size - from))).toString('base64')
    }),
    link: (id) => bgStatsLink(recordOf(id), catalogue),
    begin() {
      drop(incoming)
      incoming = { id: randomUUID(), games: newImport(store, catalogue), file: null, busy: false, dropped: false }
      return incoming.id
    },
    async add({ id, name, part, last }) {
      const own = importOf(id)
      try {
        takeIn(own, Buffer.from(part, 'base64'))
        if (last) await judge(own, name, endFile(own)!)
      } catch (error) {
        throw storageRefusal(error)
      }
      return own.games.count()
    },
    items: ({ id, state, skip, count }) => importOf(id).games.page(state, skip, count),
    choose: ({ id, at, keep }) => importOf(id).games.choose(at, keep),
    async run(id) {
      const own = importOf(id)
      await takeOutUnfinished(store)
      store.checkRoom(own.games.size() * ROOM)
      if (own.games.writes()) await store.backup('import')
      const changed = own.games.changed()
      try {
        const result = await during(own, () => own.games.run(now().toISOString(), paceOf(own)))
        drop(own)
        incoming = null
        return result
      } finally {
        changed.forEach(forget)
        events.emit('tables.changed', null)
      }
    },
    drop(id) {
      if (incoming?.id !== id) return
      const own = incoming
      incoming = null
      drop(own)
    },
    close() {
      drop(incoming)
      offer(null)
    },
  }
}
