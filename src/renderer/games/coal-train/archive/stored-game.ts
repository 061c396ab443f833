/** A game of Coal Train from the archive with everything that its page tells. */
import { figures } from '../../../../games/coal-train/facets/figures.ts'
import { courseOf, courses, type Course } from '../../../../games/coal-train/rules/course.ts'
import { resultOf } from '../../../../games/coal-train/rules/result.ts'
import { pointsSoFar } from '../../../../games/coal-train/rules/ceremony.ts'
import type { Entry, Result, Setup } from '../../../../games/coal-train/rules/types.ts'
import { decisionsOf } from '../../../../games/coal-train/wire/entry-decisions.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { storedGames, type PlayedCourse } from '../../screens/played-game.ts'

export type TrainPlayed = PlayedCourse<CoalTrainWire, Course>
export type TrainGame = ReturnType<typeof storedGame>

/** The start subsidies count to the first round. */
export const { storedGame, continued } = storedGames<CoalTrainWire, Course, Result, Setup, Entry>({
  ...courses,
  dealt: (record) => courseOf({ ...record, entries: [], pending: [] }),
  decisionsOf,
  sectionOf: ({ state }) => state.round,
  pointsSoFar: ({ state }) => pointsSoFar(state),
  resultOf: ({ state }) => resultOf(state),
  hasParts: ({ scores }) => scores.every((score) => figures.partsOf(score) !== null),
})
