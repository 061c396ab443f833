/** A game of Coal Train from the archive with everything that its page tells. */
import { itemAt } from '../../../../games/base/lists.ts'
import { figures } from '../../../../games/coal-train/facets/figures.ts'
import { courseOf, decided, settled, whyNot, type Course as Played } from '../../../../games/coal-train/rules/course.ts'
import { resultOf, scoreOf } from '../../../../games/coal-train/rules/result.ts'
import type { Decision, Entry, LogItem, Result, Setup } from '../../../../games/coal-train/rules/types.ts'
import { decisionsOf } from '../../../../games/coal-train/wire/entry-decisions.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { PointsCourse, Position, StoredGame } from '../../screens/archive-screens.ts'

/** With the course that led there; what goes on by itself is done. */
export interface TrainPosition extends Position<CoalTrainWire> {
  course: Played
}

export interface TrainPlayed {
  log: LogItem[]
  positions: TrainPosition[]
}

export interface TrainGame extends StoredGame<CoalTrainWire> {
  result: Result
  played: TrainPlayed | null
}

interface DigitalRecord extends GameRecord {
  setup: Setup
  moves: Entry[]
}

/** The record must be that of a finished game, as the archive keeps it. */
export function storedGame(record: GameRecord): TrainGame {
  const result = record.result as Result
  if (record.mode !== 'digital') return { record, result, hasParts: hasPartsOf(result), course: null, played: null }
  const { setup, moves, players } = record as DigitalRecord
  const course = courseOf({ players: players.length, setup, entries: [], pending: [] })
  const start = { moves: 0, part: 0, decision: null, section: 0, course }
  const played = playedFrom([start], moves.flatMap(decisionsOf))!
  return { record, result, hasParts: true, course: pointsOf(played), played }
}

const hasPartsOf = ({ scores }: Result) => scores.every((score) => figures.partsOf(score) !== null)

/** The game up to so many moves, and from there on with these decisions; null where the rules refuse one. */
export function continued({ played }: TrainGame, moves: number, decisions: readonly Decision[]): TrainPlayed | null {
  const { positions } = played!
  const start = positions.findIndex((position) => position.moves === moves)
  return playedFrom(positions.slice(0, start + 1), decisions)
}

/** The last position is that before the decisions; null where the rules refuse one of them. */
function playedFrom(before: readonly TrainPosition[], decisions: readonly Decision[]): TrainPlayed | null {
  const positions = [...before]
  let { course } = itemAt(before, before.length - 1)
  for (const decision of decisions) {
    if (whyNot(course, decision)) return null
    course = settled(decided(course, decision))
    const { entries, pending, state } = course
    positions.push({ moves: entries.length, part: pending.length, decision, section: state.round, course })
  }
  return { positions, log: [...course.log] }
}

/** Points after each entry; a section ends where the next round begins, and the start subsidies count to the first. */
function pointsOf({ positions }: TrainPlayed): PointsCourse {
  const whole = positions.filter(({ part }) => part === 0)
  const points = whole.map(({ course }) => course.state.seats.map((seat) => scoreOf(seat).total))
  const { scores } = resultOf(positions[positions.length - 1].course.state)
  const borders = whole.flatMap(({ section }, at) => (section > 1 && section > whole[at - 1].section ? [at] : []))
  return { points: [...points, scores.map(({ total }) => total)], ends: [...borders, whole.length] }
}
