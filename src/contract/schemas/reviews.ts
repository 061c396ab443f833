/** Schemas of reviews of finished games. */
import * as v from 'valibot'
import { list, seat, text, whole } from './base.ts'
import { idea } from './bots.ts'
import { decision } from './coal-baron.ts'

const depth = v.picklist(['quick', 'thorough'])
const move = whole(100_000)
/** Points by seat, with a sign. */
const points = list(v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000)), 4)
const outlook = v.strictObject({
  leads: points,
  chances: list(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 4),
})

const reviewedMove = v.strictObject({
  depth,
  move,
  seat,
  before: outlook,
  after: outlook,
  skill: points,
  luck: points,
  played: idea,
  best: v.nullable(idea),
  line: list(list(decision, 16), 16),
})

export const reviewState = v.strictObject({
  id: text,
  running: v.nullable(depth),
  reviewed: list(reviewedMove, 1000),
})

const one = v.strictTuple([text])

export const REVIEWS_CALLS = {
  'reviews.open': { args: one, result: reviewState },
  'reviews.start': { args: v.strictTuple([v.strictObject({ id: text, depth })]), result: reviewState },
  'reviews.stop': { args: one, result: reviewState },
  'reviews.drop': { args: one, result: reviewState },
  'reviews.hints': { args: one, result: list(v.strictObject({ move, seat }), 1000) },
} as const
