/** Schemas of people across games and of statistics over all games. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { colorWord, list, name, text, whole } from '../../games/building-blocks/shared-schemas.ts'
import { partialNarrowingOf } from './archive.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, mode } from './shared.ts'

const MOST_GAMES = 1_000_000
const count = whole(MOST_GAMES)
export const MOST_PEOPLE = 100_000
const id = text
const points = v.number()
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const shareOfGames = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_GAMES))
const time = v.string()

/** A rating: the strength lies within two deviations of `value` with 95 % probability; 1500 ± 350 before the first game. */
export const rating = v.strictObject({ value: v.number(), deviation: v.number() })

/** The parts of a score (a game's `Figures`), each in average points a game. Games of which only the totals are known are left out. */
const parts = list(points)

type Limits = ReturnType<typeof limitsOf>

/** Counted over all games of somebody. */
const outcomesOf = ({ points: total }: Limits) => ({
  games: count,
  /** A shared victory counts in part: a half for each of two. */
  wins: shareOfGames,
  /** The number of shared victories. */
  shared: count,
  /** Wins that luck alone would give: one divided by the number of players, summed over the games. */
  fairWins: v.number(),
  average: points,
  best: total,
})

/** A person across games, by the name that is shown; bots are no people. */
const personOf = (limits: Limits) => ({
  name: v.string(),
  /** The colour in the last game. */
  color: colorWord,
  lastAt: time,
  ...outcomesOf(limits),
  rating,
  /** Totals of the last games, the oldest first. */
  trend: list(limits.points, 30),
})

/** Bots of a level, whatever their names; a game with two of them counts twice. */
const botOf = (limits: Limits) =>
  v.strictObject({
    /** `bot:LEVEL` */
    control: v.string(),
    ...outcomesOf(limits),
    rating,
  })

const peopleOf = (limits: Limits) =>
  v.strictObject({
    games: count,
    people: list(v.strictObject(personOf(limits)), MOST_PEOPLE),
    bots: list(botOf(limits), 1000),
    /** Pairs of names that may be the same person: spelt nearly alike, and never at one table. */
    alike: list(v.strictTuple([v.string(), v.string()]), MOST_PEOPLE),
  })

/** Against whom, over the games together. */
const opponent = v.strictObject({
  /** A person's name; of bots `bot:LEVEL`. */
  name: v.string(),
  isBot: v.boolean(),
  games: count,
  /** Games in which the person came before this opponent, at the same place, and behind. */
  ahead: count,
  level: count,
  behind: count,
  /** Average points more than this opponent. */
  lead: points,
})

const partsCompared = v.strictObject({
  games: count,
  own: parts,
  /** The same average over all players at tables of the same size. */
  all: parts,
  /** The average in the games won and in the others; null if there are none. */
  won: v.nullable(parts),
  lost: v.nullable(parts),
})

/** Some games in a row, so that there are never more than a plot has room for; mostly one. */
const courseChunk = v.strictObject({
  /** The last game of them. */
  id,
  at: time,
  games: count,
  /** A shared victory in part. */
  wins: shareOfGames,
  /** Average total. */
  total: points,
  /** After these games. */
  rating,
})

/** Some games in a row that were reviewed whole, the same way. */
const accuracyChunk = v.strictObject({
  /** The last game of them. */
  id,
  at: time,
  games: count,
  /** The average over them of how good the person's moves were. */
  accuracy: share,
})

const personGameOf = ({ seats, points: total }: Limits) =>
  v.strictObject({
    id,
    at: time,
    mode,
    total,
    won: v.boolean(),
    place: whole(seats),
    /** The others at the table, with their totals. */
    others: list(v.strictObject({ name: v.string(), color: colorWord, control: v.string(), total }), seats),
  })

/** Victories in a row. */
const run = v.strictObject({ games: count, from: time, to: time })

