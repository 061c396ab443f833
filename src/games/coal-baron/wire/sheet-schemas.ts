/** The parts of a score sheet's record that are Coal Baron's own (docs/record-format.md#coal-baron-scored-at-a-table). */
import { keyedBy } from '../../building-blocks/keyed.ts'
import * as v from 'valibot'
import { byKey, byText, exactly, listBy, listOf } from '../../building-blocks/file-schemas.ts'
import { seatOf, span, text, within } from '../../building-blocks/shared-schemas.ts'
import { ELEMENTS_SCORED, ORDERS } from '../state/components.ts'
import type { OrderId } from '../state/components.ts'
import { ASSETS, FIELD_ID, LIMITS, MOST_NUMBERS } from './fields.ts'
import type { Field } from './fields.ts'
import { anyPoints, result, score } from './record-schemas.ts'
import { WARNING_CODES } from './warning-codes.ts'

const bySeat = <S extends v.GenericSchema>(players: number, item: S) => listOf(item, players, players)
const field = (kind: Field['kind']) => within(LIMITS[kind])
const countsOf = (players: number, elements: number) => bySeat(players, listOf(field('count'), elements, elements))

/** The numbers that a player added up, with a sum that the score track could show. */
const deliveries = v.pipe(
  listOf(field('track'), 0, MOST_NUMBERS),
  v.rawCheck(({ dataset, addIssue }) => {
    const { least, most } = LIMITS.track
    const sum = dataset.typed ? dataset.value.reduce((a, b) => a + b, 0) : least
    if (sum > most) addIssue({ message: 'out-of-range', input: sum, expected: span(least, most) })
  }),
)

const countsShift = (players: number, elements: number) =>
  exactly({
    /** Points of this shift's deliveries, by seat. */
    delivered: bySeat(players, deliveries),
    /** Each seat's counts for the 4, 8 or 12 elements, over the whole game so far. */
    counts: countsOf(players, elements),
  })
export type CountsShift = v.InferOutput<ReturnType<typeof countsShift>>

export interface CardsShift {
  /** Orders delivered in this shift, by seat. */
  delivered: OrderId[][]
  /** Third shift only: empty minecarts by seat and colour. */
  counts?: number[][]
}

function cardsShift(players: number, elements: number): v.GenericSchema<unknown, CardsShift> {
  const delivered = bySeat(players, listOf(v.picklist(ORDERS), 0, ORDERS.length))
  return elements === ELEMENTS_SCORED.at(-1)
    ? exactly({ delivered, counts: countsOf(players, 4) })
    : exactly({ delivered })
}

const finalCount = exactly(keyedBy(ASSETS, field))

function sheet(players: number) {
  const final = v.exactOptional(bySeat(players, finalCount))
  return byText('detail', {
    counts: exactly({
      detail: v.literal('counts'),
      shifts: listBy(ELEMENTS_SCORED.map((elements) => countsShift(players, elements))),
      final,
    }),
    cards: exactly({
      detail: v.literal('cards'),
      shifts: listBy(ELEMENTS_SCORED.map((elements) => cardsShift(players, elements))),
      final,
    }),
    points: exactly({
      detail: v.literal('points'),
      totals: bySeat(players, anyPoints),
      marksLeft: v.exactOptional(bySeat(players, v.nullable(field('left')))),
      winners: v.exactOptional(listOf(seatOf(players), 1, players)),
    }),
  })
}
export type Sheet = v.InferOutput<ReturnType<typeof sheet>>

const pointsScore = exactly({
  total: anyPoints,
  /** There where it is known. */
  marksLeft: v.exactOptional(field('left')),
})
/** A score of which only the end was kept. */
export type PointsScore = v.InferOutput<typeof pointsScore>

/** A doubt about a field of the score pad, and whether the table stands by it. */
const doubt = exactly({
  code: v.picklist(WARNING_CODES),
  field: v.pipe(text, v.regex(FIELD_ID, 'a field')),
  accepted: v.boolean(),
})
export type SheetDoubt = v.InferOutput<typeof doubt>

export const sheetParts = (players: number) => ({
  setup: exactly({ startingPlayer: seatOf(players) }),
  sheet: sheet(players),
  result: result(players, byKey({ delivered: score, total: pointsScore })),
  doubts: v.exactOptional(listOf(doubt, 1, 200)),
})
