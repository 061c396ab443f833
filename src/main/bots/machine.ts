/**
 * The statechart of the bots at one table: when they think, when what they found is shown, and what a person does about
 * it. It knows neither the game nor threads: both are provided. Drawn in docs/statechart-bots.md.
 */
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { BotsState } from '../../contract/api.ts'

/** Whom the table waits for. A ceremony that people want to see waits for them. */
export type Asked = 'bot' | 'ceremony' | 'people'

export interface BotsContext {
  asked: Asked
  mode: BotsState['mode']
  /** What the bot has decided and the table has not seen yet. */
  turn: readonly unknown[]
}

export type BotsEvent =
  /** The table changed by somebody else's doing. */
  | { type: 'TABLE'; asked: Asked; watched: boolean }
  | { type: 'HURRY' }
  | { type: 'PLAY' }
  | { type: 'PAUSE' }
  | { type: 'STEP' }
  | { type: 'RUN' }

/** What bots do at a table. */
export type BotsChange = { type: 'decide'; decision: unknown } | { type: 'skip' }

const nothing: (args: unknown, error: unknown) => void = () => {}

const chart = setup({
  types: { context: {} as BotsContext, events: {} as BotsEvent, input: {} as { asked: Asked } },
  actors: {
    /** Rejects where the bot can't decide; an aborted signal means that nobody waits any more. */
    think: fromPromise<readonly unknown[], BotsContext['mode']>(() => Promise.resolve([])),
    /** Changes the table, on disk first, and says who is asked then; rejects where that fails. */
    change: fromPromise<Asked, BotsChange>(() => Promise.resolve('people')),
  },
  guards: {
    botIsAsked: ({ context }) => context.asked === 'bot',
    skipsCeremony: ({ context }) => context.asked === 'ceremony' && context.mode === 'run',
    isPaused: ({ context }) => context.mode === 'pause',
    hasMore: ({ context }) => context.turn.length > 1 && context.mode !== 'pause',
    hasMoreWhilePaused: ({ context }) => context.turn.length > 1,
  },
  actions: {
    /** These two are provided. */
    hurry: () => {},
    tellTrouble: nothing,
    keepGoing: assign({ mode: 'play' }),
    pause: assign({ mode: 'pause' }),
    run: assign({ mode: 'run' }),
    /** Only where nobody plays himself can the bots be held up. */
    lookAgain: assign(({ context, event }) => {
      assertEvent(event, 'TABLE')
      return { asked: event.asked, mode: event.watched ? context.mode : 'play' }
    }),
    dropFirst: assign(({ context }) => ({ turn: context.turn.slice(1) })),
    dropAll: assign({ turn: [] }),
  },
  delays: { PACE: 0 },
})

const told = { type: 'tellTrouble', params: ({ event }: { event: { error: unknown } }) => event.error } as const

/** What a person does is heard in every state. */
const heard = {
  PLAY: { actions: 'keepGoing', description: 'Go on at the chosen pace.' },
  PAUSE: { actions: 'pause', description: 'Show nothing more until asked to.' },
  RUN: { actions: ['run', 'hurry'], description: 'To the end of the game at once.' },
} as const

export const botsMachine = chart.createMachine({
  id: 'bots',
  description: 'How the bots at a table play',
  context: ({ input }) => ({ asked: input.asked, mode: 'play', turn: [] }),
  initial: 'waiting',
  on: {
    ...heard,
    TABLE: {
      target: '.waiting',
      actions: ['dropAll', 'lookAgain'],
      description: 'The table changed by somebody else: what a bot thought about is of no use any more.',
    },
  },
  states: {
    waiting: {
      description: 'No bot is asked.',
      always: [
        { guard: 'botIsAsked', target: 'thinking' },
        { guard: 'skipsCeremony', target: 'skipping' },
      ],
    },
    thinking: {
      description: 'The bot whose turn it is thinks.',
      invoke: {
        src: 'think',
        input: ({ context }) => context.mode,
        onDone: [
          { guard: 'isPaused', target: 'held', actions: assign({ turn: ({ event }) => event.output }) },
          { target: 'showing', actions: assign({ turn: ({ event }) => event.output }) },
        ],
        onError: { target: 'stuck', actions: told },
      },
      on: { HURRY: { actions: 'hurry', description: 'The bot answers with what it has.' } },
    },
    showing: {
      description: 'The next decision follows the one before at the chosen pace.',
      after: { PACE: 'playing' },
      on: {
        HURRY: { target: 'playing', description: 'The next decision is shown at once.' },
        RUN: { target: 'playing', actions: 'run', description: heard.RUN.description },
        PAUSE: { target: 'held', actions: 'pause', description: heard.PAUSE.description },
      },
    },
    held: {
      description: 'A decision is found and waits to be asked for.',
      on: {
        STEP: { target: 'playing', description: 'The next decision, and no more.' },
        PLAY: { target: 'showing', actions: 'keepGoing', description: heard.PLAY.description },
        RUN: { target: 'playing', actions: 'run', description: heard.RUN.description },
      },
    },
    playing: {
      description: 'A decision is written to disk and shown.',
      invoke: {
        src: 'change',
        input: ({ context }): BotsChange => ({ type: 'decide', decision: context.turn[0] }),
        onDone: [
          { guard: 'hasMore', target: 'showing', actions: 'dropFirst' },
          { guard: 'hasMoreWhilePaused', target: 'held', actions: 'dropFirst' },
          { target: 'waiting', actions: assign({ turn: [], asked: ({ event }) => event.output }) },
        ],
        onError: { target: 'stuck', actions: [told, 'dropAll'] },
      },
    },
    skipping: {
      description: 'Nobody wants to see a ceremony on the way to the end.',
      invoke: {
        src: 'change',
        input: { type: 'skip' },
        onDone: { target: 'waiting', actions: assign({ asked: ({ event }) => event.output }) },
        onError: { target: 'stuck', actions: told },
      },
    },
    stuck: {
      description: 'A bot could not decide, or its decision could not be written.',
      on: {
        HURRY: { target: 'waiting', description: 'Another attempt.' },
        PLAY: { target: 'waiting', actions: 'keepGoing', description: 'Another attempt.' },
      },
    },
  },
})

export type BotsSnapshot = SnapshotFrom<typeof botsMachine>
