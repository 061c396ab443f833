/** Everything that the finished games tell of one person. */
import type {
  AccuracyChunk,
  CourseChunk,
  Opponent,
  Parts,
  PartsCompared,
  PersonGame,
  PersonStatistics,
  Rating,
} from '../../contract/schemas/statistics.ts'
import type { Accuracies } from './accuracies.ts'
import { average, sum } from './arithmetic.ts'
import {
  isPerson,
  minutesOf,
  modeOf,
  partsIn,
  placeOf,
  playerAt,
  seatsOf,
  sizeOf,
  totalOf,
  type Games,
} from './counted-games.ts'
import { highlightsOf } from './highlights.ts'
import { averageParts } from './parts-tally.ts'
import { summaryOf } from './people.ts'
import { ratingsAlong } from './ratings.ts'
import { seatsByPlayer, outcomesOf } from './outcomes.ts'
import { present } from '../../games/building-blocks/present.ts'

/** Null for a name that is in no game. */
export function personOf(games: Games, name: string, accuracies: Accuracies): PersonStatistics | null {
  const who = games.keys.indexOf(name)
  if (who < 0) return null
  const own = seatsByPlayer(games)[who]
  const { game } = games.seats
  const chunks = chunksOf(own)
  const rated = ratingsAfter(games, who, new Set(chunks.map((chunk) => game[chunk[chunk.length - 1]])))
  return {
    ...summaryOf(games, own, rated.atLast),
    firstAt: games.times[game[own[0]]],
    minutes: sum(own.map((seat) => minutesOf(games, game[seat]))),
    bySeats: groupsOf(
      games,
      own,
      (seat) => sizeOf(games, game[seat]),
      (seats) => ({ seats }),
    ).sort((a, b) => a.seats - b.seats),
    byMode: groupsOf(
      games,
      own,
      (seat) => modeOf(games, game[seat]),
      (mode) => ({ mode }),
    ),
    byColor: groupsOf(
      games,
      own,
      (seat) => playerAt(games, seat).color,
      (color) => ({ color }),
    ),
    opponents: opponentsOf(games, own),
    parts: partsCompared(games, own),
    course: chunks.map((chunk) => courseChunkOf(games, chunk, rated.after)),
    accuracy: accuracyCourse(games, own, accuracies),
    latest: own
      .slice(-LATEST)
      .reverse()
      .map((seat) => gameOf(games, seat)),
    highlights: highlightsOf(games, own),
  }
}

/** The most games first. */
function groupsOf<K, T>(games: Games, own: readonly number[], keyOf: (seat: number) => K, named: (key: K) => T) {
  const groups = [...Map.groupBy(own, keyOf)].map(([key, seats]) => ({ ...named(key), ...outcomesOf(games, seats) }))
  return groups.sort((a, b) => b.games - a.games)
}

const othersAt = (games: Games, seat: number): number[] =>
  seatsOf(games, games.seats.game[seat]).filter((other) => other !== seat)

// Against whom

interface Meeting {
  seat: number
  other: number
}

function opponentsOf(games: Games, own: readonly number[]): Opponent[] {
  const met = own.flatMap((seat) => othersAt(games, seat).map((other): Meeting => ({ seat, other })))
  const opponents = [...Map.groupBy(met, ({ other }) => games.seats.who[other]).values()]
  return opponents
    .map((meetings) => opponentOf(games, meetings))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name))
}

function opponentOf(games: Games, meetings: readonly Meeting[]): Opponent {
  const other = playerAt(games, meetings[0].other)
  const behind = meetings.map(({ seat, other }) => placeOf(games, other) - placeOf(games, seat))
  return {
    name: isPerson(other) ? other.name : other.control,
    isBot: !isPerson(other),
    games: meetings.length,
    ahead: behind.filter((places) => places > 0).length,
    level: behind.filter((places) => places === 0).length,
    behind: behind.filter((places) => places < 0).length,
    lead: average(meetings.map(({ seat, other }) => totalOf(games, seat) - totalOf(games, other))),
  }
}

// Parts of the score

function partsCompared(games: Games, seats: readonly number[]): PartsCompared | null {
  const known = seats.filter((seat) => partsIn(games, seat) > 0)
  const own = averageParts(games, known)
  if (!own) return null
  const of = (won: boolean) =>
    averageParts(
      games,
      known.filter((seat) => games.seats.won[seat] > 0 === won),
    )
  return { games: known.length, own, all: averageElsewhere(games, known), won: of(true), lost: of(false) }
}

/**
 * Returns the averages of all players at tables of this person's sizes, weighted by how often the person sat at each
 * size.
 */
function averageElsewhere(games: Games, known: readonly number[]): Parts {
  const size = (seat: number) => sizeOf(games, games.seats.game[seat])
  const all = Array.from(games.seats.who, (_, seat) => seat).filter((seat) => partsIn(games, seat) > 0)
  const bySize = Map.groupBy(all, size)
  const weighted = [...Map.groupBy(known, size)].map(([players, own]) =>
    present(averageParts(games, present(bySize.get(players), 'the games of this size')), 'the average parts').map(
      (points) => (points * own.length) / known.length,
    ),
  )
  return weighted.reduce((a, b) => a.map((points, part) => points + b[part]))
}

// Over time

/** The most chunks that a plot has room for. */
const MOST_CHUNKS = 120

function chunksOf(own: readonly number[]): number[][] {
  const size = Math.ceil(own.length / MOST_CHUNKS)
  return Array.from({ length: Math.ceil(own.length / size) }, (_, i) => own.slice(i * size, (i + 1) * size))
}

/** A player's rating after some of the games, and after all. */
function ratingsAfter(games: Games, who: number, some: ReadonlySet<number>) {
  const after = new Map<number, Rating>()
  const atLast = ratingsAlong(games, (game, now) => {
    if (some.has(game)) after.set(game, now[who])
  })
  return { after, atLast: atLast[who] }
}

function courseChunkOf(games: Games, chunk: readonly number[], rated: ReadonlyMap<number, Rating>): CourseChunk {
  const last = games.seats.game[chunk[chunk.length - 1]]
  const { games: count, wins, average: total } = outcomesOf(games, chunk)
  return {
    id: games.ids[last],
    at: games.times[last],
    games: count,
    wins,
    total,
    rating: present(rated.get(last), 'the rating'),
  }
}

/** Over the games in which the person's moves were reviewed. */
function accuracyCourse(games: Games, own: readonly number[], accuracies: Accuracies): AccuracyChunk[] {
  const { game } = games.seats
  const accuracyAt = (seat: number) => accuracies.get(games.ids[game[seat]])?.[seat - games.begins[game[seat]]]
  const reviewed = own.filter((seat) => accuracyAt(seat) !== undefined)
  return chunksOf(reviewed).map((chunk) => {
    const last = game[chunk[chunk.length - 1]]
    const accuracy = average(chunk.map((seat) => present(accuracyAt(seat), 'the accuracy')))
    return { id: games.ids[last], at: games.times[last], games: chunk.length, accuracy }
  })
}

const LATEST = 10

function gameOf(games: Games, seat: number): PersonGame {
  const { game, won } = games.seats
  const others = othersAt(games, seat).map((other) => {
    const { name, color, control } = playerAt(games, other)
    return { name, color, control, total: totalOf(games, other) }
  })
  return {
    id: games.ids[game[seat]],
    at: games.times[game[seat]],
    mode: modeOf(games, game[seat]),
    total: totalOf(games, seat),
    won: won[seat] > 0,
    place: placeOf(games, seat),
    others,
  }
}
