/** A game that was played to win, as its table has it before the players when a shift ends. */
import { elementsOf, countOf, cardsIn, deliveredIn } from '../../../../src/games/coal-baron/score-sheet/pad-figures.ts'
import { seatsOf } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { padOf } from '../../../../src/games/coal-baron/score-sheet/sheet-of.ts'
import type { OrderId } from '../../../../src/games/coal-baron/rules/types.ts'
import type { Assets } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { sheetResult, type ScoreSheetRecord } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { golden } from '../../../support/golden.ts'

/** Each by seat. */
export interface TableAtEnd {
  /** Points of the shift's deliveries. */
  delivered: number[]
  /** Cards of the shift's deliveries. */
  cards: OrderId[][]
  /** Down the shift clock. */
  counts: number[][]
  /** In the factory; nobody counts them after the last shift. */
  workers: number[]
}

export interface RealTable {
  shifts: TableAtEnd[]
  assets: readonly Assets[]
  totals: number[]
}

/** The record keeps no workers. */
const WORKERS = [[4, 2, 3], [3, 5, 2], []]

/** Three players, whose delivered cards the golden record has. */
export function realTable(): RealTable {
  const record = golden('companion-cards', 'coal-baron') as ScoreSheetRecord
  const pad = padOf(record)
  const seats = seatsOf(pad)
  const shifts = WORKERS.map((workers, shift) => ({
    workers,
    delivered: seats.map((seat) => deliveredIn(pad, shift, seat)!),
    cards: seats.map((seat) => cardsIn(pad, shift, seat)),
    counts: seats.map((seat) => elementsOf(shift).map((element) => countOf(pad, shift, seat, element)!)),
  }))
  const sheet = record.sheet as { final: readonly Assets[] }
  return {
    shifts,
    assets: sheet.final,
    totals: sheetResult(record.sheet, record.players.length)!.scores.map(({ total }) => total),
  }
}
