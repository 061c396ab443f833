import { describe, expect, test } from 'vitest'
import { legalMoves, nextSteps } from '../../../../../src/games/coal-baron/rules/options.ts'
import { whyIllegal } from '../../../../../src/games/coal-baron/rules/refusal.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type { Coal } from '../../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import {
  cage,
  fill,
  firstTurn,
  hasInCage,
  hasOrders,
  hasStored,
  place,
  play,
  seatOf,
  storage,
} from '../../support/given.ts'
import type { Cube } from '../../support/given.ts'

interface Mine {
  cage?: Coal[]
  level?: number
  storage?: Coal[]
  orders?: string[]
  space?: 'mining-6' | 'mining-8' | 'mining-10'
}

/** Seat 0 has just placed a worker for mining. */
function mining({ space = 'mining-8', ...mine }: Mine): State {
  const s = firstTurn()
  hasInCage(s, 0, mine.cage ?? [], mine.level)
  hasStored(s, 0, mine.storage ?? [])
  hasOrders(s, 0, ...(mine.orders ?? []))
  return play(s, place(space))
}

const stepsLeft = (s: State) => view(s, null).stepsLeft

describe('ruling 6: mining may end early', () => {
  test('even after no step at all; the rest is forfeited', () => {
    const s = play(mining({}), { end: 'mining' })
    expect(view(s, null)).toMatchObject({ turn: 1, phase: 'place', stepsLeft: 0 })
    expect(seatOf(s, 0)).toMatchObject({ workers: 14, cage: { level: 0, cubes: [] } })
  })

  test('after some steps, with steps left', () => {
    const s = play(mining({}), { cage: 2 }, { load: 'B' })
    expect(stepsLeft(s)).toBe(6)
    expect(view(play(s, { end: 'mining' }), null).turn).toBe(1)
  })

  test('a mining space is open to whoever can do nothing in his pit', () => {
    const s = firstTurn()
    expect(whyIllegal(s, place('mining-10'))).toBeNull()
  })

  test('nothing else can be done until mining is ended', () => {
    expect(whyIllegal(mining({}), place('bank'))).toEqual({ code: 'other-decision', params: { phase: 'mining' } })
    expect(whyIllegal(firstTurn(), { end: 'mining' })).toEqual({ code: 'other-decision', params: { phase: 'place' } })
  })
})

