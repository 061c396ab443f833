/** Files on their way out and in, part by part: a message has to stay short. One of each at a time. */
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type {
  ExportApi,
  ExportedFile,
  ExportFormat,
  ImportApi,
  ImportCount,
  ImportResult,
  TableColumns,
  TablePreview,
} from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { MOST_GAMES } from '../../contract/schemas/archive.ts'
import type { FinishedRecord } from '../../games/record/record.ts'
import type { EventHub } from '../platform/events.ts'
import { withExercises } from '../exercises/taken-along.ts'
import { pacer, reporting } from '../platform/pace.ts'
import { fileSource } from '../platform/source.ts'
import { storageRefusal } from '../platform/storage-errors.ts'
import type { FileToSave, FindExport } from '../page/exports.ts'
import type { Safety, Stores } from '../store/store.ts'
import { exportedFile, type Records } from './export.ts'
import { finishedRecord } from './finished-record.ts'
import { bgStatsLink } from './formats/bg-stats-link.ts'
import { Import, type Pace } from './import.ts'
import { tableToMap } from './read-file.ts'
import { takeOutUnfinished } from './take-out.ts'
import { present } from '../../games/building-blocks/present.ts'

/** The number of times that an export goes through its games. */
const PASSES: Record<ExportFormat, number> = { records: 1, csv: 2, 'bg-stats': 2, html: 1 }
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

interface Incoming {
  id: string
  games: Import
  /** The file that is coming in: its path, and where it is written. */
  file: { path: string; descriptor: number; size: number } | null
  /** Whether its games are being judged or written, and whether nobody wants it any more. */
  busy: boolean
  dropped: boolean
  /** A table from elsewhere, which waits to be told which column is which. */
  table: { path: string; preview: TablePreview } | null
}

interface Outgoing extends FileToSave {
  id: string
}

export class TransfersService {
  readonly #deps: TransfersOptions
  #outgoing: Outgoing | null = null
  #incoming: Incoming | null = null
  /** The export that is being made. */
  #making: string | null = null

  constructor(options: TransfersOptions) {
    this.#deps = options
  }

