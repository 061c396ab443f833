/** A first shift by hand: two players, a deal that is always the same, and each thing when it is needed. */
import { more, point, where } from '../../building-blocks/lesson-steps.ts'
import type { Lesson, LessonStep } from '../../facets/teaching.ts'
import type { Entry } from '../wire/record-schemas.ts'
import * as phases from '../state/phases.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import * as learner from './learner.ts'
import { LEARNER, during, isAsked, isScoring, onTurn, onTurnOrMining, untilScored } from './learner.ts'
import { BEGINNINGS, SETUP } from './main-line.ts'
import * as pointing from './pointing.ts'
import { keysOf } from '../../building-blocks/keyed.ts'

type Step = LessonStep<State>

const isIn = (s: State, ...of: number[]) => isAsked(s) && of.includes(state.phase(s))

const isDrafting = (s: State) =>
  state.phase(s) !== phases.DRAFT ? 'never' : state.turn(s) === LEARNER ? 'now' : 'later'

const orders: Step[] = [
  { id: 'welcome', points: point('pit') },
  {
    id: 'first-order',
    when: isDrafting,
    points: pointing.smallOrders,
    until: more((s) => state.outstanding(s, LEARNER).length),
  },
  {
    id: 'more-orders',
    takesTurns: true,
    when: isDrafting,
    points: pointing.kindredOrders,
    until: (s) => state.phase(s) !== phases.DRAFT,
  },
]

const tile: Step[] = [
  { id: 'workers', points: point('workers') },
  { id: 'buy', when: onTurn(), points: pointing.usefulTiles, until: more(learner.tiles) },
  { id: 'tunnel', when: where((s) => learner.tiles(s) > 0), points: point('pit') },
  { id: 'sides', when: where((s) => learner.tiles(s) > 0), points: point('balance') },
]

const mining: Step[] = [
  { id: 'tower', when: onTurn(), points: pointing.spacesOf('mining'), until: (s) => isIn(s, phases.MINING) },
  {
    id: 'down',
    when: during(phases.MINING),
    points: pointing.wantedLevels,
    until: (s) => !learner.isAtSurface(s),
  },
  {
    id: 'load',
    when: during(phases.MINING),
    points: pointing.coalHere,
    until: more((s) => state.cageTotal(s, LEARNER)),
  },
  {
    id: 'load-more',
    when: (s) => (during(phases.MINING)(s) === 'now' && learner.isWantedHere(s) ? 'now' : 'never'),
    points: pointing.coalHere,
    until: (s) => !learner.isWantedHere(s),
  },
  { id: 'up', when: during(phases.MINING), points: point('level 0'), until: learner.isAtSurface },
  {
    id: 'fill',
    when: where((s) => isIn(s, phases.MINING) && state.stepsLeft(s) > 0 && learner.fillable(s).length > 0),
    points: pointing.fillableSpots,
    until: more(learner.filledSpots),
  },
  {
    id: 'fill-more',
    when: where((s) => isIn(s, phases.MINING) && state.stepsLeft(s) > 0 && learner.fillable(s).length > 0),
    points: pointing.fillableSpots,
    until: (s) => learner.fillable(s).length === 0,
  },
  {
    id: 'store',
    when: where((s) => isIn(s, phases.MINING) && canStore(s)),
    points: point('storage'),
    until: more(learner.stored),
  },
  { id: 'storage', when: where((s) => learner.stored(s) === 0), points: point('storage') },
  { id: 'two', points: point('orders') },
  {
    id: 'end-mining',
    when: during(phases.MINING),
    points: point('end-mining'),
    until: (s) => !isIn(s, phases.MINING),
  },
]

const canStore = (s: State) => learner.isAtSurface(s) && state.cageTotal(s, LEARNER) > 0 && state.stepsLeft(s) > 0

const hasComplete = (s: State) => learner.completeOrders(s).length > 0
const hasDelivered = (s: State) => state.delivered(s, LEARNER).length > 0

const delivery: Step[] = [
  {
    id: 'complete',
    when: onTurnOrMining,
    points: pointing.nextForOrders,
    takesTurns: true,
    until: (s) => hasComplete(s) || hasDelivered(s),
  },
  {
    id: 'deliver',
    when: onTurn(hasComplete),
    points: pointing.deliverySpaces,
    until: more((s) => state.delivered(s, LEARNER).length),
  },
  { id: 'delivered', when: where(hasDelivered), points: point('points') },
]

const money: Step[] = [
  {
    id: 'earn',
    when: onTurn(),
    points: (s) => [...pointing.spacesOf('money')(s), 'space bank'],
    until: more((s) => state.marks(s, LEARNER)),
  },
  { id: 'bank', points: point('space bank') },
]

const canteen: Step[] = [
  {
    id: 'oust',
    when: onTurn((s) => pointing.takenSpaces(s).length > 0),
    points: pointing.takenSpaces,
    until: more(learner.inCanteen),
  },
  { id: 'ousted', points: point('canteen') },
]

const KEEPING = [phases.KEEP_TILE, phases.KEEP_ORDER]
const RETURNING = [phases.RETURN_TILES, phases.RETURN_ORDERS]

const five: Step[] = [
  {
    id: 'draw',
    when: onTurn(),
    points: pointing.drawSpaces,
    until: (s) => isIn(s, ...KEEPING, ...RETURNING),
  },
  { id: 'keep', when: during(...KEEPING), points: pointing.keepable, until: (s) => !isIn(s, ...KEEPING) },
  { id: 'put-back', when: during(...RETURNING), points: point('put-back'), until: (s) => !isIn(s, ...RETURNING) },
]

const clock: Step[] = [
  { id: 'elements', when: where((s) => state.shift(s) === 1), points: point('clock') },
  { id: 'play-on', takesTurns: true, until: (s) => isScoring(s) || state.shift(s) > 1 },
  { id: 'scoring', when: untilScored },
  {
    id: 'changeover',
    when: (s) => (state.phase(s) === phases.CHANGEOVER ? 'now' : untilScored(s) === 'never' ? 'never' : 'later'),
    points: point('start-shift'),
    until: (s) => state.phase(s) === phases.PLACE,
  },
]

const accounts: Step[] = [
  { id: 'accounts', points: point('marks') },
  { id: 'outstanding', points: point('orders') },
  { id: 'two-sides', points: point('balance') },
  { id: 'farewell' },
]

const STEPS = { orders, tile, mining, delivery, money, canteen, five, clock, accounts }

export const firstShift: Lesson<State, Entry> = {
  id: 'first-shift',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: keysOf(STEPS).map((id) => ({ id, setup: SETUP, moves: BEGINNINGS[id], steps: STEPS[id] })),
}
