/**
 * The statechart of a running game: what is being waited for. It knows no prices and no certificates: its guards and actions
 * ask the rules, and where it stands follows from the position they return. Drawn in docs/statecharts/railroad-barons.md.
 */
import type { SnapshotFrom } from 'xstate'
import { ceremony, decision, guardsOn, tableChart, takingBack } from '../../facets/machine.ts'
import type { TableEvent } from '../../facets/playing.ts'
import { phaseOf } from '../state/state.ts'
import type { Phase } from '../state/state.ts'
import { courseOf, courses } from './course.ts'
import type { Course, CourseInput } from './course.ts'
import type { Decision } from './types.ts'

export type BaronsEvent = TableEvent<Decision>

const inPhase = guardsOn<Course, Phase>(({ state }) => phaseOf(state))

const chart = tableChart<Course, Decision, CourseInput>(courses).extend({
  guards: {
    isOffering: inPhase('offering', 'valuing'),
    isAnswering: inPhase('answering'),
    isSwapping: inPhase('swapping'),
    isTrading: inPhase('trading'),
    isInStockRound: inPhase('swapping', 'trading'),
    isPlacing: inPhase('placing'),
    isPaying: inPhase('paying'),
    isAcquiring: inPhase('acquiring', 'pricing'),
    isConsenting: inPhase('consenting'),
    isDiscarding: inPhase('discarding'),
    isOperating: inPhase('placing', 'paying', 'acquiring', 'pricing', 'consenting', 'discarding'),
    isExporting: inPhase('exporting'),
    isClosing: inPhase('closing'),
    isOver: inPhase('over'),
  },
})

/** The states that a guard leads to. */
const to = {
  offering: { guard: 'isOffering', target: 'offering' },
  answering: { guard: 'isAnswering', target: 'answering' },
  swapping: { guard: 'isSwapping', target: 'swapping' },
  trading: { guard: 'isTrading', target: 'trading' },
  stockRound: { guard: 'isInStockRound', target: 'stockRound' },
  tokens: { guard: 'isPlacing', target: 'tokens' },
  revenue: { guard: 'isPaying', target: 'revenue' },
  acquire: { guard: 'isAcquiring', target: 'acquire' },
  consent: { guard: 'isConsenting', target: 'consent' },
  discard: { guard: 'isDiscarding', target: 'discard' },
  operatingRound: { guard: 'isOperating', target: 'operatingRound' },
  export: { guard: 'isExporting', target: 'export' },
  closing: { guard: 'isClosing', target: 'closing' },
  over: { guard: 'isOver', target: 'over' },
} as const

const draft = chart.createStateConfig({
  description: 'Four Investors find their owners.',
  initial: 'offering',
  always: to.stockRound,
  states: {
    offering: { ...decision, description: 'The chooser names an Investor, then a value.', always: to.answering },
    answering: { ...decision, description: 'The other player takes the Investor or the money.', always: to.offering },
  },
})

const stockRound = chart.createStateConfig({
  description: 'Turn by turn, until both players pass.',
  initial: 'opening',
  always: [to.operatingRound, to.export, to.closing],
  states: {
    opening: {
      description: 'Whether the Priority Deal may be swapped is looked up.',
      always: [to.swapping, to.trading],
    },
    swapping: {
      ...decision,
      description: 'The owner of the Floor Trader swaps the Priority Deal or keeps the Investor.',
      always: to.trading,
    },
    trading: {
      ...decision,
      description: 'The player passes, or puts a turn together: sales, then a purchase, until it is done.',
    },
  },
})

const operatingRound = chart.createStateConfig({
  description: 'One Holding after the other, twice.',
  initial: 'opening',
  always: [to.export, to.stockRound, to.closing],
  states: {
    opening: {
      description: 'The step of the Holding whose turn it is is looked up.',
      always: [to.tokens, to.revenue, to.acquire, to.consent, to.discard],
    },
    tokens: { ...decision, description: 'The Director places the operators.', always: [to.revenue, to.acquire] },
    revenue: {
      ...decision,
      description: 'The Director pays dividends or withholds.',
      always: [to.acquire, to.discard, to.tokens],
    },
    acquire: {
      ...decision,
      description:
        'The Director buys Railroads and assigns Investors; for a Railroad of another Holding a price is named.',
      always: [to.consent, to.discard, to.tokens],
    },
    consent: {
      ...decision,
      description: 'The Director of the other Holding accepts or refuses the price.',
      always: [to.acquire, to.discard, to.tokens],
    },
    discard: {
      ...decision,
      description: 'The Director removes the Railroads beyond the ( ) operators.',
      always: to.tokens,
    },
  },
})

/**
 * One running game. `transition(railroadBaronsMachine, snapshot, event)` is pure: nothing happens but the snapshot it returns,
 * and an event that is refused returns the one it was given (`snapshot.can(event)` tells). An input that the rules refuse
 * gives a snapshot whose `status` is `error`.
 */
export const railroadBaronsMachine = chart.createMachine({
  id: 'railroad-barons',
  description: 'How a game of Railroad Barons runs',
  context: ({ input }) => courseOf(input),
  initial: 'setup',
  on: { TAKE_BACK: takingBack },
  states: {
    setup: {
      description: 'The decisions made so far are played again.',
      always: [to.stockRound, to.operatingRound, to.export, to.closing, { target: 'draft' }],
    },
    draft,
    stockRound,
    operatingRound,
    export: {
      ...ceremony,
      description: 'The top Railroad leaves the game, and what it makes obsolete.',
      always: to.stockRound,
    },
    closing: {
      ...ceremony,
      description: 'The closing account, part by part: cash, then each Holding.',
      always: to.over,
    },
    over: { description: 'The result stands; decisions may still be taken back.', tags: 'finished' },
  },
})

export type BaronsSnapshot = SnapshotFrom<typeof railroadBaronsMachine>
