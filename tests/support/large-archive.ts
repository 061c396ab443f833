/** An archive of very many games of all titles: filled, taken along, brought in elsewhere, and changed as a whole. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ALL_GAMES, type ExportFormat, type ImportCount } from '../../src/contract/archive.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import { changeOfRecord } from '../../src/main/archive/change.ts'
import { fileSource } from '../../src/main/platform/source.ts'
import { openServices, type Services } from '../../src/main/services/services.ts'
import { openStore } from '../../src/main/store/store.ts'
import { golden, goldenGames, goldenNames } from './golden.ts'

const HOUR = 3_600_000
const NOW = '2026-11-20T10:00:00.000Z'
const PERSON = 'Wilhelmine'

/** Moves whose parts may stand in one order or another: each doubles the games that can be made of an example. */
const canTurn = (move: unknown): boolean => Object.keys(move as object).length > 1
const ENOUGH = 17

const EXAMPLES = goldenGames()
  .flatMap((game) => goldenNames(game).map((name) => golden(name, game)))
  .filter(({ finishedAt, moves }) => finishedAt !== null && (!moves || moves.filter(canTurn).length > ENOUGH))

/** Yields `count` valid games, no two of them alike, made of the golden ones. */
export function* manyRecords(count: number): Generator<GameRecord> {
  for (let number = 0; number < count; number++) {
    const example = EXAMPLES[number % EXAMPLES.length]
    const start = Date.UTC(2000, 0, 1) + number * HOUR
    const players = example.players.map((player, seat) =>
      seat === 0 ? { ...player, name: PERSON, control: 'human' } : player,
    )
    yield {
      ...otherwiseWritten(example, Math.floor(number / EXAMPLES.length)),
      id: `game-${number}`,
      startedAt: new Date(start).toISOString(),
      finishedAt: new Date(start + HOUR).toISOString(),
      players,
    }
  }
}

/** The same game, told from all others: the parts of some moves stand in another order, by the bits of a number. */
function otherwiseWritten(record: GameRecord, number: number): GameRecord {
  let bits = number
  const moves = record.moves?.map((move) => {
    if (!canTurn(move)) return move
    const turned = bits % 2 === 1
    bits = Math.floor(bits / 2)
    return turned ? Object.fromEntries(Object.entries(move as object).toReversed()) : move
  })
  return moves ? { ...record, moves } : record
}

const FILL = join(import.meta.dirname, 'fill-archive.ts')
const run = promisify(execFile)

const AT_ONCE = 500

export async function fillWith(folder: string, records: Iterator<GameRecord>): Promise<void> {
  const store = await openStore({ folder, now: () => new Date(NOW), catalogue: CATALOGUE })
  const some = () =>
    Array.from({ length: AT_ONCE }, () => records.next().value as GameRecord | undefined).filter((one) => !!one)
  for (let next = some(); next.length > 0; next = some())
    store.partly(() => next.forEach((record) => store.games.create(changeOfRecord(record, NOW, CATALOGUE))))
  store.close()
}

export interface LargeFigures {
  games: number
  /** Milliseconds by the clock, and of the processor in all threads. */
  milliseconds: Record<string, number>
  processor: Record<string, number>
  /** Bytes of the exported files. */
  bytes: Record<string, number>
  /** MiB that the process took at the most, during each. */
  peakMiB: Record<string, number>
}

const everything = { filter: ALL_GAMES, except: [] }
const FORMATS: readonly ExportFormat[] = ['records', 'csv', 'bg-stats']
/** As the page sends them. */
const PART = 42_000

/** Milliseconds between two looks at the memory. */
const LOOK = 20

