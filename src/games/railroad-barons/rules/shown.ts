/** The table as it is shown at a course. Nothing is hidden, so everybody is shown the same. */
import { bySeat } from '../state/components.ts'
import type { State } from '../state/state.ts'
import { allowed } from './allowed.ts'
import { ceremonyOf } from './ceremony.ts'
import type { Course } from './course.ts'
import { worth } from './result.ts'
import { roundOf, view } from './view.ts'

/** Stock round 0 is the draft. */
export const progressOf = (s: State) => ({
  label: { key: 'round', params: { ...roundOf(s) } },
  points: bySeat((seat) => worth(s, seat)),
})

export const shownAt = ({ state, opening, pending, log }: Pick<Course, 'state' | 'opening' | 'pending' | 'log'>) => ({
  ...progressOf(state),
  view: view(state, opening, pending),
  allowed: allowed(state),
  ceremony: ceremonyOf(state),
  log: [...log],
})
