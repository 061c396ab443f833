/** An archive of very many games of all titles: filled, taken along, brought in elsewhere, and changed as a whole. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ALL_GAMES, type ExportFormat } from '../../src/contract/archive.ts'
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
  const measured = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
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
  const from = await openServices({ folder: here, host: 'loopback', version: 'soak' })
  const to = await openServices({ folder: there, host: 'loopback', version: 'soak' })
  try {
    await measured('statistics', () => from.api['statistics.people']({ game: EXAMPLES[0].game }))
    for (const format of FORMATS)
      figures.bytes[format] = (
        await measured(`export ${format}`, () => from.api['export.make']({ games: everything, format }))
      ).size
    await broughtBack(from, to, games, measured)
    await measured('rename', () => from.api['people.rename']({ name: PERSON, to: 'Anna Amalia' }))
    await measured('tag', () => from.api['batch.change']({ games: everything, change: { addTags: ['League'] } }))
    await measured('undo of that', () => from.api['batch.undo']())
    assert.equal(from.api['people.foresee']({ name: 'Anna Amalia', to: PERSON }).games, games)
    return figures
  } finally {
    from.close()
    to.close()
  }
}

type Measured = <T>(what: string, work: () => Promise<T>) => Promise<T>

/** Each format to an archive of its own; what the records say there is what they said. */
async function broughtBack(from: Services, to: Services, games: number, measured: Measured): Promise<void> {
  const { api } = from
  const file = await api['export.make']({ games: everything, format: 'records' })
  const id = to.api['import.begin']()
  const count = await measured('import: checking', () => sendAcross(from, to, id, file))
  assert.equal(count.new, games)
  assert.equal((await measured('import: writing', () => to.api['import.run'](id))).added, games)
  for (const game of [0, Math.floor(games / 2), games - 1])
    assert.equal(to.api['archive.open'](`game-${game}`), api['archive.open'](`game-${game}`))
  const plays = await api['export.make']({ games: everything, format: 'bg-stats' })
  const again = to.api['import.begin']()
  const known = await measured('import of plays: checking', () => sendAcross(from, to, again, plays))
  assert.equal(known.new + known.back + known.changed + known.known + known.refused, games)
  to.api['import.drop'](again)
}

async function sendAcross(
  from: Services,
  to: Services,
  id: string,
  { id: file, name, size }: { id: string; name: string; size: number },
) {
  const source = fileSource(from.exported(file)!.path)
  try {
    for (let at = 0; ; at += PART) {
      const part = source.read(at, PART).toString('base64')
      const count = await to.api['import.add']({ id, name, part, last: at + PART >= size })
      if (at + PART >= size) return count
    }
  } finally {
    source.close()
  }
}
