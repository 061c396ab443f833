/** The table service: a whole game with every decision on disk before it is answered, and its own work without the disk. */
import type { ActCall } from '../src/contract/api.ts'
import { seeded } from '../src/games/building-blocks/random.ts'
import { root } from '../src/main/platform/root.ts'
import { openServices } from '../src/main/services/services.ts'
import { figure } from './figure.ts'
import type { Figure, Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median, quantile } from './measure.ts'
import { acted, NEW_TABLE, nextCall } from './table-play.ts'
import { tableServiceOf, type BeginGame } from './table-service.ts'

const GAMES = 40
const ROUNDS = 6
/** Games before that only warm up. */
const WARM_UP = 20

export const tables: Part = async ({ against }) => [...(await onDisk()), ...(await withoutDisk(against))]

const onDisk = (): Promise<Figure[]> =>
  inNewFolder(async (folder) => {
    const services = await openServices({ folder, host: 'loopback', version: 'bench' })
    const random = seeded(1)
    const times: number[] = []
    let table = services.api['tables.create'](NEW_TABLE)
    while (table.waiting !== 'finished') {
      const call = nextCall(table, random)
      table = timed(times, () => acted(services, call))
    }
    services.close()
    return [
      figure('action through the table service, disk included, median', median(times), 'ms'),
      figure('action through the table service, disk included, 95 of 100', quantile(times, 0.95), 'ms'),
    ]
  })

function timed<T>(times: number[], work: () => T): T {
  const before = performance.now()
  const result = work()
  times.push(performance.now() - before)
  return result
}

/**
 * The last decision of a game also settles the scoring and the accounts and works out every score, once in the game: it has a
 * figure of its own, and late decisions are held against early ones without it.
 */
const PLACES = {
  tenth: 'the tenth of a game',
  late: 'one of the ten before the last',
  last: 'the last, which the result is worked out after',
  any: 'any of a game',
} as const
type Medians = Record<keyof typeof PLACES, number>

/**
 * Times decisions in memory. With an older checkout to compare against, plays the same games on both in turn, so that
 * both meet the same load.
 */
async function withoutDisk(against: string | null): Promise<Figure[]> {
  const here = await tableServiceOf(root())
  const there = against === null ? null : await tableServiceOf(against)
  const games = Array.from({ length: GAMES }, (_, seed) => callsOf(here, seed))
  const [now, before] = measured(there ? [here, there] : [here], games)
  const own = places.map((place) => figure(`decision without the disk, ${PLACES[place]}`, now[place], 'ms'))
  const steady = figure(
    'decision without the disk, a late one of the tenth',
    now.late / now.tenth,
    'times as long',
    EVEN,
  )
  return [...own, steady, ...(before ? compared(now, before) : [])]
}

const places = Object.keys(PLACES) as (keyof typeof PLACES)[]
/** As much as two medians of the same may lie apart. */
const EVEN = 1.25
const HALF = 0.5

const compared = (now: Medians, before: Medians): Figure[] =>
  places.flatMap((place) => [
    figure(`decision without the disk before, ${PLACES[place]}`, before[place], 'ms'),
    figure(`decision without the disk, of before, ${PLACES[place]}`, now[place] / before[place], 'times as long', HALF),
  ])

/** All that is done in one random game. */
function callsOf(begin: BeginGame, seed: number): ActCall[] {
  const random = seeded(seed)
  const calls: ActCall[] = []
  const { table, act } = begin(seed)
  for (let now = table; now.waiting !== 'finished'; now = act(calls.at(-1)!)) calls.push(nextCall(now, random))
  return calls
}

function measured(services: readonly BeginGame[], games: readonly ActCall[][]): Medians[] {
  const times = services.map((): number[][] => [])
  for (let round = 0; round < ROUNDS; round++)
    games.forEach((calls, seed) => services.forEach((begin, i) => times[i].push(decisionTimes(begin, calls, seed))))
  return times.map((each) => mediansOf(each.slice(WARM_UP)))
}

function decisionTimes(begin: BeginGame, calls: readonly ActCall[], seed: number): number[] {
  const times: number[] = []
  const { table, act } = begin(seed)
  for (const call of calls) {
    const own = { ...call, id: table.id }
    if (call.action.type === 'decide') timed(times, () => act(own))
    else act(own)
  }
  return times
}

const mediansOf = (games: readonly number[][]): Medians => ({
  tenth: median(games.map((times) => times[9])),
  late: median(games.flatMap((times) => times.slice(-11, -1))),
  last: median(games.map((times) => times.at(-1)!)),
  any: median(games.flat()),
})
