import { describe, expect, test } from 'vitest'
import type { Step } from '../../../../../src/games/coal-baron/rules/types.ts'
import {
  canPick,
  NOTHING,
  offer,
  pickCube,
  pickTarget,
  type Cube,
  type Picks,
} from '../../../../../src/renderer/games/coal-baron/mining/picks.ts'

const cube = (source: Cube['source'], coal: Cube['coal'], at = 0): Cube => ({ source, coal, at })
const fill = (order: string, spot: number, ...cubes: ['cage' | 'storage', Cube['coal']][]): Step => ({
  fill: order,
  spot,
  with: cubes,
})

const K = cube('cage', 'K')
const oneOrder: Step[] = [{ cage: 1 }, { store: 'K' }, fill('BK', 0, ['cage', 'K'])]
const twoOrders: Step[] = [...oneOrder, fill('TKKK', 1, ['cage', 'K']), fill('TKKK', 2, ['cage', 'K'])]
const pairs: Step[] = [
  { store: 'K' },
  { store: 'Y' },
  fill('TGG', 0, ['cage', 'Y'], ['cage', 'K']),
  fill('TGG', 1, ['cage', 'Y'], ['cage', 'K']),
  fill('BB', 0, ['cage', 'Y'], ['cage', 'K']),
]
function waiting(narrowed: { step?: Step; picks?: Picks }): Picks {
  expect(narrowed.step).toBeUndefined()
  return narrowed.picks!
}

describe('picking a cube', () => {
  test('fills the only order that takes it', () => {
    expect(pickCube(oneOrder, NOTHING, K).step).toEqual(fill('BK', 0, ['cage', 'K']))
  })
  test('stores it where no order takes it', () => {
    expect(pickCube([{ store: 'K' }], NOTHING, K).step).toEqual({ store: 'K' })
  })
  test('waits for a target where several orders take it', () => {
    const picks = waiting(pickCube(twoOrders, NOTHING, K))
    expect(pickTarget(twoOrders, picks, { order: 'TKKK', spot: 2 }).step).toEqual(fill('TKKK', 2, ['cage', 'K']))
  })
  test('counts the spots of one colour on a card once', () => {
    const steps = twoOrders.filter((step) => 'fill' in step && step.fill === 'TKKK')
    expect(pickCube(steps, NOTHING, K).step).toEqual(fill('TKKK', 1, ['cage', 'K']))
  })
  test('a second time lets go of it', () => {
    const picks = waiting(pickCube(twoOrders, NOTHING, K))
    expect(waiting(pickCube(twoOrders, picks, K)).cubes).toEqual([])
  })
  test('takes the place of the one picked before', () => {
    const steps: Step[] = [...twoOrders, fill('CY', 0, ['storage', 'Y']), fill('TYY', 0, ['storage', 'Y'])]
    const picks = waiting(pickCube(steps, NOTHING, K))
    expect(waiting(pickCube(steps, picks, cube('storage', 'Y'))).cubes).toEqual([cube('storage', 'Y')])
  })
})

describe('picking a target', () => {
  test('takes the only cube that fits', () => {
    expect(pickTarget(oneOrder, NOTHING, { order: 'BK', spot: 0 }).step).toEqual(fill('BK', 0, ['cage', 'K']))
  })
  test('waits for a cube where it may come from the cage or the storage', () => {
    const steps = [...oneOrder, fill('BK', 0, ['storage', 'K'])]
    const picks = waiting(pickTarget(steps, NOTHING, { order: 'BK', spot: 0 }))
    expect(pickCube(steps, picks, cube('storage', 'K')).step).toEqual(fill('BK', 0, ['storage', 'K']))
  })
  test('the storage waits for a cube even if an order would take it', () => {
    const steps: Step[] = [...oneOrder, { store: 'Y' }]
    const picks = waiting(pickTarget(steps, NOTHING, 'storage'))
    expect(pickCube(steps, picks, K).step).toEqual({ store: 'K' })
  })
  test('a spot that no single cube fills asks for two, and never takes them unasked', () => {
    const picks = waiting(pickTarget(pairs, NOTHING, { order: 'BB', spot: 0 }))
    expect(picks.two).toBe(true)
    expect(pickCube(pairs, picks, K).step).toEqual(fill('BB', 0, ['cage', 'Y'], ['cage', 'K']))
  })
})

describe('two for one', () => {
  const two: Picks = { ...NOTHING, two: true }

  test('two cubes wait for their spot', () => {
    const first = waiting(pickCube(pairs, two, K))
    const both = waiting(pickCube(pairs, first, cube('cage', 'Y')))
    expect(pickTarget(pairs, both, { order: 'TGG', spot: 1 }).step).toEqual(
      fill('TGG', 1, ['cage', 'Y'], ['cage', 'K']),
    )
  })
  test('a cube that stands in for nothing can not be picked', () => {
    expect(canPick(pairs, two, K)).toBe(true)
    expect(canPick(pairs, two, cube('storage', 'K'))).toBe(false)
    expect(canPick(oneOrder, two, K)).toBe(false)
  })
})

test('a target is offered for one cube, for two only, or not at all', () => {
  expect(offer(oneOrder, NOTHING, { order: 'BK', spot: 0 })).toBe('yes')
  expect(offer(pairs, NOTHING, { order: 'BB', spot: 0 })).toBe('two')
  expect(offer(oneOrder, NOTHING, { order: 'CY', spot: 0 })).toBeNull()
  expect(offer(oneOrder, NOTHING, 'storage')).toBe('yes')
})
