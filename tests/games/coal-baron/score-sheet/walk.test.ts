/** Walks through the statechart of scoring a table: every page, every arrow, and random ones with edits of earlier shifts. */
import fc from 'fast-check'
import { getInitialMicrosteps, getInitialSnapshot, getMicrosteps, transition } from 'xstate'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { transitionsOf } from '../../../../scripts/statechart/mermaid.ts'
import { edited, whyNot } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { ASSETS, countField, seatField, shiftField } from '../../../../src/games/coal-baron/wire/fields.ts'
import { elementsOf } from '../../../../src/games/coal-baron/score-sheet/pad-figures.ts'
import { scoreSheetMachine } from '../../../../src/games/coal-baron/score-sheet/machine.ts'
import type { SheetEvent, SheetSnapshot, ScoringInput } from '../../../../src/games/coal-baron/score-sheet/machine.ts'
import type { Sum } from '../../../../src/games/coal-baron/score-sheet/sums.ts'
import { emptyPad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { sheetOf } from '../../../../src/games/coal-baron/score-sheet/sheet-of.ts'
import { firstOpen, reachable, STAGES } from '../../../../src/games/coal-baron/score-sheet/stages.ts'
import { isOver, isWhole, openAtEnd, seatPointsOf } from '../../../../src/games/coal-baron/score-sheet/tally.ts'
import { sheetResult } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { ORDERS } from '../../../../src/games/coal-baron/state/components.ts'
import { padFor } from './table.ts'

const newScoring: ScoringInput = { base: padFor(2), edits: [], done: 0, stage: 'setup', told: null, closed: 0 }
const opened = (input: Partial<ScoringInput> = {}) => getInitialSnapshot(scoreSheetMachine, { ...newScoring, ...input })
const after = (snapshot: SheetSnapshot, event: SheetEvent) => transition(scoreSheetMachine, snapshot, event)[0]
const edit = (edit: Edit): SheetEvent => ({ type: 'EDIT', edit })

const bySeat = <T>(players: number, of: (seat: number) => [string, T][]): Record<string, T> =>
  Object.fromEntries(Array.from({ length: players }, (_, seat) => of(seat)).flat())

/** Everything that is written on a shift's page, and at the end. */
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

describe('the statechart', () => {
  const events: SheetEvent[] = [
    ...[0, 1, 2].map((shift) => edit({ type: 'write', sums: shiftSums(shift) })),
    edit({ type: 'write', sums: endSums() }),
    ...['count-0-0-0', 'count-1-0-0', 'count-2-0-0', 'marks-0', 'total-0'].map((id) =>
      edit({ type: 'write', sums: { [id]: null } }),
    ),
    edit({ type: 'points-only', on: true }),
    edit({ type: 'points-only', on: false }),
    ...STAGES.map((stage): SheetEvent => ({ type: 'GO', stage })),
    ...(['UNDO', 'REDO', 'TALLY', 'NEXT', 'SKIP'] as const).map((type) => ({ type })),
  ]
  /** One pad stands for all with the same pages done; of the history only what can be taken back or made again now. */
  const serializeState = ({ value, context: { pad, told, edits, done } }: SheetSnapshot) =>
    JSON.stringify([
      value,
      told,
      pad.pointsOnly,
      [0, 1, 2].map((shift) => isWhole(pad, shift)),
      openAtEnd(pad).length,
      Math.min(done, 1),
      Math.min(edits.length - done, 1),
    ])
  const map = getAdjacencyMap(scoreSheetMachine, { input: newScoring, events, serializeState, limit: 100_000 })
  const edges = adjacencyMapToArray<SheetSnapshot, SheetEvent>(map)
  const reached = [...new Set(edges.map(({ state }) => state))]

  const nodes: AnyStateNode[] = getStateNodes(scoreSheetMachine)
  const idOf = ({ path }: AnyStateNode) => path.join('.')
  const paths = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'string'
      ? [[...path, value]]
      : Object.entries(value as object).flatMap(([key, inside]) => [[...path, key], ...paths(inside, [...path, key])])
  const active = ({ value }: Pick<SheetSnapshot, 'value'>) => ['', ...paths(value).map((path) => path.join('.'))]
  const innermost = (snapshot: SheetSnapshot) => active(snapshot).at(-1)!

  test('reaches every state in which a table can stand', () => {
    const resting = nodes.filter((node) => node.type === 'atomic' && idOf(node) !== 'opening').map(idOf)
    expect(new Set(reached.map(innermost))).toEqual(new Set(resting))
  })

  test('takes every arrow of the drawing, restarts included', () => {
    const arrowsOf = ({ source, target = [] }: AnyTransitionDefinition) =>
      target.map((to: AnyStateNode) => `${idOf(source)} -> ${idOf(to)}`)
    const between = (steps: SheetSnapshot[]) =>
      steps
        .slice(1)
        .flatMap((to, i) => active(to).flatMap((into) => active(steps[i]).map((left) => `${left} -> ${into}`)))
    const walked = edges
      .filter(({ state, event }) => state.can(event))
      .map(({ state, event }) => [state, ...getMicrosteps(scoreSheetMachine, state, event).map(([each]) => each)])
    const restarted = reached.map(({ context }) =>
      getInitialMicrosteps(scoreSheetMachine, context).map(([each]) => each),
    )
    const taken = new Set([...walked, ...restarted].flatMap(between))
    const arrows = [scoreSheetMachine.root, ...nodes].flatMap(transitionsOf).flatMap(arrowsOf)
    expect(arrows.filter((arrow) => !taken.has(arrow))).toEqual([])
  })

  test('stands where it stood when it is opened again', () => {
    for (const { value, context } of reached)
      expect(getInitialSnapshot(scoreSheetMachine, context)).toMatchObject({ value, context })
  })

  test('tells a tally only of a shift that is whole, and the end only of a pad that is', () => {
    for (const { value, context } of reached) {
      const [shift, isTold] = /shift(\d).*tally/.exec(JSON.stringify(value))?.map(Number).slice(1) ?? []
      expect(context.told !== null).toBe(shift !== undefined && isTold === undefined)
      if (shift) expect(isWhole(context.pad, shift - 1)).toBe(true)
      if (value === 'finished') expect(isOver(context.pad)).toBe(true)
    }
  })
})

describe('a shift', () => {
  const whole = after(opened({ stage: 'shift-1' }), edit({ type: 'write', sums: shiftSums(0) }))

  test('is told element by element, and then the next one is counted', () => {
    let now = after(whole, { type: 'TALLY' })
    for (let told = 1; told < 4; told++) {
      expect(now.context).toMatchObject({ stage: 'shift-1', told })
      now = after(now, { type: 'NEXT' })
    }
    expect(now.context.told).toBe(4)
    expect(after(now, { type: 'NEXT' })).toMatchObject({ value: { shift2: 'counting' }, context: { closed: 1 } })
  })

  test('is told all at once, from the beginning or from the middle', () => {
    expect(after(whole, { type: 'SKIP' }).context.told).toBe(4)
    expect(after(after(whole, { type: 'TALLY' }), { type: 'SKIP' }).context.told).toBe(4)
  })

  test('is counted on when an entry is emptied while it is told', () => {
    const told = after(whole, { type: 'SKIP' })
    const emptied = after(told, edit({ type: 'write', sums: { 'count-0-0-0': null } }))
    expect(emptied).toMatchObject({ value: { shift1: 'counting' }, context: { told: null } })
  })

  test('goes on being told when an earlier shift is changed', () => {
    const second = after(after(whole, { type: 'GO', stage: 'shift-2' }), edit({ type: 'write', sums: shiftSums(1) }))
    const told = after(second, { type: 'TALLY' })
    const changed = after(told, edit({ type: 'write', sums: { 'count-0-0-0': [5] } }))
    expect(changed).toMatchObject({ value: { shift2: 'tally' }, context: { told: 1 } })
    expect(seatPointsOf(changed.context.pad, 0).rewarded[0]).not.toBe(seatPointsOf(told.context.pad, 0).rewarded[0])
  })
})

test('what is taken back is shown on the page where it was made', () => {
  const written = after(opened({ stage: 'shift-1' }), edit({ type: 'write', sums: shiftSums(0) }))
  const elsewhere = after(written, { type: 'GO', stage: 'accounts' })
  const undone = after(elsewhere, { type: 'UNDO' })
  expect(undone.context).toMatchObject({ stage: 'shift-1', pad: padFor(2) })
  expect(after(after(undone, { type: 'GO', stage: 'setup' }), { type: 'REDO' }).context).toMatchObject({
    stage: 'shift-1',
    pad: written.context.pad,
  })
})

test('what was taken back can not be made again after another edit', () => {
  const written = after(opened(), edit({ type: 'write', sums: shiftSums(0) }))
  const other = after(after(written, { type: 'UNDO' }), edit({ type: 'write', sums: shiftSums(1) }))
  expect(other.can({ type: 'REDO' })).toBe(false)
  expect(other.context.edits).toHaveLength(1)
})

test('an edit that the pad can not take changes nothing', () => {
  const before = opened()
  const impossible = edit({ type: 'write', sums: { 'count-0-2-0': [1] } })
  expect(before.can(impossible)).toBe(false)
  expect(after(before, impossible)).toBe(before)
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
const anyEvent: fc.Arbitrary<SheetEvent> = fc.oneof(
  { weight: 10, arbitrary: anyEdit.map(edit) },
  { weight: 4, arbitrary: fc.constantFrom({ type: 'UNDO' as const }, { type: 'REDO' as const }) },
  fc.constantFrom(...STAGES).map((stage) => ({ type: 'GO' as const, stage })),
  fc.constantFrom({ type: 'TALLY' as const }, { type: 'NEXT' as const }, { type: 'SKIP' as const }),
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
          if (event.type === 'EDIT') [made, takenBack] = [[...made, event.edit], []]
          if (event.type === 'UNDO' && made.length > 0)
            [made, takenBack] = [made.slice(0, -1), [made.at(-1)!, ...takenBack]]
          else if (event.type === 'REDO' && takenBack.length > 0)
            [made, takenBack] = [[...made, takenBack[0]], takenBack.slice(1)]
          expect(now.context.pad).toEqual(made.reduce(edited, padFor(PLAYERS)))
          expect(now.context.stage).toBe(reachable(now.context.pad, now.context.stage))
          expect(now.context.closed).toBeGreaterThanOrEqual(before.context.closed)
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
