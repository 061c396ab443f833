/** Schemas of seasons: the games that people played together between two days, with points by place. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, name, storedName, text, whole } from '../../games/building-blocks/shared-schemas.ts'
import { MOST_PLACES, MOST_POINTS } from '../conventions/season-points.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, time } from './shared.ts'

export const MOST_SEASONS = 100
/** People of a season, and those of them who are compared with each other: the first ones. */
export const MOST_RANKED = 1000
export const MOST_COMPARED = 12

const count = whole(1_000_000)
/** A day where the program runs, `2026-11-20`. */
const day = v.pipe(text, v.isoDate())

const countedOf = (catalogue: Catalogue) => ({
  /** Null for all titles together. */
  game: v.nullable(limitsOf(catalogue).gameId),
  /** The points of the first place, the second, and so on; no points for places after the last. */
  points: v.pipe(list(whole(MOST_POINTS), MOST_PLACES), v.minLength(1)),
})

/** A season as it is kept. The last day belongs to it; null while it goes on. */
export const seasonOf = (catalogue: Catalogue) =>
  v.strictObject({ ...countedOf(catalogue), name, from: day, until: v.nullable(day) })

/** Games begun from `after` on and before `before`, in which two people or more sat. Practice isn't counted. */
const questionOf = (catalogue: Catalogue) =>
  v.strictObject({ ...countedOf(catalogue), after: time, before: v.nullable(time) })

const standing = v.strictObject({
  name: v.string(),
  games: count,
  /** A shared victory counts in part: a half for each of two. */
  wins: v.number(),
  points: count,
  /** How often this person came first, second, and so on, as far as there are points; bots have places too. */
  places: list(count, MOST_PLACES),
})

/** How often `name` came before `other`, and how often they shared a place, in their games together. */
const comparison = v.strictObject({ name: v.string(), other: v.string(), games: count, ahead: count, level: count })

const tableOf = v.strictObject({
  games: count,
  /** Those with the most points first; with equal points those with more wins, then those with fewer games. */
  standings: list(standing, MOST_RANKED),
  /** Each pair of the first people once in each direction. */
  against: list(comparison, MOST_COMPARED ** 2),
})

export function seasonsCallsOf(catalogue: Catalogue) {
  const season = seasonOf(catalogue)
  return {
    /** Lists the seasons, the latest first. */
    'seasons.list': call([], list(season, MOST_SEASONS)),
    /** Adds a season, or replaces the one called `was`. Refused with `name-taken` if another has the name. */
    'seasons.save': call([v.strictObject({ season, was: v.nullable(storedName) })], nothing, 'writes'),
    'seasons.drop': call([storedName], nothing, 'writes'),
    'seasons.table': call([questionOf(catalogue)], tableOf),
  }
}

export type Season = v.InferOutput<ReturnType<typeof seasonOf>>
export type SeasonQuestion = v.InferOutput<ReturnType<typeof questionOf>>
export type Standing = v.InferOutput<typeof standing>
export type Comparison = v.InferOutput<typeof comparison>
export type SeasonTable = v.InferOutput<typeof tableOf>
export type SeasonsApi = FunctionsOf<ReturnType<typeof seasonsCallsOf>>