describe('ruling 7: two cubes in place of one', () => {
  const both = { cage: ['Y', 'B'] as Coal[], storage: ['G', 'K'] as Coal[], orders: ['TKKK', 'CBB'] }

  test.each([
    ['the cage', [cage('Y'), cage('B')]],
    ['the private storage', [storage('G'), storage('K')]],
    ['each', [cage('Y'), storage('G')]],
    ['each, named the other way round', [storage('G'), cage('Y')]],
  ] as [string, Cube[]][])('may come from %s and cost two work steps', (_, cubes) => {
    const s = mining(both)
    const after = play(s, fill('TKKK', 1, ...cubes))
    const spots = seatOf(after, 0).orders.find(({ order }) => order === 'TKKK')?.spots
    expect(spots?.map((spot) => spot.toSorted())).toEqual([[], cubes.map(([, coal]) => coal).toSorted(), []])
    expect(stepsLeft(s) - stepsLeft(after)).toBe(2)
  })

  test('may be of any colours, the wanted one included', () => {
    const s = mining({ cage: ['K', 'K', 'Y'], orders: ['TKKK'] })
    expect(whyIllegal(s, fill('TKKK', 0, cage('K'), cage('K')))).toBeNull()
    expect(whyIllegal(s, fill('TKKK', 0, cage('K'), cage('Y')))).toBeNull()
  })

  test('need two work steps that are left', () => {
    const s = play(mining({ ...both, space: 'mining-6' }), { cage: 1 }, { cage: 0 }, { cage: 1 }, { cage: 0 })
    expect(whyIllegal(s, fill('TKKK', 0, cage('Y'), cage('B')))).toBeNull()
    const last = play(s, fill('CBB', 0, cage('B')))
    expect(whyIllegal(last, fill('TKKK', 0, cage('Y'), storage('G')))).toEqual({
      code: 'needs-steps',
      params: { have: 1, need: 2 },
    })
  })

  test('are two different cubes', () => {
    const s = mining(both)
    expect(whyIllegal(s, fill('CBB', 0, cage('Y'), cage('Y')))).toEqual({
      code: 'no-cube',
      params: { coal: 'Y', from: 'cage' },
    })
    expect(whyIllegal(s, fill('CBB', 0, storage('K'), storage('K')))).toEqual({
      code: 'no-cube',
      params: { coal: 'K', from: 'storage' },
    })
  })

  test('a spot takes one cube of its colour or two, never three or one of another colour', () => {
    const s = mining(both)
    expect(whyIllegal(s, fill('CBB', 0, cage('Y')))).toEqual({ code: 'wrong-coal', params: { have: 'Y', need: 'B' } })
    expect(whyIllegal(s, fill('CBB', 0, cage('Y'), storage('G'), storage('K')))?.code).toBe('malformed')
    expect(whyIllegal(s, fill('CBB', 0))?.code).toBe('malformed')
  })

  describe('with the cage at a level', () => {
    const below = mining({ ...both, storage: ['G', 'B', 'B'], level: 3 })

    test('a cube from the private storage may be moved', () => {
      expect(whyIllegal(below, fill('CBB', 0, storage('B')))).toBeNull()
      expect(whyIllegal(below, fill('TKKK', 0, storage('B'), storage('G')))).toBeNull()
      expect(whyIllegal(below, fill('TKKK', 0, storage('B'), storage('B')))).toBeNull()
    })

    test('one from the cage may not', () => {
      const refusal = { code: 'cage-not-at-surface', params: { level: 3 } }
      expect(whyIllegal(below, fill('CBB', 0, cage('B')))).toEqual(refusal)
      expect(whyIllegal(below, fill('TKKK', 0, cage('Y'), storage('G')))).toEqual(refusal)
      expect(whyIllegal(below, fill('TKKK', 0, cage('Y'), cage('B')))).toEqual(refusal)
    })
  })
})

describe('ruling 8: the cage goes to any other level', () => {
  test.each([0, 1, 2, 3, 4])('from level %i, for one work step', (from) => {
    const s = mining({ level: from })
    const levels = nextSteps(s).flatMap((step) => ('cage' in step ? [step.cage] : []))
    expect(levels).toEqual([0, 1, 2, 3, 4].filter((level) => level !== from))
    for (const level of levels) {
      const moved = play(s, { cage: level })
      expect([seatOf(moved, 0).cage.level, stepsLeft(moved)]).toEqual([level, 7])
    }
    expect(whyIllegal(s, { cage: from })).toEqual({ code: 'cage-there', params: { level: from } })
  })
})

describe('ruling 14: a cube may be stored', () => {
  test('whether or not an order could take it', () => {
    const s = mining({ cage: ['B', 'K'], orders: ['CBB'] })
    expect(whyIllegal(s, fill('CBB', 0, cage('B')))).toBeNull()
    expect(seatOf(play(s, { store: 'B' }, { store: 'K' }), 0)).toMatchObject({
      cage: { cubes: [] },
      storage: ['B', 'K'],
    })
  })

  test('only out of the cage, and only at the surface', () => {
    expect(whyIllegal(mining({ cage: ['B'] }), { store: 'K' })).toEqual({
      code: 'no-cube',
      params: { coal: 'K', from: 'cage' },
    })
    expect(whyIllegal(mining({ cage: ['B'], level: 2 }), { store: 'B' })).toEqual({
      code: 'cage-not-at-surface',
      params: { level: 2 },
    })
  })

  test('cubes on order spots never move again', () => {
    const s = play(mining({ cage: ['B', 'B'], orders: ['CBB'] }), fill('CBB', 0, cage('B')))
    const moves = legalMoves(s).filter((decision) => JSON.stringify(decision).includes('"CBB"'))
    expect(moves).toEqual([fill('CBB', 1, cage('B'))])
    expect(whyIllegal(s, fill('CBB', 0, cage('B')))).toEqual({ code: 'spot-taken', params: { order: 'CBB', spot: 0 } })
  })
})
