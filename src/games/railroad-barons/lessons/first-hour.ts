/** A guided first hour: the draft, a stock round, an operating round, and what goes out of date. */
import { chaptersApart, more, point, where } from '../../building-blocks/lesson-steps.ts'
import type { Lesson, LessonStep } from '../../facets/teaching.ts'
import type { Entry } from '../rules/types.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import * as learner from './learner.ts'
import { during, isIn, onceIn } from './learner.ts'
import { BEGINNINGS, SETUP } from './main-line.ts'

type Step = LessonStep<State>

const OFFER = [state.OFFERING, state.VALUING]

const draft: Step[] = [
  { id: 'welcome', points: point('platforms') },
  {
    id: 'offer',
    when: onceIn(learner.isDrafting, ...OFFER),
    points: (s) => (isIn(s, state.VALUING) ? ['offer'] : ['investors']),
    until: (s) => !isIn(s, ...OFFER),
  },
  {
    id: 'answer',
    when: onceIn(learner.isDrafting, state.ANSWERING),
    points: point('choices'),
    until: (s) => learner.offersMade(s) >= 2,
  },
  { id: 'rest', takesTurns: true, until: (s) => !learner.isDrafting(s) },
  { id: 'drafted', points: point('own-card') },
]

const inFirst = (s: State) => learner.stockRound(s) === 1 && learner.operatingRound(s) === 0

const stock: Step[] = [
  { id: 'holding', when: where((s) => learner.directed(s).length > 0), points: learner.ownPlatforms },
  { id: 'price', points: point('hill') },
  {
    id: 'buy',
    when: (s) => (learner.operates(s) ? 'never' : onceIn(inFirst, state.TRADING)(s)),
    points: learner.ownCertificates,
    until: more(learner.certificates),
  },
  {
    id: 'make',
    when: where((s) => isIn(s, state.TRADING) && state.isUnderWay(s)),
    points: point('make'),
    until: (s) => !state.isUnderWay(s),
  },
  { id: 'operates', when: where(learner.operates), points: learner.ownPlatforms },
  {
    id: 'pass',
    when: onceIn(inFirst, state.TRADING),
    points: point('pass'),
    takesTurns: true,
    until: (s) => !inFirst(s),
  },
  { id: 'closed' },
]

const beforeSecond = (s: State) => learner.stockRound(s) === 1

const hasAssigned = (s: State, start: State) => learner.ownInvestors(s) < learner.ownInvestors(start)

const operating: Step[] = [
  {
    id: 'operators',
    when: onceIn(beforeSecond, state.PLACING),
    points: point('set'),
    until: (s) => !isIn(s, state.PLACING),
  },
  { id: 'revenue', when: during(state.PAYING), points: point('choices'), until: (s) => !isIn(s, state.PAYING) },
  {
    id: 'buy-railroad',
    when: where(learner.canBuy),
    points: point('bank-railroads'),
    until: more(learner.railroads),
  },
  {
    id: 'assign',
    when: where(learner.canAssign),
    points: point('choices'),
    until: (s, start) => !learner.canAssign(s) || hasAssigned(s, start) || more(learner.railroads)(s, start),
  },
  {
    id: 'done',
    when: during(state.ACQUIRING),
    points: point('done'),
    until: (s) => !isIn(s, state.ACQUIRING),
  },
  { id: 'again', takesTurns: true, until: (s) => state.phase(s) === state.EXPORTING || !beforeSecond(s) },
  { id: 'leaves', when: where((s) => state.phase(s) === state.EXPORTING) },
  { id: 'worth', points: point('own-card') },
]

const unended = (s: State) => !learner.hasAppeared(s, 4)

const obsolescence: Step[] = [
  { id: 'lives', points: point('coaches') },
  { id: 'looming', when: where(unended), points: point('next', 'signals') },
  {
    id: 'plus',
    when: during(state.PLACING),
    points: point('set'),
    until: (s) => !isIn(s, state.PLACING),
  },
  { id: 'income', when: during(state.PAYING), points: point('choices'), until: (s) => !isIn(s, state.PAYING) },
  {
    id: 'four',
    when: where(learner.canBuyLevel4),
    points: point('level-4'),
    until: (s) => !unended(s),
  },
  { id: 'gone', when: where((s) => !unended(s)), points: point('signals') },
  { id: 'spared', when: where(unended), points: point('signals') },
  { id: 'ahead', points: point('waiting') },
  { id: 'farewell' },
]

const CHAPTERS = { draft, stock, operating, obsolescence }

export const firstHour: Lesson<State, Entry> = {
  id: 'first-hour',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: chaptersApart(CHAPTERS, SETUP, BEGINNINGS),
}
