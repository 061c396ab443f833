/** Schemas of what bots say of a position: ideas for a turn, and what a review finds of a move. Points have a sign. */
import * as v from 'valibot'
import { list, moveNumber, seatOf } from '../building-blocks/shared-schemas.ts'
import type { Identity } from './identity.ts'
import { MOST_LINES } from '../building-blocks/forms.ts'
import { DEPTHS } from './review-depth.ts'
import { part, type Wire } from './wire.ts'

/** The parts of a game that its schemas need. */
export interface Wired<W extends Wire = Wire> {
  identity: Identity
  wire: W
}

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Points ahead or behind: no further than all that a game can give lies apart. */
function expectedOf({ points: { least, most } }: Identity) {
  const furthest = Math.max(Math.abs(least), most - least)
  return v.pipe(v.number(), v.minValue(-furthest), v.maxValue(furthest))
}

type Thinks<W extends Wire> = NonNullable<W['thinking']>

export function ideaOf<W extends Wire>({ identity, wire }: Wired<W>) {
  const thinking = wire.thinking as Thinks<W>
  const expected = expectedOf(identity)
  return v.strictObject({
    /** The decisions, as far as they can be made at once. */
    decisions: list(part(wire, 'decision'), 100),
    /** The expected lead of the seat over the best other player, in points. */
    lead: expected,
    /** Chance of winning, 0 to 1. */
    chance,
    effects: part(thinking, 'effects'),
    /** Reasons for it (above zero) and against it in comparison with the next best idea, the weightiest first. */
    reasons: list(v.strictObject({ part: part(thinking, 'part'), points: expected }), 8),
  })
}

/** Each seat's points ahead of the best other at the end, and its chance of winning. */
const outlookOf = (identity: Identity) =>
  v.strictObject({
    leads: list(expectedOf(identity), identity.seats.most),
    chances: list(chance, identity.seats.most),
  })

export function reviewedMoveOf<W extends Wire>(game: Wired<W>) {
  const { identity, wire } = game
  const outlook = outlookOf(identity)
  const points = list(expectedOf(identity), identity.seats.most)
  return v.strictObject({
    depth: v.picklist(DEPTHS),
    /** Index of the entry in the record's `moves`. */
    move: moveNumber,
    seat: seatOf(identity.seats.most),
    /** The outlook before the move, if the best is chosen. */
    before: outlook,
    /** The outlook after it: `before` changed by the choice and by luck. */
    after: outlook,
    /** The choice's effect for each seat, in points; never above zero for the seat that moved. */
    skill: points,
    /** The luck of the draw against the expectation, in points; all zero if nothing was turned up. */
    luck: points,
    played: ideaOf(game),
    /** The better move; null if none was found. */
    best: v.nullable(ideaOf(game)),
    /** The decisions of the better turn and of the likely turns after it, on the stacks as they lay; none if `best` is null. */
    line: list(list(part(wire, 'decision'), 16), 16),
  })
}

/** A search's result for a position. */
export function analysedOf<W extends Wire>(game: Wired<W>) {
  const { identity, wire } = game
  return v.strictObject({
    /** If the best is chosen. */
    outlook: outlookOf(identity),
    /** The best turns, each with the likely ones after it, on the stacks as they lie. */
    lines: list(v.strictObject({ idea: ideaOf(game), line: list(list(part(wire, 'decision'), 16), 16) }), MOST_LINES),
  })
}

/** The forecast of a game of at most `seats` seats. */
export const forecastOf = ({ seats }: { seats: number }) =>
  v.strictObject({
    /** 0 to 1 for each seat, 1 together. */
    chances: list(chance, seats),
  })

export type Idea<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof ideaOf<W>>>
export type Analysed<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof analysedOf<W>>>
export type Forecast = v.InferOutput<ReturnType<typeof forecastOf>>
export type Outlook = v.InferOutput<ReturnType<typeof outlookOf>>
export type ReviewedMove<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof reviewedMoveOf<W>>>