export async function largeArchive(folder: string, games: number): Promise<LargeFigures> {
  const figures: LargeFigures = { games, milliseconds: {}, processor: {}, bytes: {}, peakMiB: {} }
  const measured: Measured = async (what, work) => {
    const start = performance.now()
    const used = process.cpuUsage()
    let peak = 0
    const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), LOOK)
    try {
      return await work()
    } finally {
      clearInterval(look)
      figures.milliseconds[what] = Math.round(performance.now() - start)
      const { user, system } = process.cpuUsage(used)
      figures.processor[what] = Math.round((user + system) / 1000)
      figures.peakMiB[what] = Math.round(Math.max(peak, process.memoryUsage.rss()) / 2 ** 20)
      process.stderr.write(
        `${what}: ${figures.milliseconds[what]} ms, ${figures.processor[what]} ms of the processor, ${figures.peakMiB[what]} MiB\n`,
      )
    }
  }
  const [here, there] = ['here', 'there'].map((name) => join(folder, name))
  mkdirSync(here)
  await measured('filling', () => run(process.execPath, [FILL, here, String(games)]))
  const work = { folder, games, figures, measured }
  const taken = await withServices(here, (from) => takenAlong(from, work))
  // A process has the services of one folder.
  rmSync(here, { recursive: true })
  await withServices(there, (to) => broughtBack(to, taken, work))
  return figures
}

type Measured = <T>(what: string, work: () => Promise<T>) => Promise<T>

interface Work {
  folder: string
  games: number
  figures: LargeFigures
  measured: Measured
}

/** Files of all games, and some of the games as they were. */
interface Taken {
  records: string
  plays: string
  opened: Map<string, unknown>
}

async function withServices<T>(folder: string, work: (services: Services) => Promise<T>): Promise<T> {
  const services = await openServices({ folder, host: 'loopback', version: 'soak' })
  try {
    return await work(services)
  } finally {
    services.close()
  }
}

async function takenAlong(from: Services, { folder, games, figures, measured }: Work): Promise<Taken> {
  await measured('statistics', () => from.api['statistics.people']({ game: EXAMPLES[0].game }))
  for (const format of FORMATS) {
    const file = await measured(`export ${format}`, () => from.api['export.make']({ games: everything, format }))
    figures.bytes[format] = file.size
    renameSync(from.exported(file.id)!.path, join(folder, format))
  }
  const some = [0, Math.floor(games / 2), games - 1].map((number) => `game-${number}`)
  const opened = new Map(some.map((id) => [id, from.api['archive.open'](id)]))
  return { records: join(folder, 'records'), plays: join(folder, 'bg-stats'), opened }
}

/** Games come back as they were; then all are changed as a whole. */
async function broughtBack({ api }: Services, taken: Taken, { games, measured }: Work): Promise<void> {
  const id = api['import.begin']()
  const count = await measured('import: checking', () => handOver(api, id, 'records.zip', taken.records))
  assert.equal(count.new, games)
  assert.equal((await measured('import: writing', () => api['import.run'](id))).added, games)
  for (const [game, opened] of taken.opened) assert.deepEqual(api['archive.open'](game), opened)
  const again = api['import.begin']()
  const known = await measured('import of plays: checking', () => handOver(api, again, 'plays.bgsplay', taken.plays))
  assert.equal(known.new + known.back + known.changed + known.known + known.refused, games)
  api['import.drop'](again)
  await measured('rename', () => api['people.rename']({ name: PERSON, to: 'Anna Amalia' }))
  await measured('tag', () => api['batch.change']({ games: everything, change: { addTags: ['League'] } }))
  await measured('undo of that', () => api['batch.undo']())
  assert.equal(api['people.foresee']({ name: 'Anna Amalia', to: PERSON }).games, games)
}

async function handOver(api: Services['api'], id: string, name: string, path: string): Promise<ImportCount> {
  const source = fileSource(path)
  try {
    for (let at = 0; ; at += PART) {
      const part = source.read(at, PART).toString('base64')
      const count = await api['import.add']({ id, name, part, last: at + PART >= source.size })
      if (at + PART >= source.size) return count
    }
  } finally {
    source.close()
  }
}
