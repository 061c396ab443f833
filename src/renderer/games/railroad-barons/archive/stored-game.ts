/** A game of Railroad Barons from the archive with everything that its page tells. */
import { itemAt } from '../../../../games/base/lists.ts'
import {
  courseOf,
  decided,
  settled,
  whyNot,
  type Course as Played,
} from '../../../../games/railroad-barons/rules/course.ts'
import { figures } from '../../../../games/railroad-barons/facets/figures.ts'
import { decisionsOf } from '../../../../games/railroad-barons/rules/entries.ts'
import { resultOf, worth } from '../../../../games/railroad-barons/rules/result.ts'
import type { Decision, Entry, LogItem, Result, Setup } from '../../../../games/railroad-barons/rules/types.ts'
import { roundOf } from '../../../../games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../games/railroad-barons/state/components.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { PointsCourse, Position, StoredGame } from '../../screens/archive-screens.ts'

/** With the course that led there; what goes on by itself is done. */
export interface BaronsPosition extends Position<BaronsWire> {
  course: Played
}

export interface BaronsPlayed {
  log: LogItem[]
  positions: BaronsPosition[]
}

export interface BaronsGame extends StoredGame<BaronsWire> {
  result: Result
  played: BaronsPlayed | null
}

interface DigitalRecord extends GameRecord {
  setup: Setup
  moves: Entry[]
}

/** The record must be that of a finished game, as the archive keeps it. */
export function storedGame(record: GameRecord): BaronsGame {
  const result = record.result as Result
  if (record.mode !== 'digital') return { record, result, hasParts: hasPartsOf(result), course: null, played: null }
  const { setup, moves } = record as DigitalRecord
  const played = playedOf(setup, moves)
  return { record, result, hasParts: true, course: worthOf(played), played }
}

function playedOf(setup: Setup, entries: readonly Entry[]): BaronsPlayed {
  const course = courseOf({ setup, entries: [], pending: [] })
  return playedFrom([{ moves: 0, part: 0, decision: null, section: 0, course }], entries.flatMap(decisionsOf))!
}

const hasPartsOf = ({ scores }: Result) => scores.every((score) => figures.partsOf(score) !== null)

/** The game up to so many moves, and from there on with these decisions; null where the rules refuse one. */
export function continued({ played }: BaronsGame, moves: number, decisions: readonly Decision[]): BaronsPlayed | null {
  const { positions } = played!
  const start = positions.findIndex((position) => position.moves === moves)
  return playedFrom(positions.slice(0, start + 1), decisions)
}

/** The last position is that before the decisions; null where the rules refuse one of them. */
function playedFrom(before: readonly BaronsPosition[], decisions: readonly Decision[]): BaronsPlayed | null {
  const positions = [...before]
  let { course } = itemAt(before, before.length - 1)
  for (const decision of decisions) {
    if (whyNot(course, decision)) return null
    course = settled(decided(course, decision))
    const section = roundOf(course.state).stock
    positions.push({ moves: course.entries.length, part: course.pending.length, decision, section, course })
  }
  return { positions, log: [...course.log] }
}

/** Worth after each entry; a section ends where the next stock round begins, and the draft counts to the first. */
function worthOf({ positions }: BaronsPlayed): PointsCourse {
  const whole = positions.filter(({ part }) => part === 0)
  const points = whole.map(({ course }) => bySeat((seat) => worth(course.state, seat)))
  const { scores } = resultOf(positions[positions.length - 1].course.state)
  const borders = whole.flatMap(({ section }, at) => (section > 1 && section > whole[at - 1].section ? [at] : []))
  return { points: [...points, scores.map(({ total }) => total)], ends: [...borders, whole.length] }
}
