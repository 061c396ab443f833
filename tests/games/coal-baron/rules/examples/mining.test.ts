/** Rule book, Mining: the eight work steps, and each kind of work step on its own. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type { Step } from '../../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import {
  cage,
  fill,
  firstTurn,
  hasInCage,
  hasOrders,
  hasPlaced,
  hasStored,
  hasTunnels,
  isTurnOf,
  leavesInSupply,
  place,
  play,
  seatOf,
  storage,
} from '../../support/given.ts'

const spotsOf = (s: State, order: string) => seatOf(s, 0).orders.find((card) => card.order === order)?.spots
const stepsLeft = (s: State) => view(s, null).stepsLeft

describe('Mike on the mining space with 8 work steps', () => {
  const before = firstTurn()
  hasTunnels(before, 0, 'G2L')
  hasOrders(before, 0, 'TGG')
  const steps: Step[] = [
    { cage: 3 },
    { load: 'G' },
    { load: 'G' },
    { cage: 1 },
    { load: 'Y' },
    { cage: 0 },
    fill('TGG', 0, cage('G')),
    fill('TGG', 1, cage('G')),
  ]
  const states = [play(before, place('mining-8'))]
  for (const [i, step] of steps.entries()) states.push(play(states[i], step))
  const done = states[8]

  test('each counts as one work step', () => {
    expect(states.map(stepsLeft)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
  })

  test('the cage goes down to gray, up to yellow, up to the surface', () => {
    expect(states.map((s) => seatOf(s, 0).cage.level)).toEqual([0, 3, 3, 3, 1, 1, 0, 0, 0])
  })

  test('two gray cubes leave the gray level, one yellow the yellow level', () => {
    expect(
      states.map((s) =>
        seatOf(s, 0)
          .levels.map(({ empty }) => empty)
          .join(''),
      ),
    ).toEqual(['0000', '0000', '0010', '0020', '0020', '1020', '1020', '1020', '1020'])
  })

  test('the two gray cubes end on gray order spots, the yellow one stays in the cage', () => {
    expect(spotsOf(done, 'TGG')).toEqual([['G'], ['G']])
    expect(seatOf(done, 0).cage.cubes).toEqual(['Y'])
    expect(seatOf(done, 0).orders.find(({ order }) => order === 'TGG')?.complete).toBe(true)
  })

  test('no work step is left: mining can only be ended', () => {
    const ended = play(done, { end: 'mining' })
    expect(view(ended, null)).toMatchObject({ turn: 1, phase: 'place', stepsLeft: 0, action: null })
  })
})

test.each([
  ['mining-4', 4],
  ['mining-6', 6],
  ['mining-8', 8],
  ['mining-10', 10],
] as const)('%s allows %i work steps', (space, steps) => {
  expect(stepsLeft(play(firstTurn({ players: 4 }), place(space)))).toBe(steps)
})

describe('work steps', () => {
  /** Seat 0 mines with the cage at the surface, cubes in it and in the private storage. */
  const mining = (): State => {
    const s = firstTurn()
    hasOrders(s, 0, 'CBB', 'TKKK')
    hasInCage(s, 0, ['Y', 'B', 'K'])
    hasStored(s, 0, ['G', 'K'])
    return play(s, place('mining-10'))
  }

  test('a cube goes from any minecart of the level onto a free spot of the cage, which holds five', () => {
    const s = firstTurn()
    hasTunnels(s, 0, 'B2D')
    hasInCage(s, 0, ['Y', 'Y'], 2)
    const full = play(s, place('mining-10'), { load: 'B' }, { load: 'B' }, { load: 'B' })
    expect(seatOf(full, 0).cage.cubes).toEqual(['Y', 'Y', 'B', 'B', 'B'])
    expect(seatOf(full, 0).levels[1].empty).toBe(3)
  })

  test('a minecart may carry a cube of another colour, which is loaded like any other', () => {
    const s = firstTurn({ players: 2, tiles: ['G2L'] })
    leavesInSupply(s, { G: 1 }, 1)
    const bought = play(s, place('factory-1'), { coal: 'K' })
    isTurnOf(bought, 0)
    const loaded = play(bought, place('mining-6'), { cage: 3 }, { load: 'K' })
    expect(seatOf(loaded, 0).cage.cubes).toEqual(['K'])
    expect(seatOf(loaded, 0).levels[2].light[1]).toEqual({ tile: 'G2L', minecarts: ['G', null] })
  })

  test('a cube goes from the cage onto a free spot of its colour', () => {
    const s = play(mining(), fill('CBB', 1, cage('B')))
    expect(spotsOf(s, 'CBB')).toEqual([[], ['B']])
    expect(seatOf(s, 0).cage.cubes).toEqual(['Y', 'K'])
    expect(stepsLeft(s)).toBe(9)
  })

  test('any two cubes go in its place, for two work steps', () => {
    const different = play(mining(), fill('TKKK', 2, cage('Y'), cage('B')))
    expect(spotsOf(different, 'TKKK')).toEqual([[], [], ['Y', 'B']])
    expect(stepsLeft(different)).toBe(8)
  })

  test('or two of the same colour', () => {
    const s = mining()
    hasInCage(s, 0, ['Y'])
    const same = play(s, fill('CBB', 0, cage('Y'), cage('Y')))
    expect(spotsOf(same, 'CBB')).toEqual([['Y', 'Y'], []])
    expect(seatOf(same, 0).cage.cubes).toEqual(['B', 'K'])
  })

  test('a cube goes from the cage to the private storage', () => {
    const s = play(mining(), { store: 'Y' })
    expect(seatOf(s, 0).cage.cubes).toEqual(['B', 'K'])
    expect(seatOf(s, 0).storage).toEqual(['Y', 'G', 'K'])
    expect(stepsLeft(s)).toBe(9)
  })

  test('a cube goes from the private storage onto an order', () => {
    const s = play(mining(), fill('TKKK', 0, storage('K')))
    expect(seatOf(s, 0).storage).toEqual(['G'])
    expect(spotsOf(s, 'TKKK')).toEqual([['K'], [], []])
  })

  test('the cage stays where it is from one turn to the next, with what is in it', () => {
    const s = play(mining(), { cage: 4 }, { load: 'K' }, { end: 'mining' })
    isTurnOf(s, 0)
    hasPlaced(s, 1, 'mining-6')
    expect(seatOf(play(s, place('mining-6')), 0).cage).toEqual({ level: 4, cubes: ['Y', 'B', 'K', 'K'] })
  })
})