function highlightsOf({ points: total }: Limits) {
  const moment = v.strictObject({ id, points: total })
  return v.strictObject({
    best: moment,
    /** The clearest and the closest victory; 0 points where a tie was broken or shared. */
    clearest: v.nullable(moment),
    closest: v.nullable(moment),
    /** The most victories in a row, and those up to now. */
    longestRun: v.nullable(run),
    presentRun: v.nullable(run),
  })
}

function personStatisticsOf(limits: Limits) {
  const { seats } = limits
  const standing = outcomesOf(limits)
  return v.strictObject({
    ...personOf(limits),
    firstAt: time,
    minutes: whole(Number.MAX_SAFE_INTEGER),
    bySeats: list(v.strictObject({ seats: whole(seats), ...standing }), seats),
    byMode: list(v.strictObject({ mode, ...standing }), 2),
    byColor: list(v.strictObject({ color: colorWord, ...standing }), 1000),
    opponents: list(opponent, MOST_PEOPLE),
    parts: v.nullable(partsCompared),
    course: list(courseChunk, 120),
    accuracy: list(accuracyChunk, 120),
    /** The last ten games, the latest first. */
    latest: list(personGameOf(limits), 10),
    highlights: highlightsOf(limits),
  })
}

const spreadOf = ({ seats, points: total }: Limits) =>
  v.strictObject({
    least: total,
    /** A quarter, half and three quarters of the totals are not above these. */
    lower: points,
    median: points,
    upper: points,
    most: total,
    /** Counts of totals in columns this wide, from `from` on without a gap. */
    width: whole(MOST_GAMES),
    columns: list(v.strictObject({ from: total, count: whole(seats * MOST_GAMES) }), 100),
  })

const orderShare = v.strictObject({
  games: count,
  /** The part of the games won, a shared victory in part; 0 to 1. */
  share,
  /** Between these the true share lies with 95 % chance. */
  low: share,
  high: share,
  average: points,
})

const winnersParts = v.strictObject({
  games: count,
  winners: parts,
  others: parts,
  /** Average points that each part brought its best earner in a game. */
  paid: parts,
})

/** Something that happened in games, by a key of the game's own. */
const factTold = v.strictObject({
  key: text,
  times: whole(100 * MOST_GAMES),
  /** The average of its amounts; null if it has none. */
  amount: v.nullable(v.number()),
  /** Victories of the seats that it happened to, and their 95 % interval; null if it happened to none in particular. */
  won: v.nullable(v.strictObject({ share, low: share, high: share })),
})

/** Facts from games that tell more than their scores. */
const factsTold = v.strictObject({ games: count, facts: list(factTold, 1000) })

const tableOf = (limits: Limits) =>
  v.strictObject({
    players: whole(limits.seats),
    games: count,
    /** Null without games. */
    totals: v.nullable(spreadOf(limits)),
    /**
     * Results by place in the first shift's order, the starting player first. Only games with detailed scores are
     * counted.
     */
    order: list(orderShare, limits.seats),
    parts: v.nullable(winnersParts),
  })

const tablesOf = (limits: Limits) =>
  v.strictObject({
    games: count,
    /** One for each number of players that the game allows. */
    tables: list(tableOf(limits), limits.seats),
    /** Over all numbers of players. */
    parts: v.nullable(winnersParts),
    told: factsTold,
    /** Sorted by rating, the highest first. */
    bots: list(botOf(limits), 1000),
  })

export const person = v.strictObject({ name, color: colorWord })

const renaming = v.strictObject({ name: text, to: name })

const renamingForeseen = v.strictObject({
  /** Games, running or finished, in which the name would change. */
  games: count,
  /** Games of the person who has the new name already; 0 if nobody has it. */
  known: count,
  /** Games in which both names sit: two people, who can't be merged. */
  together: count,
})

/** A person's finished games of one title with this number of players. */
const resultsOf = ({ seats, points: total }: Limits) =>
  v.strictObject({
    name: v.string(),
    players: whole(seats),
    games: count,
    /** Average points of those that count, practice left out; null if there are none. */
    average: v.nullable(v.pipe(v.number(), total)),
  })

