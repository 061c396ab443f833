/**
 * The statechart of scoring a physical table: set-up, three times entry and tally, accounts, finished; with editing, taking
 * back and making again from everywhere. It knows no points: its guards and actions ask the score pad, and everything that
 * follows from an entry is computed anew from it. Drawn in docs/statecharts/coal-baron-score-sheet.md.
 */
import { assertEvent, assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { whyNot } from './edits.ts'
import type { Edit } from './edits.ts'
import { nextRedo, nextUndo } from '../../building-blocks/edit-history.ts'
import * as course from './sheet-course.ts'
import type { Scoring, ScoringInput } from './sheet-course.ts'
import type { Stage } from './stages.ts'
import { isOver } from './tally.ts'

export type { Scoring, ScoringInput } from './sheet-course.ts'

export type SheetEvent =
  | { type: 'EDIT'; edit: Edit }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  /** To any page; the end is there once everything has been entered. */
  | { type: 'GO'; stage: Stage }
  /** Shows a shift's tally from its first element, also once more. */
  | { type: 'TALLY' }
  /** The tally's next element; from a page that is done to the next one. */
  | { type: 'NEXT' }
  /** All elements at once. */
  | { type: 'SKIP' }

type At = { context: Scoring }
const opens =
  (stage: Stage) =>
  ({ context }: At) =>
    context.stage === stage

const chart = setup({
  types: { context: {} as Scoring, events: {} as SheetEvent, input: {} as ScoringInput },
  guards: {
    isPossible: ({ context, event }) => {
      assertEvent(event, 'EDIT')
      return whyNot(context.pad, event.edit) === null
    },
    hasEdits: ({ context }) => nextUndo(context) !== null,
    hasUndone: ({ context }) => nextRedo(context) !== null,
    opensSetup: opens('setup'),
    opensShift1: opens('shift-1'),
    opensShift2: opens('shift-2'),
    opensShift3: opens('shift-3'),
    opensAccounts: opens('accounts'),
    opensTotals: opens('totals'),
    isTallying: ({ context }) => context.told !== null,
    isCounted: ({ context }) => course.isCounted(context),
    isUncounted: ({ context }) => !course.isCounted(context),
    hasMore: ({ context }) => course.hasMore(context),
    isOver: ({ context }) => isOver(context.pad),
    isElsewhere: ({ context }) => course.isElsewhere(context),
  },
  actions: {
    edit: assign(({ context, event }) => {
      assertEvent(event, 'EDIT')
      return course.withEdit(context, event.edit)
    }),
    undo: assign(({ context }) => course.undone(context)),
    redo: assign(({ context }) => course.redone(context)),
    go: assign(({ context, event }) => {
      assertEvent(event, 'GO')
      return course.openedAt(context, event.stage)
    }),
    reopen: assign(({ context }) => course.openedAt(context, context.stage)),
    moveOn: assign(({ context }) => course.movedOn(context)),
    tally: assign(({ context }) => course.tallied(context, 1)),
    tallyNext: assign(({ context }) => course.talliedNext(context)),
    tallyAll: assign(({ context }) => course.talliedAll(context)),
    stopTally: assign({ told: null }),
  },
})

/** The page after an edit: another entry mode has other pages. */
const elsewhere = { guard: 'isElsewhere', actions: 'reopen', target: '#opening' } as const

const FIRST = 'Everything is entered: the tally is shown, from its first element.'
const ALL = 'All elements of the tally at once.'
const NEXT = 'The next element, or from a page that is done to the next.'
const onward = { actions: 'moveOn', target: '#opening', description: NEXT } as const

const counting = chart.createStateConfig({
  description: 'What lies on the table is entered, in any order.',
  on: {
    TALLY: { guard: 'isCounted', actions: 'tally', description: FIRST },
    SKIP: { guard: 'isCounted', actions: 'tallyAll', description: ALL },
  },
  always: { guard: 'isTallying', target: 'tally' },
})

const tally = chart.createStateConfig({
  description: 'The shift clock is tallied element by element: first and second, with the reason.',
  on: {
    NEXT: [{ guard: 'hasMore', actions: 'tallyNext', description: NEXT }, onward],
    TALLY: { actions: 'tally', description: FIRST },
    SKIP: { actions: 'tallyAll', description: ALL },
  },
  always: { guard: 'isUncounted', actions: 'stopTally', target: 'counting' },
})

const shift = (description: string) =>
  chart.createStateConfig({ description, initial: 'counting', states: { counting, tally }, always: elsewhere })

/**
 * Scoring one table. `transition(scoreSheetMachine, snapshot, event)` is pure: nothing happens but the snapshot it returns,
 * and an event that is refused returns the one it was given (`snapshot.can(event)` tells).
 */
export const scoreSheetMachine = chart.createMachine({
  id: 'score-sheet',
  description: 'The scoring of a table',
  context: ({ input }) => course.scoringOf(input),
  initial: 'opening',
  on: {
    EDIT: {
      guard: 'isPossible',
      actions: 'edit',
      description: 'Any entry, of this page or an earlier one; what follows from it is computed anew.',
    },
    UNDO: {
      guard: 'hasEdits',
      actions: 'undo',
      target: '.opening',
      description: 'The last edit is taken back, on the page where it was made.',
    },
    REDO: {
      guard: 'hasUndone',
      actions: 'redo',
      target: '.opening',
      description: 'The edit last taken back is made again, on its page.',
    },
    GO: { actions: 'go', target: '.opening', description: 'To another page.' },
  },
  states: {
    opening: {
      id: 'opening',
      description: 'The page to show is looked up.',
      always: [
        { guard: 'opensSetup', target: 'setup' },
        { guard: 'opensShift1', target: 'shift1' },
        { guard: 'opensShift2', target: 'shift2' },
        { guard: 'opensShift3', target: 'shift3' },
        { guard: 'opensAccounts', target: 'accounts' },
        { guard: 'opensTotals', target: 'totals' },
        { target: 'finished' },
      ],
    },
    setup: { description: 'Who plays, and what this number of players needs on the table.', on: { NEXT: onward } },
    shift1: shift('The first shift: four elements.'),
    shift2: shift('The second shift: eight elements.'),
    shift3: shift('The third shift: twelve elements.'),
    accounts: {
      description: 'Marks, cubes, outstanding orders and tunnel tiles are entered.',
      on: { NEXT: { ...onward, guard: 'isOver' } },
      always: elsewhere,
    },
    totals: {
      description: 'A game that was scored on paper: only the totals are entered.',
      on: { NEXT: { ...onward, guard: 'isOver' } },
      always: elsewhere,
    },
    finished: { description: 'The final table; an edit that leaves something open leads back.', always: elsewhere },
  },
})

export type SheetSnapshot = SnapshotFrom<typeof scoreSheetMachine>
