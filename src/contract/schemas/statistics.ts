/** Schemas of people across games and of what all games come to. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/game.ts'
import { colorWord, list, name, text, whole } from '../../games/schemas.ts'
import { limitsOf, mode } from './base.ts'

const MOST_GAMES = 1_000_000
const count = whole(MOST_GAMES)
const MOST_PEOPLE = 100_000
const id = text
const points = v.number()
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const time = v.string()

const statisticsOf = (catalogue: Catalogue) => {
  const { gameId, seats, points: total } = limitsOf(catalogue)
  const standing = { games: count, wins: count, fairWins: v.number(), average: points, best: total }
  const rating = v.strictObject({ value: v.number(), deviation: v.number() })
  const personEntries = {
    name: v.string(),
    color: colorWord,
    lastAt: time,
    ...standing,
    rating,
    trend: list(total, 30),
  }
  const bot = v.strictObject({ control: v.string(), ...standing, rating })
  const bots = list(bot, 1000)
  const people = v.strictObject({
    games: count,
    people: list(v.strictObject(personEntries), MOST_PEOPLE),
    bots,
    alike: list(v.strictTuple([v.string(), v.string()]), MOST_PEOPLE),
  })

  const parts = list(points)
  const moment = v.strictObject({ id, points: total })
  const opponent = v.strictObject({
    name: v.string(),
    isBot: v.boolean(),
    games: count,
    ahead: count,
    level: count,
    behind: count,
    lead: points,
  })
  const person = v.strictObject({
    ...personEntries,
    firstAt: time,
    minutes: whole(Number.MAX_SAFE_INTEGER),
    bySeats: list(v.strictObject({ seats: whole(seats), ...standing }), seats),
    byMode: list(v.strictObject({ mode: mode, ...standing }), 2),
    byColor: list(v.strictObject({ color: colorWord, ...standing }), 1000),
    opponents: list(opponent, MOST_PEOPLE),
    parts: v.nullable(
      v.strictObject({ games: count, own: parts, all: parts, won: v.nullable(parts), lost: v.nullable(parts) }),
    ),
    course: list(v.strictObject({ id, at: time, games: count, wins: count, total: points, rating }), 120),
    latest: list(
      v.strictObject({
        id,
        at: time,
        mode: mode,
        total,
        won: v.boolean(),
        place: whole(seats),
        others: list(v.strictObject({ name: v.string(), color: colorWord, control: v.string(), total }), seats),
      }),
      10,
    ),
    highlights: v.strictObject({
      best: moment,
      clearest: v.nullable(moment),
      closest: v.nullable(moment),
      longestRun: count,
      presentRun: count,
    }),
  })

  const spread = v.strictObject({
    least: total,
    lower: points,
    median: points,
    upper: points,
    most: total,
    tens: list(v.strictObject({ from: total, count: whole(seats * MOST_GAMES) }), 3000),
  })
  const table = v.strictObject({
    players: whole(seats),
    games: count,
    totals: v.nullable(spread),
    order: list(v.strictObject({ games: count, share, low: share, high: share, average: points }), seats),
    parts: v.nullable(v.strictObject({ games: count, winners: parts, others: parts, paid: parts })),
  })

  return { gameId, seats, people, person, table, bots }
}

const renaming = v.strictTuple([v.strictObject({ name: text, to: name })])

export const statisticsCallsOf = (catalogue: Catalogue) => {
  const { gameId, seats, people, person, table, bots } = statisticsOf(catalogue)
  return {
    'statistics.people': { args: v.strictTuple([gameId]), result: people },
    'statistics.person': { args: v.strictTuple([v.strictObject({ name: text, game: gameId })]), result: person },
    'statistics.tables': {
      args: v.strictTuple([v.strictObject({ game: gameId, counted: v.picklist(['all', 'people']) })]),
      result: v.strictObject({ games: count, tables: list(table, seats), bots }),
    },
    'people.foresee': {
      args: renaming,
      result: v.strictObject({ games: count, known: count, together: count }),
    },
    'people.rename': { args: renaming, result: v.undefined() },
    'people.undo': { args: v.strictTuple([]), result: v.undefined() },
  } as const
}