  readonly api: ExportApi & ImportApi = {
    'export.make': (call) => this.make(call),
    'export.drop': () => this.stop(),
    'export.link': (id) => bgStatsLink(this.#recordOf(id), this.#deps.catalogue),
    'import.begin': () => this.begin(),
    'import.add': (call) => this.add(call),
    'import.table': (id) => this.#importOf(id).table?.preview ?? null,
    'import.map': ({ id, columns }) => this.map(id, columns),
    'import.items': ({ id, state, skip, count }) => this.#importOf(id).games.page(state, skip, count),
    'import.choose': ({ id, at, keep }) => this.#importOf(id).games.choose(at, keep),
    'import.run': (id) => this.run(id),
    'import.drop': (id) => this.drop(id),
  }

  async make({ games, format, style }: Parameters<ExportApi['export.make']>[0]): Promise<ExportedFile> {
    const { catalogue, store } = this.#deps
    const ids = store.archive.ids(games)
    if (ids.length === 0 || ids.length > (format === 'html' ? 1 : MOST_GAMES))
      throw refusal('bad-arguments', { call: 'export.make', at: 'games', problem: 'wrong-length' })
    const id = (this.#making = randomUUID())
    this.#offer(null)
    const path = store.newTransfer()
    const pace = this.#paceOfExport(id, ids.length * PASSES[format])
    const records = this.#recordsOf(ids, format === 'records')
    const { name, parts } = exportedFile(records, format, catalogue, pace, style)
    const size = await written(path, parts)
    this.#offer({ id, path, size })
    return { id, name, size }
  }

  /** Ends an export that is being made: it is refused with `not-found` then. */
  stop(): void {
    this.#making = null
  }

  readonly exported: FindExport = (id) => (this.#outgoing?.id === id ? this.#outgoing : null)

  begin(): string {
    const { catalogue, store } = this.#deps
    this.#abandon(this.#incoming)
    const games = new Import(store, catalogue)
    this.#incoming = { id: randomUUID(), games, file: null, busy: false, dropped: false, table: null }
    return this.#incoming.id
  }

  async add({ id, name, part, last }: Parameters<ImportApi['import.add']>[0]): Promise<ImportCount> {
    const own = this.#importOf(id)
    try {
      this.#takeIn(own, Buffer.from(part, 'base64'))
      if (last) await this.#judge(own, name, present(endFile(own), 'the file'))
    } catch (error) {
      throw storageRefusal(error)
    }
    return own.games.count()
  }

  /** Judges the plays of the table that waits; without columns it is left out. */
  async map(id: string, columns: TableColumns | null): Promise<ImportCount> {
    const own = this.#importOf(id)
    const { table } = own
    if (table === null) throw refusal('not-allowed-now')
    own.table = null
    try {
      if (columns) await this.#judge(own, table.preview.name, table.path, columns)
      else rmSync(table.path, { force: true })
    } catch (error) {
      throw storageRefusal(error)
    }
    return own.games.count()
  }

  async run(id: string): Promise<ImportResult> {
    const { store, events, now, forget } = this.#deps
    const own = this.#importOf(id)
    await takeOutUnfinished(store)
    store.checkRoom(own.games.size() * ROOM)
    if (own.games.writes()) await store.backup('import')
    const changed = own.games.changed()
    try {
      const result = await during(own, () => own.games.run(now().toISOString(), this.#paceOf(own)))
      this.#abandon(own)
      this.#incoming = null
      return result
    } finally {
      changed.forEach(forget)
      events.emit('tables.changed', null)
    }
  }

  drop(id: string): void {
    const own = this.#incoming
    if (own?.id !== id) return
    this.#incoming = null
    this.#abandon(own)
  }

  close(): void {
    this.#abandon(this.#incoming)
    this.#offer(null)
  }

  #recordOf(id: string): FinishedRecord {
    const stored = this.#deps.store.games.load(id)
    if (!stored?.finishedAt) throw refusal('not-found', { id })
    return finishedRecord(stored.record, id, this.#deps.catalogue)
  }

  /** All in memory at once would be too much. */
  #recordsOf(ids: readonly string[], whole: boolean): Records {
    const { store } = this.#deps
    const recordOf = (id: string) => (whole ? withExercises(store, this.#recordOf(id)) : this.#recordOf(id))
    return {
      *[Symbol.iterator]() {
        for (const id of ids) yield recordOf(id)
      },
    }
  }

  #importOf(id: string): Incoming {
    if (this.#incoming?.id !== id) throw refusal('not-found', { id })
    return this.#incoming
  }

  /** Reports progress, and ends the work once the import was dropped. */
  #paceOf(own: Incoming): Pace {
    const { events } = this.#deps
    let at: [number, number | null] = [0, null]
    const report = reporting(() => events.emit('import.progress', { id: own.id, done: at[0], total: at[1] }))
    const wait = pacer(report)
    return (done, total) => {
      if (this.#incoming !== own) throw refusal('not-found', { id: own.id })
      at = [done, total]
      return wait()
    }
  }

  /** The same for an export. */
  #paceOfExport(own: string, total: number): () => Promise<void> {
    const { events } = this.#deps
    let done = 0
    const wait = pacer(reporting(() => events.emit('work.progress', { work: 'export', done, total })))
    return () => {
      if (this.#making !== own) throw refusal('not-found', { id: own })
      done++
      return wait()
    }
  }

  /** Replaces the export before. A download of that one under way has the file open, and gets it whole. */
  #offer(next: Outgoing | null): void {
    if (this.#outgoing) rmSync(this.#outgoing.path, { force: true })
    this.#outgoing = next
  }

  #abandon(own: Incoming | null): void {
    if (own === null) return
    for (const path of [endFile(own), own.table?.path ?? null]) if (path !== null) rmSync(path, { force: true })
    own.table = null
    own.dropped = true
    if (!own.busy) own.games.close()
  }

  #takeIn(own: Incoming, part: Buffer): void {
    const { store } = this.#deps
    const path = own.file?.path ?? store.newTransfer()
    const file = (own.file ??= { path, descriptor: openSync(path, 'wx', 0o600), size: 0 })
    if (file.size > LOOK && file.size % LOOK < part.length) store.checkRoom(LOOK)
    writeSync(file.descriptor, part)
    file.size += part.length
  }

  async #judge(own: Incoming, name: string, path: string, columns?: TableColumns): Promise<void> {
    const file = fileSource(path)
    let waits = false
    try {
      const preview = columns ? null : tableToMap(name, file, this.#deps.catalogue)
      waits = preview !== null
      if (preview) own.table = { path, preview }
      else await during(own, () => own.games.add(name, file, this.#paceOf(own), columns))
    } finally {
      file.close()
      if (!waits) rmSync(path, { force: true })
    }
  }
}

/** Answers how many bytes it has. */
async function written(path: string, parts: AsyncIterable<Buffer>): Promise<number> {
  try {
    await writeFile(path, parts, { mode: 0o600 })
    return statSync(path).size
  } catch (error) {
    rmSync(path, { force: true })
    throw storageRefusal(error)
  }
}

/** Closes the file that is coming in, and answers its path. */
function endFile(own: Incoming): string | null {
  const { file } = own
  own.file = null
  if (file) closeSync(file.descriptor)
  return file?.path ?? null
}

/** Drops it after the work where it was dropped meanwhile. */
async function during<T>(own: Incoming, work: () => Promise<T>): Promise<T> {
  own.busy = true
  try {
    return await work()
  } finally {
    own.busy = false
    if (own.dropped) own.games.close()
  }
}
