/**
 * The statechart of a running game: what is being waited for. It knows no tiles and no map: its guards and actions ask the
 * rules, and where it stands follows from the position they return. Drawn in docs/statecharts/coal-train.md.
 */
import type { SnapshotFrom } from 'xstate'
import { ceremony, decision, tableChart, takingBack } from '../../facets/machine.ts'
import type { State } from '../state/state.ts'
import { courseOf, courses } from './course.ts'
import type { Course, CourseInput } from './course.ts'
import type { Decision } from './types.ts'

const where =
  (holds: (s: State) => boolean) =>
  ({ context }: { context: Course }) =>
    holds(context.state)

const chart = tableChart<Course, Decision, CourseInput>(courses).extend({
  guards: {
    isStarting: where(({ phase }) => phase === 'starting'),
    isActing: where(({ phase, step, building }) => phase === 'acting' && step === null && building === null),
    isPaying: where(({ step }) => step?.at === 'bill' || step?.at === 'room' || step?.at === 'spent'),
    isInCity: where(({ step }) => step !== null && 'city' in step),
    isBuilding: where(({ phase, step, building }) => phase === 'acting' && step === null && building !== null),
    isReplenishing: where(({ phase }) => phase === 'replenishing'),
    isInRound: where(({ phase, ending }) => ending !== 'last' && (phase === 'acting' || phase === 'replenishing')),
    isInLastRound: where(({ phase, ending }) => ending === 'last' && phase === 'acting'),
    isScoring: where(({ phase }) => phase === 'scoring'),
    isOver: where(({ phase }) => phase === 'over'),
  },
})

const toActions = [
  { guard: 'isPaying', target: 'paying' },
  { guard: 'isInCity', target: 'city' },
  { guard: 'isBuilding', target: 'building' },
  { guard: 'isActing', target: 'actions' },
] as const

const actions = chart.createStateConfig({
  ...decision,
  description: 'The player whose turn it is acts, or ends the turn.',
  always: toActions.slice(0, 2),
})
const paying = chart.createStateConfig({
  ...decision,
  description: 'Subsidies cover parts of a cost until it is paid; what a subsidy is spent for is said.',
  always: toActions.slice(1),
})
const city = chart.createStateConfig({
  ...decision,
  description: 'After a city: an incentive card, its choice, and the rondel.',
  always: toActions.slice(2),
})
const building = chart.createStateConfig({
  ...decision,
  description: 'The tile has a second build; any other action but a subsidy lets it go.',
  always: [toActions[0], toActions[1], toActions[3]],
})

const round = chart.createStateConfig({
  description: 'Turn by turn; income comes as each begins. The last tile drawn triggers the end.',
  initial: 'opening',
  always: [
    { guard: 'isInLastRound', target: 'lastRound' },
    { guard: 'isScoring', target: 'scoring' },
  ],
  states: {
    opening: {
      description: 'What the turn waits for is looked up.',
      always: [...toActions, { guard: 'isReplenishing', target: 'replenishing' }],
    },
    actions: { ...actions, always: [...toActions.slice(0, 2), { guard: 'isReplenishing', target: 'replenishing' }] },
    paying,
    city,
    building: { ...building, always: [...building.always, { guard: 'isReplenishing', target: 'replenishing' }] },
    replenishing: {
      ...decision,
      description: 'The drawn tile is given a space, one after the other.',
      always: { guard: 'isActing', target: 'actions' },
    },
  },
})

const lastRound = chart.createStateConfig({
  description: 'Every seat has one more turn; bought tiles are replaced at once, face down.',
  initial: 'opening',
  always: { guard: 'isScoring', target: 'scoring' },
  states: {
    opening: { description: 'What the turn waits for is looked up.', always: [...toActions] },
    actions,
    paying,
    city,
    building,
  },
})

/**
 * One running game. `transition(coalTrainMachine, snapshot, event)` is pure: nothing happens but the snapshot it returns,
 * and an event that is refused returns the one it was given (`snapshot.can(event)` tells). An input that the rules refuse
 * gives a snapshot whose `status` is `error`.
 */
export const coalTrainMachine = chart.createMachine({
  id: 'coal-train',
  description: 'How a game of Coal Train runs',
  context: ({ input }) => courseOf(input),
  initial: 'setup',
  on: { TAKE_BACK: takingBack },
  states: {
    setup: {
      description: 'The decisions made so far are played again.',
      always: [
        { guard: 'isStarting', target: 'startSubsidies' },
        { guard: 'isInRound', target: 'round' },
        { guard: 'isInLastRound', target: 'lastRound' },
        { target: 'scoring' },
      ],
    },
    startSubsidies: {
      ...decision,
      description: 'All but the starting player pick a subsidy each, counter-clockwise.',
      always: { guard: 'isInRound', target: 'round' },
    },
    round,
    lastRound,
    scoring: {
      ...ceremony,
      description: 'The scores, part by part: towns, cities, cards, contracts, scoring cards.',
      always: { guard: 'isOver', target: 'over' },
    },
    over: { description: 'The result stands; decisions may still be taken back.', tags: 'finished' },
  },
})

export type CoalTrainSnapshot = SnapshotFrom<typeof coalTrainMachine>
