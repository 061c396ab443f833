/** Between the score pad and the sheet of a record. */
import { recordedDoubts, type RecordDoubt } from '../../building-blocks/doubts.ts'
import { HOLDINGS, bySeat } from '../state/components.ts'
import type { GameRecord } from '../../record/record.ts'
import { PAD_CODES } from '../wire/warning-codes.ts'
import type { WarningCode } from '../wire/warning-codes.ts'
import type { SeatScore } from '../rules/types.ts'
import { scoreFrom } from './account.ts'
import type { Sheet, SheetHolding } from './account.ts'
import { doubtsOf, withRecorded } from './checks.ts'
import { emptyPad, isOver, isSettled, mapHoldings } from './pad.ts'
import type { Pad, PadHolding } from './pad.ts'
import { isOneOf } from '../../building-blocks/one-of.ts'
import type { RecordToOpen } from '../../facets/score-sheet.ts'

/** A well-formed record of a score sheet of Railroad Barons. */
export interface ScoreSheetRecord extends GameRecord {
  mode: 'companion'
  setup: { startingPlayer: number }
  sheet: Sheet
  doubts?: RecordDoubt<WarningCode>[]
}

const isPair = (pair: readonly (number | null)[]): pair is [number, number] => !pair.includes(null)

/** Cash, Holdings and totals are kept once there is all of them. */
export function sheetOf({ totalsOnly, totals, cash, holdings }: Pad): Sheet {
  if (totalsOnly) return isPair(totals) ? { totals } : {}
  const settled = Object.values(holdings).every(isSettled) ? { holdings: sheetHoldings(holdings) } : {}
  return isPair(cash) ? { cash, ...settled } : settled
}

const sheetHoldings = (holdings: Pad['holdings']) =>
  Object.fromEntries(HOLDINGS.flatMap((id) => startedHolding(holdings[id]).map((holding) => [id, holding])))

const startedHolding = ({ price, closed, certificates }: PadHolding): SheetHolding[] =>
  closed || price === null ? [] : [{ price, certificates }]

const isOfPad = (code: WarningCode) => isOneOf(PAD_CODES, code)

/** A whole pad's doubts, as the record has them; nothing without doubts. */
export const recordDoubts = (pad: Pad): RecordDoubt<WarningCode>[] | undefined =>
  recordedDoubts(isOver(pad) ? doubtsOf(pad).filter(({ code }) => !isOfPad(code)) : [])

/** The pad that a record was made from, as far as the record tells. */
export function padOf({ players, setup, sheet, doubts = [] }: Entered): Pad {
  const pad = enteredPad(emptyPad(players, setup.startingPlayer), sheet)
  return withRecorded(pad, doubts)
}

/** The parts of a record that its pad is made from. */
export type Entered = Pick<ScoreSheetRecord, 'setup' | 'sheet' | 'doubts'> & Pick<RecordToOpen, 'players'>

function enteredPad(pad: Pad, sheet: Sheet): Pad {
  if ('totals' in sheet) return { ...pad, totalsOnly: true, totals: sheet.totals }
  const { cash = pad.cash, holdings } = sheet
  return { ...pad, cash, holdings: holdings ? padHoldings(holdings) : pad.holdings }
}

const padHoldings = (holdings: NonNullable<Extract<Sheet, { holdings?: unknown }>['holdings']>): Pad['holdings'] =>
  mapHoldings((id) => {
    const holding = holdings[id]
    const closed = emptyPad([], 0).holdings[id]
    return holding ? { ...closed, ...holding } : { ...closed, closed: true }
  })

/** Points of each seat, as far as they are entered. */
export const pointsSoFar = (pad: Pad): [number, number] =>
  pad.totalsOnly ? bySeat((seat) => pad.totals[seat] ?? 0) : bySeat((seat) => worthSoFar(pad, seat))

const worthSoFar = (pad: Pad, seat: number) => scoreSoFar(pad, seat).total

/** A seat's closing account as far as it is entered. */
export const scoreSoFar = ({ cash, holdings }: Pad, seat: number): SeatScore =>
  scoreFrom(cash[seat] ?? 0, sheetHoldings(holdings), seat)
