/** A game of Coal Baron from the archive with everything that its page tells. */
import { ELEMENTS_SCORED } from '../../../../games/coal-baron/state/components.ts'
import { workerUseOf, type WorkerUse } from '../../../../games/coal-baron/rules/worker-use.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { courseOf, decided, settled, whyNot, type Course } from '../../../../games/coal-baron/rules/course.ts'
import { decisionsOf } from '../../../../games/coal-baron/rules/entries.ts'
import { setupOf, type DigitalRecord } from '../../../../games/coal-baron/rules/record.ts'
import { rewards } from '../../../../games/coal-baron/rules/scoring.ts'
import { progressOf } from '../../../../games/coal-baron/rules/shown.ts'
import {
  sheetCount,
  sheetResult,
  sheetScores,
  type ScoreSheetRecord,
  type PointsResult,
} from '../../../../games/coal-baron/rules/sheet.ts'
import * as state from '../../../../games/coal-baron/state/state.ts'
import type { Decision, ElementScore, Result } from '../../../../games/coal-baron/rules/types.ts'
import type { PointsCourse, StoredGame } from '../../screens/archive-screens.ts'
import { playedCourses, type PlayedCourse } from '../../screens/played-game.ts'
import { present } from '../../../../games/building-blocks/present.ts'

/** The elements scored after a shift, 1 to 3. */
export interface ShiftScoring {
  shift: number
  elements: ElementScore[]
}

/** The sections are the shifts; before the first lies the draft. */
export type CoalBaronPlayed = PlayedCourse<CoalBaronWire, Course>

export interface CoalBaronGame extends StoredGame<CoalBaronWire> {
  result: PointsResult
  /** Null if only the totals were kept. */
  scores: Result | null
  scorings: ShiftScoring[]
  played: CoalBaronPlayed | null
  /** Indexed by seat; null for a game at a real table. */
  workerUse: WorkerUse[] | null
}

/** The record must be that of a finished game, as the archive keeps it. */
export const storedGame = (record: DigitalRecord | ScoreSheetRecord): CoalBaronGame =>
  record.mode === 'digital' ? digitalGame(record) : paperGame(record)

/** The game's first `moves` moves, continued with these decisions; null if the rules refuse one of them. */
export const continued = (
  { played }: CoalBaronGame,
  moves: number,
  decisions: readonly Decision[],
): CoalBaronPlayed | null => games.continued(present(played, 'the game as it was played'), moves, decisions)

const games = playedCourses<CoalBaronWire, Course>({
  ...{ whyNot, decided, settled, sectionOf: ({ state: s }) => state.shift(s) },
})

function digitalGame(record: DigitalRecord): CoalBaronGame {
  const result = record.result as Result
  const dealt = courseOf({ setup: setupOf(record), entries: [], pending: [] })
  const played = games.playedOf(dealt, record.moves.flatMap(decisionsOf))
  const whole = played.positions.filter(({ part }) => part === 0)
  return {
    record,
    result,
    hasParts: true,
    scores: result,
    course: record.finishedAt === null ? null : pointsOf(whole, result),
    scorings: played.log.filter((item) => item.type === 'scored'),
    played,
    workerUse: workerUseOf(played.log, record.players.length),
  }
}

/** A moment between each two moves; the last two are those before and after the accounts. */
const pointsOf = (whole: CoalBaronPlayed['positions'], { scores }: Result): PointsCourse => ({
  points: [
    ...whole.slice(0, -1).map(({ course }) => progressOf(course.state).points),
    scores.map(({ delivered, earlier = 0, shifts }) =>
      shifts.flat().reduce((sum, points) => sum + points, delivered + earlier),
    ),
    scores.map(({ total }) => total),
  ],
  ends: [...borders(whole), whole.length - 1],
})

/** The first moments of shifts II and III; a game may begin in one of them. */
const borders = (whole: CoalBaronPlayed['positions']) =>
  [2, 3].map((shift) => whole.findIndex(({ section }) => section >= shift))

function paperGame(record: ScoreSheetRecord): CoalBaronGame {
  const { sheet } = record
  const players = record.players.length
  // Worked out anew: results stored by older versions name Marks left that nobody entered.
  const result = present(sheetResult(sheet, players), 'the result')
  const paper = { record, result, played: null, workerUse: null }
  if (sheet.detail === 'points') return { ...paper, hasParts: false, scores: null, course: null, scorings: [] }
  const scores = result as Result
  return {
    ...paper,
    hasParts: true,
    scores,
    course: { points: [...pointsAfter(sheet, players), scores.scores.map(({ total }) => total)], ends: [1, 2, 3] },
    scorings: [0, 1, 2].map((shift) => paperScoring(sheet, shift, players)),
  }
}

type Counted = Exclude<ScoreSheetRecord['sheet'], { detail: 'points' }>

/** The points at the start and after each shift, the accounts not yet made. */
const pointsAfter = (sheet: Counted, players: number): number[][] =>
  [0, 1, 2, 3]
    .map((shifts) => ({ ...sheet, shifts: sheet.shifts.slice(0, shifts), final: undefined }) as Counted)
    .map((sofar) => sheetScores(sofar, players).map(({ total }) => total))

const paperScoring = (sheet: Counted, shift: number, players: number): ShiftScoring => ({
  shift: shift + 1,
  elements: Array.from({ length: ELEMENTS_SCORED[shift] }, (_, element) => {
    const counts = Array.from({ length: players }, (_, seat) => sheetCount(sheet, shift, seat, element))
    return { element, counts, rewards: rewards(counts, element) }
  }),
})
