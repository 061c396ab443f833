/** Everything that the finished games tell of one person. */
import type {
  CourseChunk,
  Opponent,
  Parts,
  PartsCompared,
  PersonGame,
  PersonStatistics,
  Rating,
} from '../../contract/statistics.ts'
import { average, averages, sum } from './arithmetic.ts'
import { isPerson, type Game } from './counted-games.ts'
import { FIRST_RATING } from './rating.ts'
import { highlightsOf } from './highlights.ts'
import { summaryOf } from './people.ts'
import { ratingsAlong } from './ratings.ts'
import { satBy, standingOf, type Sat } from './standing.ts'

/** Null for a name that is in no game. */
export function personOf(games: readonly Game[], name: string): PersonStatistics | null {
  const sat = satBy(games, ({ key }) => (key === name ? name : null)).get(name) ?? []
  if (sat.length === 0) return null
  const rated = new Map<string, Rating>()
  const ratings = ratingsAlong(games, ({ id }, now) => rated.set(id, now.get(name) ?? FIRST_RATING))
  return {
    ...summaryOf(name, sat, ratings),
    firstAt: sat[0].game.at,
    minutes: sum(sat.map(({ game }) => game.minutes)),
    bySeats: groupsOf(
      sat,
      ({ game }) => game.seats.length,
      (seats) => ({ seats }),
    ).sort((a, b) => a.seats - b.seats),
    byMode: groupsOf(
      sat,
      ({ game }) => game.mode,
      (mode) => ({ mode }),
    ),
    byColor: groupsOf(
      sat,
      ({ seat }) => seat.color,
      (color) => ({ color }),
    ),
    opponents: opponentsOf(sat),
    parts: partsCompared(sat, games),
    course: courseOf(sat, rated),
    latest: sat.slice(-LATEST).reverse().map(gameOf),
    highlights: highlightsOf(sat),
  }
}

/** The most games first. */
function groupsOf<K, T>(sat: readonly Sat[], keyOf: (sat: Sat) => K, named: (key: K) => T) {
  const groups = [...Map.groupBy(sat, keyOf)].map(([key, own]) => ({ ...named(key), ...standingOf(own) }))
  return groups.sort((a, b) => b.games - a.games)
}

// Against whom

function opponentsOf(sat: readonly Sat[]): Opponent[] {
  const met = sat.flatMap(({ game, seat }) =>
    game.seats.filter((other) => other !== seat).map((other) => ({ seat, other, key: other.key })),
  )
  const opponents = [...Map.groupBy(met, ({ key }) => key).values()].map((meetings): Opponent => {
    const [{ other }] = meetings
    const ways = meetings.map(({ seat, other }) => other.place - seat.place)
    return {
      name: isPerson(other) ? other.name : other.control,
      isBot: !isPerson(other),
      games: meetings.length,
      ahead: ways.filter((way) => way > 0).length,
      level: ways.filter((way) => way === 0).length,
      behind: ways.filter((way) => way < 0).length,
      lead: average(meetings.map(({ seat, other }) => seat.total - other.total)),
    }
  })
  return opponents.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name))
}

// Parts of the score

function partsCompared(sat: readonly Sat[], games: readonly Game[]): PartsCompared | null {
  const known = sat.filter(({ seat }) => seat.parts !== null)
  const own = averages(known.map(({ seat }) => seat.parts!))
  if (!own) return null
  const of = (won: boolean) => averages(known.filter(({ seat }) => seat.won > 0 === won).map(({ seat }) => seat.parts!))
  return { games: known.length, own, all: averageElsewhere(known, games), won: of(true), lost: of(false) }
}

/** Averages of all players at tables of the sizes at which this one sat, in the same proportion. */
function averageElsewhere(known: readonly Sat[], games: readonly Game[]): Parts {
  const sizes = Map.groupBy(known, ({ game }) => game.seats.length)
  const weighted = [...sizes].map(([players, own]) => {
    const tables = games.filter(({ seats }) => seats.length === players)
    const all = averages(tables.flatMap(({ seats }) => seats.flatMap(({ parts }) => (parts ? [parts] : []))))!
    return all.map((points) => (points * own.length) / known.length)
  })
  return weighted.reduce((a, b) => a.map((points, part) => points + b[part]))
}

// Over time

/** As many as a plot has room for. */
const MOST_CHUNKS = 120

function courseOf(sat: readonly Sat[], rated: ReadonlyMap<string, Rating>): CourseChunk[] {
  const size = Math.ceil(sat.length / MOST_CHUNKS)
  return Array.from({ length: Math.ceil(sat.length / size) }, (_, i) => {
    const chunk = sat.slice(i * size, (i + 1) * size)
    const { id, at } = chunk[chunk.length - 1].game
    const { games, wins, average: total } = standingOf(chunk)
    return { id, at, games, wins, total, rating: rated.get(id)! }
  })
}

const LATEST = 10

const gameOf = ({ game, seat }: Sat): PersonGame => ({
  id: game.id,
  at: game.at,
  mode: game.mode,
  total: seat.total,
  won: seat.won > 0,
  place: seat.place,
  others: game.seats
    .filter((other) => other !== seat)
    .map(({ name, color, control, total }) => ({ name, color, control, total })),
})
