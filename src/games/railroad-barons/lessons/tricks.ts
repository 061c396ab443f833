/** Five tricks of the trade, each where it pays most: a float, an obsolescence, a takeover, a Railroad for $1, a way out. */
import { chaptersApart, more, point, where } from '../../building-blocks/lesson-steps.ts'
import type { Lesson, LessonStep } from '../../facets/teaching.ts'
import { whyIllegal } from '../rules/entries.ts'
import type { Decision, Entry } from '../rules/types.ts'
import { BANK, HOLDINGS, RAILROADS, SIZE_10, SIZE_20, SIZE_30, SIZE_40, certificateOf } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import * as learner from './learner.ts'
import { LEARNER, during, isIn, onceIn } from './learner.ts'
import { BEGINNINGS, SETUP } from './long-evening.ts'

type Step = LessonStep<State>

const BLACK = HOLDINGS.indexOf('black')
const YELLOW = HOLDINGS.indexOf('yellow')
const RED = HOLDINGS.indexOf('red')
const F1 = RAILROADS.indexOf('F1')

const directs = (s: State, holding: number) => state.director(s, holding) === LEARNER
const owner = (s: State, holding: number, size: number) => state.owner(s, certificateOf(holding, size))
const inStockRound = (s: State, round: number) => learner.stockRound(s) === round && learner.operatingRound(s) === 0

/** The turn of a stock round that was put together is made. */
const makes = (id: string): Step => ({
  id,
  when: where((s) => isIn(s, state.TRADING) && state.isUnderWay(s)),
  points: point('make'),
  until: (s) => !state.isUnderWay(s),
})

/** The operators of the Holding that operates are placed. */
const places = (id: string): Step => ({
  id,
  when: during(state.PLACING),
  points: point('set'),
  until: (s) => !isIn(s, state.PLACING),
})

const started = (s: State) => learner.directed(s).filter((holding) => state.standing(s, holding) === state.STARTED)
const operating = (s: State) => learner.directed(s).filter((holding) => state.standing(s, holding) === state.OPERATES)

const float: Step[] = [
  { id: 'half', points: point('next') },
  {
    id: 'start',
    when: onceIn((s) => inStockRound(s, 3), state.TRADING),
    points: point('certificate yellow-40', 'start-price'),
    until: more((s) => learner.directed(s).length),
  },
  makes('make-start'),
  { id: 'capital', when: where((s) => started(s).length > 0), points: learner.ownPlatforms },
  {
    id: 'ten',
    when: onceIn((s) => inStockRound(s, 3) && started(s).length > 0, state.TRADING),
    points: learner.ownCertificates,
    until: (s) => started(s).length === 0,
  },
  makes('make-float'),
  { id: 'floated', when: where((s) => operating(s).length > 1), points: learner.ownPlatforms },
  { id: 'waits', when: where((s) => operating(s).length <= 1) },
]

const hasLevel4 = (s: State) => learner.hasAppeared(s, 4)

const obsolete: Step[] = [
  { id: 'lives-on', points: point('platform green') },
  places('adds'),
  { id: 'level-four', when: where(learner.canBuyLevel4), points: point('level-4'), until: hasLevel4 },
  { id: 'ended', when: where(hasLevel4), points: point('platform green') },
  { id: 'price-paid', when: where(hasLevel4), points: point('platform black') },
  { id: 'not-ended', when: where((s) => !hasLevel4(s)), points: point('signals') },
]

const hasTheForty = (s: State) => owner(s, RED, SIZE_40) === LEARNER
const mayTakeForty = (s: State) =>
  inStockRound(s, 4) && owner(s, RED, SIZE_30) === LEARNER && owner(s, RED, SIZE_10) === BANK && !hasTheForty(s)

const takeover: Step[] = [
  { id: 'counts', points: point('platform red') },
  {
    id: 'twenty',
    when: onceIn((s) => inStockRound(s, 4) && owner(s, RED, SIZE_20) === BANK, state.TRADING),
    points: point('certificate red-20'),
    until: (s) => directs(s, RED),
  },
  makes('make-takeover'),
  { id: 'directs', when: where((s) => directs(s, RED)), points: point('platform red') },
  {
    id: 'the-forty',
    when: onceIn((s) => directs(s, RED) && mayTakeForty(s), state.TRADING),
    points: point('certificate red-10'),
    until: hasTheForty,
  },
  makes('make-swap'),
  { id: 'swapped', when: where(hasTheForty), points: point('platform red') },
  { id: 'left-alone', when: where((s) => !directs(s, RED)), points: point('platform red') },
]

const hasMoved = (s: State) => state.railroadAt(s, F1) === YELLOW
const canAsk = (s: State) => isIn(s, state.ACQUIRING) && whyIllegal(s, { rail: 'F1' }) === null

const dollar: Step[] = [
  { id: 'plan', points: point('platform black', 'platform yellow') },
  places('adds-one'),
  { id: 'pays', when: during(state.PAYING), points: point('choices'), until: (s) => !isIn(s, state.PAYING) },
  { id: 'asks', when: where(canAsk), points: point('ask F1'), until: (s) => !isIn(s, state.ACQUIRING) },
  { id: 'one-dollar', when: during(state.PRICING), points: point('price'), until: (s) => !isIn(s, state.PRICING) },
  { id: 'moved', when: where(hasMoved), points: point('platform yellow') },
  { id: 'not-moved', when: where((s) => !hasMoved(s)), points: point('platform black') },
  { id: 'asked', points: point('platform green') },
]

const hasSold = (s: State) => state.hasSold(s, LEARNER, BLACK)

const leaving: Step[] = [
  { id: 'doomed', points: point('platform black', 'next') },
  {
    id: 'sells',
    when: onceIn((s) => inStockRound(s, 5) && owner(s, BLACK, SIZE_10) === LEARNER, state.TRADING),
    points: point('certificate black-10'),
    until: (s) => state.isUnderWay(s) && owner(s, BLACK, SIZE_10) !== LEARNER,
  },
  {
    id: 'sells-forty',
    when: where((s) => isIn(s, state.TRADING) && state.isUnderWay(s) && owner(s, BLACK, SIZE_40) === LEARNER),
    points: point('certificate black-40', 'choices'),
    until: (s) => owner(s, BLACK, SIZE_40) !== LEARNER,
  },
  makes('make-sale'),
  { id: 'left', when: where((s) => hasSold(s) && !directs(s, BLACK)), points: point('platform black') },
  { id: 'stayed', when: where((s) => directs(s, BLACK)), points: point('platform black') },
  { id: 'tricks-end' },
]

const PASS: readonly Decision[] = [{ pass: true }]

/** The 10% that the learner is to buy are left alone by the other baron. */
const OTHERS: Partial<Record<string, (now: State) => readonly Decision[] | null>> = {
  float: (s) => (inStockRound(s, 3) && started(s).length > 0 ? PASS : null),
  takeover: (s) => (directs(s, RED) && mayTakeForty(s) ? PASS : null),
}

const CHAPTERS = { float, obsolete, takeover, dollar, leaving }

export const tricks: Lesson<State, Entry> = {
  id: 'tricks',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: chaptersApart(CHAPTERS, SETUP, BEGINNINGS).map((chapter) => ({
    ...chapter,
    others: OTHERS[chapter.id],
  })),
}
