/** A game from the shelf with everything that its page tells, worked out once from its record. */
import { ELEMENTS_SCORED } from '../../../../games/coal-baron/components.ts'
import { deedsOf, type Deeds } from '../../../../games/coal-baron/deeds.ts'
import type { LogItem } from '../../../../games/coal-baron/log-item.ts'
import { logOf } from '../../../../games/coal-baron/log.ts'
import { pointsAt, positionsOf, shiftOf, type Position } from '../../../../games/coal-baron/positions.ts'
import { setupOf, type DigitalRecord } from '../../../../games/coal-baron/record.ts'
import { rewards } from '../../../../games/coal-baron/scoring.ts'
import { sheetCount, sheetScores, type CompanionRecord, type PointsResult } from '../../../../games/coal-baron/sheet.ts'
import type { ElementScore, Result } from '../../../../games/coal-baron/types.ts'
import type { GameRecord } from '../../../../games/record.ts'

/** The elements scored after a shift, 1 to 3. */
export interface ShiftScoring {
  shift: number
  elements: ElementScore[]
}

/** Points over time: for each moment those of every seat. */
export interface Course {
  points: number[][]
  /** The moments at which each of the three shifts was over, its scoring included. */
  borders: number[]
}

/** What can be told only of a game played on screen. */
export interface Played {
  log: LogItem[]
  positions: Position[]
  deeds: Deeds[]
}

export interface StoredGame {
  record: GameRecord
  totals: { scores: PointsResult['scores']; winners: number[] }
  /** Null where only the totals were kept. */
  result: Result | null
  course: Course | null
  scorings: ShiftScoring[]
  played: Played | null
}

/** The record must be that of a finished game, as the shelf keeps it. */
export function storedGame(record: GameRecord): StoredGame {
  const totals = record.result as Result | PointsResult
  if (record.mode === 'digital') return digitalGame(record as DigitalRecord, totals as Result)
  return paperGame(record as CompanionRecord, totals)
}

function digitalGame(record: DigitalRecord, result: Result): StoredGame {
  const setup = setupOf(record)
  const positions = positionsOf(setup, record.moves)
  const whole = positions.filter(({ part }) => part === 0)
  const log = logOf(setup, record.moves, positions[positions.length - 1].state)
  return {
    record,
    totals: result,
    result,
    course: { points: whole.map(pointsAt), borders: [...borders(whole), whole.length - 1] },
    scorings: log.filter((item) => item.type === 'scored'),
    played: { log, positions, deeds: deedsOf(log, record.players.length) },
  }
}

/** The first moments of shifts II and III. */
const borders = (whole: readonly Position[]) =>
  [2, 3].map((shift) => whole.findIndex((position) => shiftOf(position) === shift))

function paperGame(record: CompanionRecord, totals: Result | PointsResult): StoredGame {
  const { sheet } = record
  if (sheet.detail === 'points') return { record, totals, result: null, course: null, scorings: [], played: null }
  const players = record.players.length
  const after = [0, 1, 2, 3].map((shifts) =>
    sheetScores({ ...sheet, shifts: sheet.shifts.slice(0, shifts), final: undefined } as typeof sheet, players),
  )
  const result = totals as Result
  return {
    record,
    totals,
    result,
    course: { points: [...after, result.scores].map((scores) => scores.map(({ total }) => total)), borders: [1, 2, 3] },
    scorings: [0, 1, 2].map((shift) => paperScoring(sheet, shift, players)),
    played: null,
  }
}

type Counted = Exclude<CompanionRecord['sheet'], { detail: 'points' }>

const paperScoring = (sheet: Counted, shift: number, players: number): ShiftScoring => ({
  shift: shift + 1,
  elements: Array.from({ length: ELEMENTS_SCORED[shift] }, (_, element) => {
    const counts = Array.from({ length: players }, (_, seat) => sheetCount(sheet, shift, seat, element))
    return { element, counts, rewards: rewards(counts, element) }
  }),
})
