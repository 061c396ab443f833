/** Between the score pad and the sheet of a record. */
import { recordedDoubts, type RecordDoubt } from '../../building-blocks/doubts.ts'
import { keyedBy } from '../../building-blocks/keyed.ts'
import { itemAt } from '../../building-blocks/lists.ts'
import { RESOURCES } from '../state/components.ts'
import { PARTS } from '../state/state.ts'
import type { GameRecord } from '../../record/record.ts'
import type { WarningCode } from '../wire/warning-codes.ts'
import { countedScore, placedScore, threeOf } from './account.ts'
import type { CountedSeat, PlacedSeat, Sheet, SheetScore, Three } from './account.ts'
import { doubtsOf, withRecorded } from './checks.ts'
import { emptyPad, isOver, knowsLeft } from './pad.ts'
import type { Pad, PadSeat } from './pad.ts'
import type { RecordToOpen } from '../../facets/score-sheet.ts'

/** A well-formed record of a score sheet of Coal Train. */
export interface ScoreSheetRecord extends GameRecord {
  mode: 'companion'
  setup: { startingPlayer: number; data?: string }
  sheet: Sheet
  doubts?: RecordDoubt<WarningCode>[]
}

// From the pad

/** Everything, once there is all of it; before that a running game. */
export function sheetOf(pad: Pad): Sheet {
  const { detail } = pad
  const seats = isOver(pad) ? pad.seats : []
  if (detail === 'counts') return { detail, seats: seats.map(countedSeat) }
  return detail === 'places' ? { detail, seats: seats.map(placedSeat) } : pointsOf(seats, pad.winners)
}

/** Leaves out the resources left if none of them is known. */
function pointsOf(seats: readonly PadSeat[], winners: Pad['winners']): Sheet {
  const totals = seats.map(({ total }) => total ?? 0)
  const left = seats.map(({ allLeft }) => allLeft)
  const isKnown = left.some((each) => each !== null)
  const isTold = winners && seats.length > 0
  return { detail: 'points', totals, ...(isKnown && { left }), ...(isTold && { winners }) }
}

const leftOf = ({ left }: PadSeat): Three => threeOf((each) => left[each] ?? 0)

const countedSeat = (seat: PadSeat): CountedSeat => ({
  ...keyedBy(PARTS, (part) => seat.parts[part] ?? []),
  ...(knowsLeft(seat) && { left: leftOf(seat) }),
})

const placedSeat = (seat: PadSeat): PlacedSeat => ({
  ...{ stations: seat.stations, cards: seat.cards, paid: seat.paid },
  income: threeOf((each) => seat.income[each] ?? 0),
  ...{ upgrades: seat.upgrades ?? 0, markers: seat.markers ?? 0 },
  ...(knowsLeft(seat) && { left: leftOf(seat) }),
})

/** A whole pad's doubts, as the record has them; nothing without doubts. */
export const recordDoubts = (pad: Pad): RecordDoubt<WarningCode>[] | undefined =>
  recordedDoubts(isOver(pad) ? doubtsOf(pad) : [])

/** The parts of a seat's score, as far as they are entered; of totals alone only the total and what is left. */
export function partsSoFar({ detail, seats }: Pick<Pad, 'detail' | 'seats'>, at: number): SheetScore {
  const seat = itemAt(seats, at)
  if (detail === 'points') return { ...NO_PARTS, total: seat.total ?? 0, left: seat.allLeft ?? undefined }
  if (detail === 'counts') return countedScore(countedSeat(seat))
  return placedScore(placedSeat(seat))
}

const NO_PARTS = { towns: 0, cities: 0, cards: 0, contracts: 0, scoring: 0 }

/** Points of each seat, as far as they are entered. */
export const pointsSoFar = (pad: Pad): number[] => pad.seats.map((_, seat) => partsSoFar(pad, seat).total)

// To the pad

/** The parts of a record that its pad is made from. */
export type Entered = Pick<ScoreSheetRecord, 'setup' | 'sheet' | 'doubts'> & Pick<RecordToOpen, 'players'>

/** The pad that a record was made from, as far as the record tells. */
export function padOf({ players, setup, sheet, doubts = [] }: Entered): Pad {
  const empty = emptyPad(players, setup.startingPlayer, sheet.detail)
  const seats = empty.seats.map((seat, i) => ({ ...seat, ...enteredSeat(sheet, i) }))
  const counted = sheet.detail === 'places' && sheet.seats.length > 0
  const told = sheet.detail === 'points' && sheet.winners ? { winners: [...sheet.winners] } : {}
  const pad: Pad = { ...empty, seats, counted, ...told }
  return withRecorded(pad, doubts)
}

function enteredSeat(sheet: Sheet, seat: number): Partial<PadSeat> {
  if (sheet.detail === 'points') return { total: sheet.totals[seat] ?? null, allLeft: sheet.left?.[seat] ?? null }
  if (sheet.detail === 'places') return placedIn(sheet.seats[seat])
  const counted = sheet.seats[seat]
  if (!counted) return {}
  return {
    parts: keyedBy(PARTS, (part) => [counted[part]].flat()),
    ...(counted.left && { left: byResource(counted.left) }),
  }
}

const placedIn = (placed: PlacedSeat | undefined): Partial<PadSeat> =>
  placed
    ? {
        ...{ stations: [...placed.stations], cards: [...placed.cards], paid: [...placed.paid] },
        ...{ upgrades: placed.upgrades, markers: placed.markers },
        income: byResource(placed.income),
        ...(placed.left && { left: byResource(placed.left) }),
      }
    : {}

const byResource = (three: Three) => keyedBy(RESOURCES, (_, i) => three[i] ?? null)
