/** The points beside a name while the scores are told: no more than has been told. */
import { expect, test } from 'vitest'
import { pointsSoFar } from '../../../src/games/coal-train/rules/ceremony.ts'
import { scoreOf } from '../../../src/games/coal-train/rules/result.ts'
import { PARTS } from '../../../src/games/coal-train/state/state.ts'
import { given } from './support/given.ts'

const SEATS = [
  { towns: 3, cities: 5, gifts: 2, contracts: 4, cards: ['F2a'] as const, stations: ['POT', 'REA'] as const },
]

test('add up part by part, from nothing to the total', () => {
  const seats = SEATS.map((seat) => ({ ...seat, cards: [...seat.cards], stations: [...seat.stations] }))
  const told = [0, 1, 2, 3, 4, PARTS.length].map((told) => given({ phase: 'scoring', told, seats }))
  const { total } = scoreOf(told[0].seats[0])
  expect(told.map((s) => pointsSoFar(s)[0])).toEqual([0, 3, 8, 10, 14, total])
})

test('are those of the position while it is played, and the result once it is over', () => {
  for (const phase of ['acting', 'over'] as const)
    expect(pointsSoFar(given({ phase, seats: [{ towns: 3, cities: 5 }] }))[0]).toBe(8)
})
