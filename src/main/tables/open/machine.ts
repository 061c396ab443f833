/**
 * The statechart of one open table: whom it waits for, when a bot thinks, when what it found is shown, how a ceremony goes
 * on, and what a person does about it. It owns time and waiting and knows no rules: what comes next the game's own chart
 * says. Drawn in docs/statecharts/tables-open.md.
 */
import { assign, cancel, fromPromise, not, raise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { BotsState } from '../../../contract/api.ts'

/** The table's state of waiting, by its game and its players. */
export interface TableWait {
  waiting: 'person' | 'hand-over' | 'bot' | 'ceremony' | 'finished'
  /** Whether a ceremony is between two of its parts, where people want to look. */
  pausesForPeople: boolean
  /** Whether nobody plays who is not a bot. */
  watched: boolean
  /** Whole moves so far. */
  moves: number
}

export interface TableContext extends TableWait {
  mode: BotsState['mode']
  /** The bot's decisions that are not shown yet, of one move or of several. */
  turn: readonly unknown[]
  /** The bot's move that is on show, counted from 0, also while it is made; null if there is none. */
  shown: number | null
  /** Whether the chart's last change has not been on show for its time yet. */
  fresh: boolean
  /** Whether a step was asked for while the bot thinks. */
  stepAsked: boolean
}

export type TableEvent =
  /** The table changed by somebody else's doing. */
  | { type: 'TABLE'; now: TableWait }
  | { type: 'HURRY' }
  | { type: 'PLAY' }
  | { type: 'PAUSE' }
  | { type: 'STEP' }
  | { type: 'RUN' }
  /** The last change was on show for its time. */
  | { type: 'SEEN' }

/** A change that the chart makes itself: a bot's decision, a ceremony's next step, or its end. */
export type TableChange = { type: 'decide'; decision: unknown } | { type: 'next' } | { type: 'skip' }

function nothing(): void {}

/** Runs while a change is shown. */
const TIMER = 'on-show'

const waitsFor =
  (waiting: TableWait['waiting']) =>
  ({ context }: { context: TableContext }) =>
    context.waiting === waiting

const types: { context?: TableContext; events?: TableEvent; input?: TableWait } = {}

const chart = setup({
  types,
  actors: {
    /** Rejects if the bot can't decide; an aborted signal means that nobody waits any more. */
    think: fromPromise<readonly unknown[], BotsState['mode']>(() => Promise.resolve([])),
    /** Changes the table, on disk first, and answers what it waits for then; rejects if that fails. */
    change: fromPromise<TableWait, TableChange>(() => Promise.reject(new Error('no table'))),
  },
  guards: {
    waitsForBot: waitsFor('bot'),
    waitsForHandOver: waitsFor('hand-over'),
    isCeremony: waitsFor('ceremony'),
    isFinished: waitsFor('finished'),
    skipsCeremony: ({ context }) => context.waiting === 'ceremony' && context.watched && context.mode === 'run',
    isPaused: ({ context }) => context.mode === 'pause',
    takesOneStep: ({ context }) => context.mode === 'pause' && context.stepAsked,
    /** Between its parts a ceremony waits for people, if there are any. */
    restsForPeople: ({ context }) => context.pausesForPeople && !context.watched,
    isFresh: ({ context }) => context.fresh,
    /** True while the next player may look at a bot's move first. */
    isPresented: ({ context }) => context.fresh && context.shown !== null,
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
    arrive: assign(({ context }, now: TableWait) => ({ ...now, turn: [], mode: modeIn(now, context.mode) })),
    show: assign(({ context }) => ({ shown: context.moves })),
    beginTime: assign({ fresh: true }),
    endTime: assign({ fresh: false }),
    endShow: assign({ fresh: false, shown: null }),
    startTimer: raise({ type: 'SEEN' }, { delay: 'PACE', id: TIMER }),
    stopTimer: cancel(TIMER),
    goOn: assign(({ context }, { moves }: TableWait) => ({ moves, turn: context.turn.slice(1) })),
    dropAll: assign({ turn: [] }),
  },
  delays: { PACE: 0, REST: 0 },
})

/** People who play are not held up, but for a ceremony that they want to look at. */
const modeIn = ({ watched, waiting }: TableWait, mode: BotsState['mode']): BotsState['mode'] =>
  watched || waiting === 'ceremony' ? mode : 'play'

const told = { type: 'tellTrouble', params: ({ event }: { event: { error: unknown } }) => event.error } as const

/** Actions of people are accepted in every state. */
const heard = {
  PLAY: { actions: 'keepGoing', description: 'Go on at the chosen pace.' },
  PAUSE: { actions: 'pause', description: 'Show nothing more until asked to.' },
  RUN: { actions: ['run', 'hurry'], description: 'To the end of the game at once.' },
} as const

/** A change of its own is on show from now on. */
const shows = ['stopTimer', 'beginTime', 'startTimer'] as const
const seen = ['stopTimer', 'endShow'] as const

const goesOn = [
  { type: 'goOn', params: ({ event }: { event: { output: TableWait } }) => event.output },
  ...shows,
] as const

/** After a change of its own. */
const looking = {
  target: 'looking',
  actions: [{ type: 'arrive', params: ({ event }: { event: { output: TableWait } }) => event.output }, ...shows],
} as const

const ceremony = chart.createStateConfig({
  description: 'A ceremony goes on step by step.',
  initial: 'opening',
  on: { RUN: { target: '#looking', actions: 'run', description: heard.RUN.description } },
  states: {
    opening: {
      description: 'Whether the step stays for its time or until somebody goes on is looked up.',
      always: [
        { guard: 'isPaused', target: 'paused' },
        { guard: 'restsForPeople', target: 'resting' },
        { target: 'telling' },
      ],
    },
    telling: {
      description: 'The step just taken is on show for as long as the chosen pace says.',
      after: { REST: '#advancing' },
      on: { PAUSE: { target: 'paused', actions: 'pause', description: heard.PAUSE.description } },
    },
    resting: { description: 'Between two parts, until somebody goes on.' },
    paused: {
      description: 'Held up until somebody goes on.',
      on: {
        STEP: { target: '#advancing', description: 'The next step, and no more.' },
        PLAY: { target: 'opening', actions: 'keepGoing', description: heard.PLAY.description },
      },
    },
  },
})

export const tableMachine = chart.createMachine({
  id: 'table',
  description: 'An open table',
  context: ({ input }) => ({ ...input, mode: 'play', turn: [], shown: null, fresh: false, stepAsked: false }),
  initial: 'looking',
  on: {
    ...heard,
    TABLE: {
      target: '.looking',
      actions: [{ type: 'arrive', params: ({ event }) => event.now }, ...seen],
      description: 'The table changed by somebody else: what a bot thought about is of no use any more.',
    },
    SEEN: { actions: 'endTime', description: 'The last change was on show for its time.' },
  },
  states: {
    looking: {
      id: 'looking',
      description: 'What the table waits for is looked up.',
      always: [
        { guard: 'waitsForBot', target: 'thinking' },
        { guard: 'skipsCeremony', target: 'skipping' },
        { guard: 'isPresented', target: 'presenting' },
        { guard: 'isCeremony', target: 'ceremony' },
        { guard: 'waitsForHandOver', target: 'handOver' },
        { guard: 'isFinished', target: 'finished' },
        { target: 'person' },
      ],
    },
    presenting: {
      description: 'A bot’s move stays on show before the table goes on; a person may decide meanwhile.',
      on: {
        SEEN: { target: 'looking', actions: seen, description: 'It was on show for its time.' },
        HURRY: { target: 'looking', actions: seen, description: 'It was looked at for long enough.' },
        RUN: { target: 'looking', actions: ['run', ...seen], description: heard.RUN.description },
      },
    },
    person: { description: 'A person decides.' },
    handOver: { description: 'What was drawn lies face down until its player is alone with it.' },
    finished: { description: 'The game is over.' },
    thinking: {
      description: 'The bot whose turn it is thinks.',
      entry: assign({ stepAsked: false }),
      invoke: {
        src: 'think',
        input: ({ context }) => context.mode,
        onDone: [
          { guard: 'takesOneStep', target: 'playing', actions: assign({ turn: ({ event }) => event.output }) },
          { guard: 'isPaused', target: 'held', actions: assign({ turn: ({ event }) => event.output }) },
          { target: 'showing', actions: assign({ turn: ({ event }) => event.output }) },
        ],
        onError: { target: 'stuck', actions: told },
      },
      on: {
        HURRY: { actions: ['hurry', 'stopTimer', 'endTime'], description: 'The bot answers with what it has.' },
        STEP: {
          guard: 'isPaused',
          actions: assign({ stepAsked: true }),
          description: 'The next decision as soon as it is found, and no more.',
        },
      },
    },
    showing: {
      description: 'A decision is found; the one before is on show for as long as the chosen pace says.',
      always: { guard: not('isFresh'), target: 'playing' },
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
      entry: 'show',
      invoke: {
        src: 'change',
        input: ({ context }): TableChange => ({ type: 'decide', decision: context.turn[0] }),
        onDone: [
          { guard: 'hasMore', target: 'showing', actions: goesOn },
          { guard: 'hasMoreWhilePaused', target: 'held', actions: goesOn },
          looking,
        ],
        onError: { target: 'stuck', actions: [told, 'dropAll'] },
      },
    },
    ceremony,
    advancing: {
      id: 'advancing',
      description: 'The next step of a ceremony is taken.',
      entry: 'endShow',
      invoke: {
        src: 'change',
        input: { type: 'next' },
        onDone: looking,
        onError: { target: 'stuck', actions: told },
      },
    },
    skipping: {
      description: 'Nobody wants to see a ceremony on the way to the end.',
      entry: 'endShow',
      invoke: {
        src: 'change',
        input: { type: 'skip' },
        onDone: looking,
        onError: { target: 'stuck', actions: told },
      },
    },
    stuck: {
      description: 'A bot could not decide, or a change could not be written.',
      on: {
        HURRY: { target: 'looking', description: 'Another attempt.' },
        PLAY: { target: 'looking', actions: 'keepGoing', description: 'Another attempt.' },
      },
    },
  },
})

export type TableSnapshot = SnapshotFrom<typeof tableMachine>
