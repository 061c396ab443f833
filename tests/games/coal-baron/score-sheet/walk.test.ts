/** Walks through the scoring of a table: every page, and random ways with edits of earlier shifts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edited, whyNot } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { ASSETS, countField, seatField, shiftField } from '../../../../src/games/coal-baron/wire/fields.ts'
import { elementsOf } from '../../../../src/games/coal-baron/score-sheet/pad-figures.ts'
import { course, type Act, type Kept, type Scoring } from '../../../../src/games/coal-baron/score-sheet/sheet-course.ts'
import type { Sum } from '../../../../src/games/coal-baron/score-sheet/sums.ts'
import { emptyPad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { sheetOf } from '../../../../src/games/coal-baron/score-sheet/sheet-of.ts'
import { firstOpen, reachable, shiftOfStage, STAGES } from '../../../../src/games/coal-baron/score-sheet/stages.ts'
import { isOver, isWhole, openAtEnd, seatPointsOf } from '../../../../src/games/coal-baron/score-sheet/tally.ts'
import { sheetResult } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { ORDERS } from '../../../../src/games/coal-baron/state/components.ts'
import { padFor } from './table.ts'

const NEW: Kept = { base: padFor(2), done: 0, stage: 'setup', told: null, closed: 0 }
const opened = (kept: Partial<Kept> = {}) => course.opened({ ...NEW, ...kept }, [])
/** Returns the course after an act, or the same course if the act is impossible. */
const after = (scoring: Scoring, act: Act) => course.after(scoring, act) ?? scoring
const edit = (edit: Edit): Act => ({ type: 'edit', edit })

const bySeat = <T>(players: number, of: (seat: number) => [string, T][]): Record<string, T> =>
  Object.fromEntries(Array.from({ length: players }, (_, seat) => of(seat)).flat())

/** Lists everything that is written on the page of a shift, and at the end. */
const shiftSums = (shift: number, players = 2) =>
  bySeat(players, (seat) => [
    ...elementsOf(shift).map((element): [string, Sum] => [countField(shift, seat, element), [(element + seat) % 3]]),
    [shiftField('points', shift, seat), [8]],
  ])
const endSums = (players = 2) =>
  bySeat(players, (seat) => [
    ...ASSETS.map((asset): [string, Sum] => [seatField(asset, seat), [seat]]),
    [seatField('total', seat), [90]],
  ])

describe('every page', () => {
  const acts: Act[] = [
    ...[0, 1, 2].map((shift) => edit({ type: 'write', sums: shiftSums(shift) })),
    edit({ type: 'write', sums: endSums() }),
    ...['count-0-0-0', 'count-1-0-0', 'count-2-0-0', 'marks-0', 'total-0'].map((id) =>
      edit({ type: 'write', sums: { [id]: null } }),
    ),
    edit({ type: 'points-only', on: true }),
    edit({ type: 'points-only', on: false }),
    ...STAGES.map((stage): Act => ({ type: 'go', stage })),
    ...(['undo', 'redo', 'tally', 'next', 'skip'] as const).map((type) => ({ type })),
  ]
  /** One pad stands for all with the same pages done; of the history only what can be taken back or made again now. */
  const keyOf = ({ stage, told, pad, edits, done }: Scoring) =>
    JSON.stringify([
      ...[stage, told, pad.pointsOnly],
      [0, 1, 2].map((shift) => isWhole(pad, shift)),
      openAtEnd(pad).length,
      Math.min(done, 1),
      Math.min(edits.length - done, 1),
    ])
  const reached = new Map([[keyOf(opened()), opened()]])
  for (const scoring of reached.values())
    for (const act of acts) {
      const next = after(scoring, act)
      if (!reached.has(keyOf(next))) reached.set(keyOf(next), next)
    }
  const all = [...reached.values()]

  test('is reached, and each told element of each tally', () => {
    expect(new Set(all.map(({ stage }) => stage))).toEqual(new Set(STAGES))
    const told = (shift: number) =>
      new Set(all.filter(({ stage }) => stage === `shift-${shift}`).map(({ told }) => told))
    for (const shift of [1, 2, 3])
      expect(told(shift)).toEqual(new Set([null, ...Array.from({ length: 4 * shift }, (_, i) => i + 1)]))
  })

  test('stands where it stood when it is opened again', () => {
    for (const scoring of all) expect(course.opened(course.kept(scoring), scoring.edits)).toEqual(scoring)
  })

  test('tells a tally only of a shift that is whole, and the end only of a pad that is', () => {
    for (const { stage, told, pad } of all) {
      if (told !== null) expect(isWhole(pad, shiftOfStage(stage)!)).toBe(true)
      if (stage === 'finished') expect(isOver(pad)).toBe(true)
    }
  })

  test('goes on only once everything on it is there', () => {
    const isDone = { setup: () => true, accounts: isOver, totals: isOver, finished: () => false }
    for (const scoring of all.filter(({ stage }) => stage in isDone))
      expect(course.after(scoring, { type: 'next' }) !== null).toBe(
        isDone[scoring.stage as keyof typeof isDone](scoring.pad),
      )
  })
})

