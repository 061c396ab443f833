/** The box: 60 cards, 25 operators, and the track. */
import { describe, expect, it } from 'vitest'
import {
  CERTIFICATES,
  ENDED_BY,
  HOLDINGS,
  INVESTORS,
  OPERATORS,
  RAILROADS,
  START_PRICES,
  TOP_PRICE,
  TOP_SPACE,
  TRACK,
  discounted,
  sidesOf,
  spaceOf,
} from '../../../src/games/railroad-barons/state/components.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('the box', () => {
  it('has 28 Railroads, 20 certificates, 5 Holdings and 5 Investors: 58 cards and two overviews', () => {
    expect([RAILROADS.length, CERTIFICATES, HOLDINGS.length, INVESTORS.length]).toEqual([28, 20, 5, 5])
  })

  it('has 25 operators', () => {
    expect(sum(OPERATORS)).toBe(25)
  })

  it('has a track of 20 spaces that rises from 40 to 350, with the start prices on it', () => {
    expect(TRACK).toHaveLength(20)
    expect(TRACK).toEqual([...TRACK].sort((a, b) => a - b))
    expect([TRACK[0], TRACK[TOP_SPACE]]).toEqual([40, TOP_PRICE])
    for (const price of START_PRICES) expect(spaceOf(price)).toBeGreaterThan(0)
    expect(TOP_SPACE - spaceOf(100)).toBe(13)
  })

  it('lies in the order of its categories', () => {
    const letters = RAILROADS.map((id) => id[0])
    expect(letters).toEqual([...letters].sort())
    const counts = [...Map.groupBy(letters, (letter) => letter)].map(([letter, cards]) => `${letter}${cards.length}`)
    expect(counts).toEqual(['A4', 'B3', 'C3', 'D2', 'E2', 'F2', 'G2', 'H2', 'I8'])
  })

  it.each([
    ['A1', ['2 100 50']],
    ['B3', ['2 100 50', '3 200 50']],
    ['C1', ['3 200 80']],
    ['D2', ['3 200 80', '4 300 80']],
    ['E1', ['4 300 120']],
    ['F1', ['4 300 120', '5 500 120']],
    ['G2', ['5 500 170']],
    ['H1', ['6 600 230']],
    ['I8', ['8 400 100', '8 800 300']],
  ])('%s has level, cost and income %s', (id, sides) => {
    const found = sidesOf(RAILROADS.indexOf(id)).map(({ level, cost, income }) => `${level} ${cost} ${income}`)
    expect(found).toEqual(sides)
  })

  it('ends level 2 at 4, 3 at 6 and 4 at 8', () => {
    expect(ENDED_BY).toEqual({ 2: 4, 3: 6, 4: 8 })
  })

  it('has no cost of which a fifth is no whole dollar', () => {
    const costs = RAILROADS.flatMap((_, railroad) => sidesOf(railroad).map(({ cost }) => discounted(cost)))
    expect(costs.every(Number.isInteger)).toBe(true)
    expect([discounted(800), discounted(400)]).toEqual([640, 320])
  })
})
