/** A game of Railroad Barons from the archive with everything that its page tells. */
import { figures } from '../../../../games/railroad-barons/facets/figures.ts'
import { courseOf, courses, type Course } from '../../../../games/railroad-barons/rules/course.ts'
import { decisionsOf } from '../../../../games/railroad-barons/rules/entries.ts'
import { resultOf, worth } from '../../../../games/railroad-barons/rules/result.ts'
import type { Decision, Entry, Result, Setup } from '../../../../games/railroad-barons/rules/types.ts'
import { roundOf } from '../../../../games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../games/railroad-barons/state/components.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { StoredGame } from '../../screens/archive-screens.ts'
import { playedCourses, pointsByEntry, type PlayedCourse } from '../../screens/played-game.ts'

export type BaronsPlayed = PlayedCourse<BaronsWire, Course>

export interface BaronsGame extends StoredGame<BaronsWire> {
  result: Result
  played: BaronsPlayed | null
}

interface DigitalRecord extends GameRecord {
  setup: Setup
  moves: Entry[]
}

const games = playedCourses<BaronsWire, Course>({ ...courses, sectionOf: ({ state }) => roundOf(state).stock })

/** The record must be that of a finished game, as the archive keeps it. */
export function storedGame(record: GameRecord): BaronsGame {
  const result = record.result as Result
  if (record.mode !== 'digital') return { record, result, hasParts: hasPartsOf(result), course: null, played: null }
  const { setup, moves } = record as DigitalRecord
  const played = games.playedOf(courseOf({ setup, entries: [], pending: [] }), moves.flatMap(decisionsOf))
  return { record, result, hasParts: true, course: worthOf(played), played }
}

const hasPartsOf = ({ scores }: Result) => scores.every((score) => figures.partsOf(score) !== null)

/** The game's first `moves` moves, continued with these decisions; null if the rules refuse one of them. */
export const continued = ({ played }: BaronsGame, moves: number, decisions: readonly Decision[]): BaronsPlayed | null =>
  games.continued(played!, moves, decisions)

/** Worth after each entry; the draft counts to the first stock round. */
function worthOf(played: BaronsPlayed) {
  const { scores } = resultOf(played.positions.at(-1)!.course.state)
  return pointsByEntry(
    played,
    ({ state }) => bySeat((seat) => worth(state, seat)),
    scores.map(({ total }) => total),
  )
}