describe('a shift', () => {
  const whole = after(opened({ stage: 'shift-1' }), edit({ type: 'write', sums: shiftSums(0) }))

  test('is told element by element, and then the next one is counted', () => {
    let now = after(whole, { type: 'tally' })
    for (let told = 1; told < 4; told++) {
      expect(now).toMatchObject({ stage: 'shift-1', told })
      now = after(now, { type: 'next' })
    }
    expect(now.told).toBe(4)
    expect(after(now, { type: 'next' })).toMatchObject({ stage: 'shift-2', told: null, closed: 1 })
  })

  test('is told all at once, from the beginning or from the middle', () => {
    expect(after(whole, { type: 'skip' }).told).toBe(4)
    expect(after(after(whole, { type: 'tally' }), { type: 'skip' }).told).toBe(4)
  })

  test('is counted on when an entry is emptied while it is told', () => {
    const told = after(whole, { type: 'skip' })
    const emptied = after(told, edit({ type: 'write', sums: { 'count-0-0-0': null } }))
    expect(emptied).toMatchObject({ stage: 'shift-1', told: null })
  })

  test('goes on being told when an earlier shift is changed', () => {
    const second = after(after(whole, { type: 'go', stage: 'shift-2' }), edit({ type: 'write', sums: shiftSums(1) }))
    const told = after(second, { type: 'tally' })
    const changed = after(told, edit({ type: 'write', sums: { 'count-0-0-0': [5] } }))
    expect(changed).toMatchObject({ stage: 'shift-2', told: 1 })
    expect(seatPointsOf(changed.pad, 0).rewarded[0]).not.toBe(seatPointsOf(told.pad, 0).rewarded[0])
  })
})

test('what is taken back is shown on the page where it was made', () => {
  const written = after(opened({ stage: 'shift-1' }), edit({ type: 'write', sums: shiftSums(0) }))
  const elsewhere = after(written, { type: 'go', stage: 'accounts' })
  const undone = after(elsewhere, { type: 'undo' })
  expect(undone).toMatchObject({ stage: 'shift-1', pad: padFor(2) })
  expect(after(after(undone, { type: 'go', stage: 'setup' }), { type: 'redo' })).toMatchObject({
    stage: 'shift-1',
    pad: written.pad,
  })
})

test('what was taken back can not be made again after another edit', () => {
  const written = after(opened(), edit({ type: 'write', sums: shiftSums(0) }))
  const other = after(after(written, { type: 'undo' }), edit({ type: 'write', sums: shiftSums(1) }))
  expect(course.after(other, { type: 'redo' })).toBe(null)
  expect(other.edits).toHaveLength(1)
})

test('an edit that the pad can not take is refused', () => {
  expect(course.after(opened(), edit({ type: 'write', sums: { 'count-0-2-0': [1] } }))).toBe(null)
})

// Random walks

