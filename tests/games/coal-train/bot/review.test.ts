/** Ideas and reviews: the better choice is found, and its reasons are facts of the board. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/base/random.ts'
import { reviewMove } from '../../../../src/games/coal-train/bot/review.ts'
import { thinking } from '../../../../src/games/coal-train/facets/thinking.ts'
import type { Entry } from '../../../../src/games/coal-train/rules/types.ts'
import { given } from '../support/given.ts'

const never = () => false

/** A city is paid for and the game ends with this turn. */
const position = given({
  ...{ ending: 'last', round: 9 },
  seats: [{ resources: 'CCIIW', tiles: ['A3Sa1'], stations: ['PIT'], actionPoints: 0 }],
  cards: { SCR: ['N7a'] },
})

const reviewed = (entry: Entry, expired = never) => reviewMove({ position, move: 7, entry, depth: 'quick' }, expired)

describe('a review', () => {
  test('finds the city that was not built', () => {
    const found = reviewed({ end: true })!
    expect(found).toMatchObject({ move: 7, seat: 0, luck: [0, 0, 0] })
    expect(found.skill[0]).toBeLessThan(-5)
    expect(found.best!.effects.stations).toContain('SCR')
    expect(found.after.leads[0]).toBeCloseTo(found.before.leads[0] + found.skill[0], 5)
    expect(found.line[0]).toContainEqual({ build: 'SCR', tile: 'A3Sa1', via: 'PIT' })
    expect(found.best!.reasons[0]).toMatchObject({ part: 'points' })
  })

  test('finds nothing better than the best, and is the same twice', () => {
    const entry = { build: 'SCR', tile: 'A3Sa1', via: 'PIT', card: 'N7a', loco: 1 } as const
    expect(reviewed(entry)).toMatchObject({ skill: [0, 0, 0], best: null, line: [] })
    expect(reviewed(entry)).toEqual(reviewed(entry))
  })

  test('is none where the time is up', () => {
    expect(reviewed({ end: true }, () => true)).toBeNull()
  })
})

test('ideas come with the best first, and say what a turn does', () => {
  const ideas = thinking.ideas(position, { iterations: 20, expired: never }, seeded(1))
  expect(ideas.length).toBeGreaterThan(1)
  expect(ideas.map(({ lead }) => lead)).toEqual(ideas.map(({ lead }) => lead).toSorted((a, b) => b - a))
  expect(ideas[0].effects).toMatchObject({ stations: ['SCR'], cards: ['N7a'], points: 9 })
  expect(ideas[0].reasons.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(0)
})

test('a forecast adds up to one', () => {
  const { chances } = thinking.forecast(position, null)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
})
