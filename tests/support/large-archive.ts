/** An archive of very many games of all titles: filled, taken along, brought in elsewhere, and changed as a whole. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import { changeOfRecord } from '../../src/main/archive/change.ts'
import { openStore } from '../../src/main/store/store.ts'
import { golden, goldenGames, goldenNames } from './golden.ts'

const HOUR = 3_600_000
const NOW = '2026-11-20T10:00:00.000Z'
/** Sits at the first seat of every game. */
export const PERSON = 'Wilhelmine'

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

const PARTS_ENTRY = join(import.meta.dirname, 'large-archive-parts.ts')
const run = promisify(execFile)

/** Each part in a process of its own, as a program has one data folder. */
export async function largeArchive(folder: string, games: number): Promise<LargeFigures> {
  const all: LargeFigures = { games, milliseconds: {}, processor: {}, bytes: {}, peakMiB: {} }
  for (const part of ['filled', 'takenAlong', 'broughtBack']) {
    const { stdout } = await run(process.execPath, [PARTS_ENTRY, part, folder, String(games)])
    process.stderr.write(stdout)
    const figures = JSON.parse(stdout) as LargeFigures
    for (const key of ['milliseconds', 'processor', 'bytes', 'peakMiB'] as const) Object.assign(all[key], figures[key])
  }
  return all
}