const PLAYERS = 3
const sum = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 2 })
const seat = fc.nat({ max: PLAYERS - 1 })
const shift = fc.nat({ max: 2 })
const field = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(shift, seat, fc.nat({ max: 11 })).map(([s, p, e]) => countField(s, p, e % (4 * (s + 1)))),
  },
  fc
    .tuple(fc.constantFrom('points', 'track', 'workers'), shift, seat)
    .map(([kind, s, p]) => shiftField(kind as 'points', s, p)),
  fc.tuple(fc.constantFrom(...ASSETS, 'total', 'left'), seat).map(([kind, p]) => seatField(kind as 'marks', p)),
)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(field, fc.option(sum)).map(([id, s]) => ({ type: 'write' as const, sums: { [id]: s } })),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('card' as const),
      order: fc.constantFrom(...ORDERS),
      shift,
      seat: fc.option(seat),
    }),
  },
  fc.record({ type: fc.constant('way' as const), shift, way: fc.constantFrom('counts' as const, 'cards' as const) }),
  fc.record({ type: fc.constant('points-only' as const), on: fc.boolean() }),
)
const anyEvent: fc.Arbitrary<Act> = fc.oneof(
  { weight: 10, arbitrary: anyEdit.map(edit) },
  { weight: 4, arbitrary: fc.constantFrom({ type: 'undo' as const }, { type: 'redo' as const }) },
  fc.constantFrom(...STAGES).map((stage) => ({ type: 'go' as const, stage })),
  fc.constantFrom({ type: 'tally' as const }, { type: 'next' as const }, { type: 'skip' as const }),
)

/** Fills what a walk has left empty, so that it has a result. */
function filled(pad: Pad): Pad {
  const all = { ...shiftSums(0, PLAYERS), ...shiftSums(1, PLAYERS), ...shiftSums(2, PLAYERS), ...endSums(PLAYERS) }
  const sums = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in pad.written)))
  return whyNot(pad, { type: 'write', sums }) === null ? edited(pad, { type: 'write', sums }) : pad
}

describe('random walks with edits of earlier shifts', () => {
  test('always stand on the pad that the edits still made give, wherever they were made and taken back', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let now = opened({ base: padFor(PLAYERS) })
        let made: Edit[] = []
        let takenBack: Edit[] = []
        for (const event of events) {
          const before = now
          now = after(now, event)
          if (event.type === 'edit') [made, takenBack] = [[...made, event.edit], []]
          if (event.type === 'undo' && made.length > 0)
            [made, takenBack] = [made.slice(0, -1), [made.at(-1)!, ...takenBack]]
          else if (event.type === 'redo' && takenBack.length > 0)
            [made, takenBack] = [[...made, takenBack[0]], takenBack.slice(1)]
          expect(now.pad).toEqual(made.reduce(edited, padFor(PLAYERS)))
          expect(now.stage).toBe(reachable(now.pad, now.stage))
          expect(now.closed).toBeGreaterThanOrEqual(before.closed)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('come to the same result as a fresh pad on which only what still stands was written', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 60 }), (edits) => {
        const walked = filled(edits.reduce(edited, padFor(PLAYERS)))
        const { players, startingPlayer, pointsOnly, ways } = walked
        // Where the marker was read, what it had moved by then is what counts.
        const isRead = (id: string) => id.startsWith('track') && id.replace('track', 'points') in walked.written
        const fresh = Object.entries(walked.written)
          .filter(([id]) => !isRead(id))
          .toReversed()
          .reduce((pad, [id, s]) => edited(pad, { type: 'write', sums: { [id]: s } }), {
            ...emptyPad(players, startingPlayer),
            pointsOnly,
            ways,
            cards: walked.cards,
          })
        expect(sheetOf(fresh, 3)).toEqual(sheetOf(walked, 3))
        expect(sheetResult(sheetOf(fresh, 3), PLAYERS)).toEqual(sheetResult(sheetOf(walked, 3), PLAYERS))
      }),
      { numRuns: 150 },
    )
  })

  test('tell the same standings as the record does', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 60 }), (edits) => {
        const pad = filled(edits.reduce(edited, padFor(PLAYERS)))
        expect(isOver(pad)).toBe(true)
        const result = sheetResult(sheetOf(pad, 0), PLAYERS)!
        expect(pad.players.map((_, each) => seatPointsOf(pad, each).total)).toEqual(
          result.scores.map(({ total }) => total),
        )
        expect(firstOpen(pad)).toBe('finished')
      }),
      { numRuns: 150 },
    )
  })
})
