/**
 * Parts that the statecharts of running games share: guards and actions that ask a game's course, and the states that
 * wait.
 */
import { assertEvent, assign, setup } from 'xstate'
import { WAITING, type Playing, type TableEvent, type Waiting } from './playing.ts'
import type { Refusal, Result } from './rules.ts'
import { present } from '../building-blocks/present.ts'

/** `C` is a course, never changed in place, `D` a decision. */
interface Courses<C, D> {
  whyNot: (course: C, decision: D) => Refusal | null
  decided: (course: C, decision: D) => C
  advanced: (course: C) => C
  settled: (course: C) => C
  takeBackOf: (course: C, seats: readonly number[], freely?: boolean) => string | null
  takenBack: (course: C, seats: readonly number[], freely?: boolean) => C
}

/** The beginning of a game's chart, which adds its phases as guards. `I` is what a course is opened from. */
export function tableChart<C extends object, D, I>(courses: Courses<C, D>) {
  const types: { context?: C; events?: TableEvent<D>; input?: I; tags?: Waiting } = {}
  return setup({
    types,
    guards: {
      isLegal: ({ context, event }) => {
        assertEvent(event, 'DECIDE')
        return courses.whyNot(context, event.decision) === null
      },
      mayTakeBack: ({ context, event }) => {
        assertEvent(event, 'TAKE_BACK')
        return courses.takeBackOf(context, event.seats, event.freely) !== null
      },
    },
    actions: {
      play: assign(({ context, event }) => {
        assertEvent(event, 'DECIDE')
        return courses.decided(context, event.decision)
      }),
      advance: assign(({ context }) => courses.advanced(context)),
      settle: assign(({ context }) => courses.settled(context)),
      takeBack: assign(({ context, event }) => {
        assertEvent(event, 'TAKE_BACK')
        return courses.takenBack(context, event.seats, event.freely)
      }),
    },
  })
}

/** A state that waits for a seat's decision. */
export const decision = {
  tags: 'decision',
  on: { DECIDE: { guard: 'isLegal', actions: 'play', description: 'The player decides as the rules allow.' } },
} as const

/** A state that goes on by itself while people watch. */
export const ceremony = {
  tags: 'ceremony',
  on: {
    NEXT: { actions: 'advance', description: 'One step of the ceremony.' },
    SKIP: {
      actions: 'settle',
      description: 'All steps that are left, up to the next decision or the end of the game.',
    },
  },
} as const

/** Returns to the state that works out how far a game is. */
export const takingBack = {
  guard: 'mayTakeBack',
  actions: 'takeBack',
  target: '.setup',
  description: 'The last decision of these seats is undone, with all that others decided since.',
} as const

/** Guards for the phases of a game. */
export const guardsOn =
  <C, P>(phaseOf: (course: C) => P) =>
  (...phases: P[]) =>
  ({ context }: { context: C }) =>
    phases.includes(phaseOf(context))

/** The table's wait in a snapshot: every state that can last has one of these as its tag. */
export const waitingFor = (snapshot: { hasTag: (tag: Waiting) => boolean }): Waiting =>
  present(
    WAITING.find((tag) => snapshot.hasTag(tag)),
    'a tag that says what the table waits for',
  )

interface OnChart<D, E> {
  context: { entries: readonly E[]; pending: readonly D[]; result: Result | null }
  hasTag: (tag: Waiting) => boolean
}

type Charted = 'after' | 'waiting' | 'whyIllegal' | 'takeBack' | 'entries' | 'pending' | 'result'

/** The answers of a game whose chart has its course as context. */
export const playedOn = <S extends OnChart<D, E>, D, E>(
  chart: { after: (snapshot: S, event: TableEvent<D>) => S | null },
  { whyNot, takeBackOf }: Pick<Courses<S['context'], D>, 'whyNot' | 'takeBackOf'>,
): Pick<Playing<S, unknown, D, E>, Charted> => ({
  // A chart in which nobody's being alone matters takes no change of seats.
  after: (course, event) => chart.after(course, event) ?? (event.type === 'SIT' ? course : null),
  waiting: waitingFor,
  whyIllegal: ({ context }, decision) => whyNot(context, decision),
  takeBack: ({ context }, seats, freely) => takeBackOf(context, seats, freely),
  entries: ({ context }) => context.entries,
  pending: ({ context }) => context.pending,
  result: ({ context }) => context.result,
})
