/** Ideas and reviews: the better choice is found, and its reasons are told. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { reviewMove } from '../../../../src/games/railroad-barons/bot/review/review.ts'
import { thinking } from '../../../../src/games/railroad-barons/facets/thinking.ts'
import type { Entry } from '../../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { after, inOperatingRound, inStockRound } from '../given.ts'

const EFFORT = { find: 60, candidates: 2, weigh: 40, reply: 20, playOuts: 10 }
const never = () => false

const reviewed = (position: State, entry: Entry, expired = never) =>
  reviewMove({ position, move: 7, entry, depth: 'quick' }, expired, EFFORT)

/** Whether to sell the other a Railroad that lasts, for a dollar. */
const askedFor = after(
  inOperatingRound({
    holdings: {
      green: { owns: [[40, 10], []], treasury: 500 },
      red: { owns: [[], [40, 30]], director: 1, railroads: ['G1'], treasury: 100 },
    },
    top: 'I1',
    appeared: [2, 3, 4, 5],
  }),
  { tokens: [2, 4] },
  { rail: 'G1' },
  { price: 1 },
)

describe('a review', () => {
  test('finds the better choice, what it was worth, and how it might have gone on', () => {
    const found = reviewed(askedFor, { consent: true })!
    expect(found).toMatchObject({ move: 7, seat: 1, luck: [0, 0], best: { decisions: [{ consent: false }] } })
    expect(found.skill[1]).toBeLessThan(-100)
    expect(found.skill[0]).toBe(-found.skill[1])
    expect(found.after.leads[1]).toBe(found.before.leads[1] + found.skill[1])
    expect(found.line[0]).toEqual([{ consent: false }])
  })

  test('finds nothing better than the best', () => {
    expect(reviewed(askedFor, { consent: false })).toMatchObject({ skill: [0, 0], best: null, line: [] })
  })

  test('is the same twice, and none where the time is up', () => {
    expect(reviewed(askedFor, { consent: true })).toEqual(reviewed(askedFor, { consent: true }))
    expect(reviewed(askedFor, { consent: true }, () => true)).toBeNull()
  })
})

describe('ideas', () => {
  const ideas = thinking.ideas(
    inStockRound({
      cash: [260, 100],
      holdings: { red: { owns: [[30], [40]], director: 1, price: 110, treasury: 900, railroads: ['G1', 'H1'] } },
      top: 'I1',
      appeared: [2, 3, 4, 5, 6],
    }),
    { iterations: 100, expired: never },
    seeded(1),
  )

  test('come with the best first, and with reasons against one that loses', () => {
    expect(ideas.length).toBeGreaterThan(1)
    expect(ideas.map(({ lead }) => lead)).toEqual(ideas.map(({ lead }) => lead).toSorted((a, b) => b - a))
    expect(ideas.at(-1)?.reasons.reduce((sum, { points }) => sum + points, 0)).toBeLessThan(0)
  })

  test('say what a turn does', () => {
    expect(ideas[0].effects).toMatchObject({ cash: -220, directs: [{ holding: 'red' }], loses: [] })
  })
})