export type PersonResults = v.InferOutput<ReturnType<typeof resultsOf>>

const againstLevel = v.strictObject({
  level: v.string(),
  games: count,
  /** The share of those bots that the person came ahead of; level with one counts half. */
  ahead: share,
})

export type AgainstLevel = v.InferOutput<typeof againstLevel>

export function statisticsCallsOf(catalogue: Catalogue) {
  const limits = limitsOf(catalogue)
  /** The finished games of one title, all of them or `only` some. */
  const counted = { game: limits.gameId, only: v.optional(partialNarrowingOf(limits)) }
  return {
    /** Everybody who has finished one of these games, those with the most games first, and the bots. */
    'statistics.people': call([v.strictObject(counted)], peopleOf(limits), 'later'),
    /** Refused with `not-found` for a name that is in none of these games. */
    'statistics.person': call([v.strictObject({ name: text, ...counted })], personStatisticsOf(limits), 'later'),
    'statistics.tables': call([v.strictObject(counted)], tablesOf(limits), 'later'),
  }
}

export function peopleCallsOf(catalogue: Catalogue) {
  const limits = limitsOf(catalogue)
  return {
    /** Names that have sat at a table, the most recent first. */
    'people.list': call([], list(person, MOST_PEOPLE)),
    /** These people's finished games by number of players, straight from the archive's columns: quick however many there are. */
    'people.results': call(
      [v.strictObject({ game: limits.gameId, names: list(text, limits.seats) })],
      list(resultsOf(limits), 100),
    ),
    /** How a person did in finished games against bots of each level they met, practice left out. */
    'people.against': call([v.strictObject({ game: limits.gameId, name: text })], list(againstLevel, 100)),
    /** Previews a renaming. */
    'people.foresee': call([renaming], renamingForeseen),
    /**
     * Renames a person in all games, running or finished. Renaming to an existing name merges the two, after a backup. Refused
     * with `sat-together` if both sat at one table.
     */
    'people.rename': call([renaming], nothing, 'writes', 'later'),
    /** Undoes the last renaming. Refused with `not-found` if there is none. */
    'people.undo': call([], nothing, 'writes', 'later'),
  }
}

type Of<S extends (limits: Limits) => v.GenericSchema> = v.InferOutput<ReturnType<S>>
type OfEntries<S extends (limits: Limits) => v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<ReturnType<S>, undefined>
>

export type Person = v.InferOutput<typeof person>
export type Outcomes = OfEntries<typeof outcomesOf>
export type Rating = v.InferOutput<typeof rating>
export type PersonSummary = OfEntries<typeof personOf>
export type BotSummary = Of<typeof botOf>
export type PeopleStatistics = Of<typeof peopleOf>
export type Opponent = v.InferOutput<typeof opponent>
export type Parts = v.InferOutput<typeof parts>
export type PartsCompared = v.InferOutput<typeof partsCompared>
export type AccuracyChunk = v.InferOutput<typeof accuracyChunk>
export type CourseChunk = v.InferOutput<typeof courseChunk>
export type PersonGame = Of<typeof personGameOf>
export type Highlights = Of<typeof highlightsOf>
export type PersonStatistics = Of<typeof personStatisticsOf>
export type Spread = Of<typeof spreadOf>
export type OrderShare = v.InferOutput<typeof orderShare>
export type WinnersParts = v.InferOutput<typeof winnersParts>
export type FactsTold = v.InferOutput<typeof factsTold>
export type TableStatistics = Of<typeof tableOf>
export type TablesStatistics = Of<typeof tablesOf>
export type Renaming = v.InferOutput<typeof renaming>
export type RenamingForeseen = v.InferOutput<typeof renamingForeseen>
/** The finished games of one title, all of them or `only` some. */
export type GamesCounted = Parameters<StatisticsApi['statistics.tables']>[0]

export type StatisticsApi = FunctionsOf<ReturnType<typeof statisticsCallsOf>>
export type PeopleApi = FunctionsOf<ReturnType<typeof peopleCallsOf>>
