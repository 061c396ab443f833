/** Majorities: in the first shift's deal, shortly before its scoring, the learner takes a lead and catches up with another. */
import { numberAt } from '../../building-blocks/lists.ts'
import { more, point, where } from '../../building-blocks/lesson-steps.ts'
import type { Lesson, LessonStep, Occasion } from '../../facets/teaching.ts'
import type { Entry } from '../wire/record-schemas.ts'
import { countsOf } from '../rules/scoring.ts'
import { COALS } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { LEARNER, isScoring, onTurn, untilScored } from './learner.ts'
import { BEGINNINGS, SETUP } from './main-line.ts'
import { spacesOf } from './pointing.ts'

const OTHER = 1 - LEARNER
const YELLOW = COALS.indexOf('Y')
const GRAY = COALS.indexOf('G')

/** Spots by which the learner leads an element; negative if the other player leads. */
const lead = (s: State, element: number): number =>
  numberAt(countsOf(s, element), LEARNER) - numberAt(countsOf(s, element), OTHER)

/** On the learner's turn, while this order can be delivered and it still is so. */
const canDeliver =
  (points: typeof ENGINE, also: (s: State) => boolean) =>
  (s: State): Occasion => {
    if (isScoring(s) || state.shift(s) > 1 || !also(s)) return 'never'
    const turn = onTurn()(s)
    return turn === 'now' && points(s).length === 0 ? 'never' : turn
  }

const ENGINE = spacesOf('delivery-engine')
const CARRIAGE = spacesOf('delivery-carriage')
const delivers = more((s: State) => state.delivered(s, LEARNER).length)

const taking: LessonStep<State>[] = [
  { id: 'counts', points: point('clock') },
  {
    id: 'take-lead',
    when: canDeliver(ENGINE, (s) => lead(s, GRAY) <= 0),
    points: ENGINE,
    until: delivers,
  },
  { id: 'leads', when: where((s) => lead(s, GRAY) > 0), points: point('clock') },
  { id: 'printed', points: point('orders') },
]

const sharing: LessonStep<State>[] = [
  {
    id: 'catch-up',
    when: canDeliver(CARRIAGE, (s) => lead(s, YELLOW) < 0),
    points: CARRIAGE,
    until: delivers,
  },
  { id: 'level', when: where((s) => lead(s, YELLOW) === 0), points: point('clock') },
  { id: 'nobody', when: where((s) => !isScoring(s)), points: point('clock') },
  { id: 'use-up', takesTurns: true, until: (s) => isScoring(s) || state.shift(s) > 1 },
  { id: 'paid', when: untilScored },
  {
    id: 'again',
    when: (s) => (untilScored(s) === 'never' ? 'now' : state.phase(s) === phases.CHANGEOVER ? 'now' : 'later'),
  },
]

export const majorities: Lesson<State, Entry> = {
  id: 'majorities',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: [
    { id: 'lead', setup: SETUP, moves: BEGINNINGS.lead, steps: taking },
    { id: 'tie', setup: SETUP, moves: BEGINNINGS.tie, steps: sharing },
  ],
}
