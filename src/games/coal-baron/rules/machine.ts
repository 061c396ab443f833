/**
 * The statechart of a running game: what is being waited for. It knows no prices and no cubes: its guards and actions
 * ask the rules, and where it stands follows from the position they return. Drawn in docs/statecharts/coal-baron.md.
 */
import { assertEvent, assign } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { TableEvent } from '../../facets/playing.ts'
import { ceremony, decision, guardsOn, tableChart, takingBack } from '../../facets/machine.ts'
import {
  advanced,
  courseOf,
  decided,
  isDrawing,
  mayLook,
  refillOf,
  revealed,
  settled,
  takeBackOf,
  takenBack,
  whyNot,
} from './course.ts'
import type { Course, CourseInput } from './course.ts'
import { phaseOf } from '../state/phases.ts'
import type { Decision, Phase } from './types.ts'

export { pendingSteps, takeBackOf } from './course.ts'
export type { Course, CourseInput } from './course.ts'

export type CoalBaronEvent = TableEvent<Decision>

const inPhase = guardsOn<Course, Phase>(({ state }) => phaseOf(state))

/** Named one by one: a namespace would give the kernel a chunk that it imports. */
const courses = { whyNot, decided, advanced, settled, takeBackOf, takenBack }

const chart = tableChart<Course, Decision, CourseInput>(courses).extend({
  guards: {
    isDrafting: inPhase('draft'),
    isChoosing: inPhase('place'),
    isMining: inPhase('mining'),
    isDrawing: ({ context }) => isDrawing(context),
    isRevealed: ({ context }) => mayLook(context),
    liesFaceDown: ({ context }) => refillOf(context) !== null,
    isShortOfCoal: inPhase('coal'),
    isReturning: inPhase('return-tiles', 'return-orders'),
    isScoring: inPhase('scoring'),
    isChangingOver: inPhase('changeover'),
    isSettlingAccounts: inPhase('accounts'),
    isFinished: inPhase('finished'),
  },
  actions: {
    reveal: assign(({ context }) => revealed(context)),
    sit: assign(({ event }) => {
      assertEvent(event, 'SIT')
      return { alone: event.alone }
    }),
  },
})

/** The states that a guard leads to. */
const to = {
  choosing: { guard: 'isChoosing', target: 'choosing' },
  mining: { guard: 'isMining', target: 'mining' },
  drawing: { guard: 'isDrawing', target: 'drawing' },
  fillingMinecarts: { guard: 'isShortOfCoal', target: 'fillingMinecarts' },
  returning: { guard: 'isReturning', target: 'returning' },
  shift: { guard: 'isChoosing', target: 'shift' },
  scoring: { guard: 'isScoring', target: 'scoring' },
  finished: { guard: 'isFinished', target: 'finished' },
} as const

const drawing = chart.createStateConfig({
  description: 'A turn on a draw-five space.',
  initial: 'handOver',
  always: to.choosing,
  states: {
    handOver: {
      description: 'The five lie face down until the player is alone with them.',
      tags: 'hand-over',
      on: { REVEAL: { actions: 'reveal', description: 'The player is alone with the five.' } },
      always: { guard: 'isRevealed', target: 'keeping' },
    },
    keeping: {
      ...decision,
      description: 'The player keeps one of the five, or none.',
      always: [to.fillingMinecarts, to.returning],
    },
    fillingMinecarts: {
      ...decision,
      description: 'The supply is short: the player chooses a cube for each minecart it could not fill.',
      always: to.returning,
    },
    returning: { ...decision, description: 'The player puts the rest back on top or at the bottom, in any order.' },
  },
})

const shift = chart.createStateConfig({
  description: 'Seats with workers left take turns clockwise.',
  initial: 'choosing',
  always: to.scoring,
  states: {
    choosing: {
      ...decision,
      description: 'The player whose turn it is places workers. Most spaces act at once and the turn is over.',
      on: {
        ...decision.on,
        REVEAL: {
          guard: 'liesFaceDown',
          actions: 'reveal',
          description: 'The refill of the turn before is turned up.',
        },
      },
      always: [to.mining, to.drawing, to.fillingMinecarts],
    },
    mining: {
      ...decision,
      description: 'Work step by work step, until the player ends mining.',
      always: to.choosing,
    },
    drawing,
    fillingMinecarts: {
      ...decision,
      description: 'A tile was bought and the supply is short: a cube is chosen for each minecart it could not fill.',
      always: to.choosing,
    },
  },
})

const scoring = chart.createStateConfig({
  ...ceremony,
  description: 'The shift clock pays its elements one by one.',
  always: [
    { guard: 'isChangingOver', target: 'changeover' },
    { guard: 'isSettlingAccounts', target: 'accounts' },
    to.shift,
    to.finished,
  ],
})

const changeover = chart.createStateConfig({
  ...ceremony,
  description: 'The workers go home and the next starting player is found.',
  always: to.shift,
})

const accounts = chart.createStateConfig({
  ...ceremony,
  description: 'The end of the game, account by account.',
  always: to.finished,
})

/**
 * One running game. `transition(coalBaronMachine, snapshot, event)` is pure: nothing happens but the snapshot it returns,
 * and an event that is refused returns the one it was given (`snapshot.can(event)` tells). An input that the rules refuse
 * gives a snapshot whose `status` is `error`.
 */
export const coalBaronMachine = chart.createMachine({
  id: 'coal-baron',
  description: 'How a game of Coal Baron runs',
  context: ({ input }) => courseOf(input),
  initial: 'setup',
  on: {
    TAKE_BACK: {
      ...takingBack,
      description:
        'The last decision of these seats is undone; past what was revealed since only where they take back freely. Five or a refill that lie face down are not revealed yet.',
    },
    SIT: { actions: 'sit', description: 'A bot takes over a seat of a person, or a person that of a bot.' },
  },
  states: {
    setup: {
      description: 'The game is dealt and the decisions made so far are played again.',
      always: [{ guard: 'isDrafting', target: 'draft' }, to.scoring, { target: 'shift' }],
    },
    draft: {
      ...decision,
      description: 'Counter-clockwise, each player takes one order at a time until everybody has three.',
      always: to.shift,
    },
    shift,
    scoring,
    changeover,
    accounts,
    finished: {
      description: 'The result stands; the last move may still be taken back if it revealed nothing.',
      tags: 'finished',
    },
  },
})

export type CoalBaronSnapshot = SnapshotFrom<typeof coalBaronMachine>
