/** The table as it is shown at a course. Nothing is hidden but the order of the stacks, so everybody is shown the same. */
import { allowed } from './allowed.ts'
import { ceremonyOf, pointsSoFar } from './ceremony.ts'
import type { Course } from './course.ts'
import { view } from './view.ts'
import type { State } from '../state/state.ts'

/** Round 0 is that of the start subsidies. */
export const progressOf = (s: State) => ({
  label: { key: s.ending === 'last' ? 'last' : 'round', params: { round: s.round } },
  points: pointsSoFar(s),
})

export const shownAt = ({ state, opening, pending, log }: Pick<Course, 'state' | 'opening' | 'pending' | 'log'>) => ({
  ...progressOf(state),
  view: view(state, opening, pending),
  allowed: allowed(state),
  ceremony: ceremonyOf(state),
  log: [...log],
})
