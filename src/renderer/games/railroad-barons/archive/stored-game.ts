/** A game of Railroad Barons from the archive with everything that its page tells. */
import { figures } from '../../../../games/railroad-barons/facets/figures.ts'
import { courseOf, courses, type Course } from '../../../../games/railroad-barons/rules/course.ts'
import { decisionsOf } from '../../../../games/railroad-barons/rules/entries.ts'
import { resultOf, worth } from '../../../../games/railroad-barons/rules/result.ts'
import type { Entry, Result, Setup } from '../../../../games/railroad-barons/rules/types.ts'
import { roundOf } from '../../../../games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../games/railroad-barons/state/components.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { storedGames, type PlayedCourse } from '../../screens/played-game.ts'

export type BaronsPlayed = PlayedCourse<BaronsWire, Course>
export type BaronsGame = ReturnType<typeof storedGame>

/** The draft counts to the first stock round. */
export const { storedGame, continued } = storedGames<BaronsWire, Course, Result, Setup, Entry>({
  ...courses,
  dealt: ({ setup }) => courseOf({ setup, entries: [], pending: [] }),
  decisionsOf,
  sectionOf: ({ state }) => roundOf(state).stock,
  pointsSoFar: ({ state }) => bySeat((seat) => worth(state, seat)),
  resultOf: ({ state }) => resultOf(state),
  hasParts: ({ scores }) => scores.every((score) => figures.partsOf(score) !== null),
})
