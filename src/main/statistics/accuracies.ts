/** The accuracy of everybody in games that were reviewed whole. */
import type { Database } from 'better-sqlite3'
import { jsonOr } from '../platform/columns.ts'

/** Scale of a game's reviews: their version, and the loss that leaves a move a third of its worth. */
export interface AccuracyScale {
  version: number
  third: number
}

/** Accuracy by game and by seat, from 0 to 1. */
export type Accuracies = ReadonlyMap<string, Readonly<Record<number, number>>>

const BY_SEAT = `
  SELECT game AS id, seat, avg(exp(-lost / :third)) AS accuracy, count(*) AS reviewed
  FROM reviews INDEXED BY reviews_by_seat WHERE version = :version AND lost >= 0 GROUP BY game, seat`

const BY_GAME = `
  SELECT id, seats FROM (
    SELECT id, json_group_object(seat, accuracy) AS seats, sum(reviewed) AS reviewed FROM (${BY_SEAT}) GROUP BY id)
  JOIN games USING (id) WHERE reviewed = json_array_length(${jsonOr('record', '{}')}, '$.moves')`

export function readAccuracies(db: Database, scale: AccuracyScale): Accuracies {
  const rows = db.prepare<AccuracyScale, { id: string; seats: string }>(BY_GAME).all(scale)
  return new Map(rows.map(({ id, seats }) => [id, JSON.parse(seats) as Record<number, number>]))
}
