/** A game of Coal Train from the archive with everything that its page tells. */
import { figures } from '../../../../games/coal-train/facets/figures.ts'
import { courseOf, courses, type Course } from '../../../../games/coal-train/rules/course.ts'
import { resultOf } from '../../../../games/coal-train/rules/result.ts'
import { pointsSoFar } from '../../../../games/coal-train/rules/ceremony.ts'
import type { Decision, Entry, Result, Setup } from '../../../../games/coal-train/rules/types.ts'
import { decisionsOf } from '../../../../games/coal-train/wire/entry-decisions.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { StoredGame } from '../../screens/archive-screens.ts'
import { playedCourses, pointsByEntry, type PlayedCourse } from '../../screens/played-game.ts'

export type TrainPlayed = PlayedCourse<CoalTrainWire, Course>

export interface TrainGame extends StoredGame<CoalTrainWire> {
  result: Result
  played: TrainPlayed | null
}

interface DigitalRecord extends GameRecord {
  setup: Setup
  moves: Entry[]
}

const games = playedCourses<CoalTrainWire, Course>({ ...courses, sectionOf: ({ state }) => state.round })

/** The record must be that of a finished game, as the archive keeps it. */
export function storedGame(record: GameRecord): TrainGame {
  const result = record.result as Result
  if (record.mode !== 'digital') return { record, result, hasParts: hasPartsOf(result), course: null, played: null }
  const { setup, moves, players } = record as DigitalRecord
  const dealt = courseOf({ players: players.length, setup, entries: [], pending: [] })
  const played = games.playedOf(dealt, moves.flatMap(decisionsOf))
  return { record, result, hasParts: true, course: pointsOf(played), played }
}

const hasPartsOf = ({ scores }: Result) => scores.every((score) => figures.partsOf(score) !== null)

/** The game's first `moves` moves, continued with these decisions; null if the rules refuse one of them. */
export const continued = ({ played }: TrainGame, moves: number, decisions: readonly Decision[]): TrainPlayed | null =>
  games.continued(played!, moves, decisions)

/** Points after each entry; the start subsidies count to the first round. */
function pointsOf(played: TrainPlayed) {
  const { scores } = resultOf(played.positions.at(-1)!.course.state)
  return pointsByEntry(
    played,
    ({ state }) => pointsSoFar(state),
    scores.map(({ total }) => total),
  )
}
