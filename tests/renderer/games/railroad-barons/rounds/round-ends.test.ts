/** Worth, cash and prices as they stood when each round was over. */
import { expect, test } from 'vitest'
import type { Entry, Setup } from '../../../../../src/games/railroad-barons/rules/types.ts'
import { roundEnds } from '../../../../../src/renderer/games/railroad-barons/rounds/round-ends.ts'
import { storedGame, type BaronsPlayed } from '../../../../../src/renderer/games/railroad-barons/archive/stored-game.ts'
import { view } from '../../../../../src/games/railroad-barons/rules/view.ts'
import { statesOf } from '../../../../../src/renderer/games/railroad-barons/rounds/states-of.ts'
import { golden } from '../../../../support/golden.ts'

const { result, played } = storedGame(golden('2-players', 'railroad-barons'))
const statesIn = ({ positions }: BaronsPlayed) => positions.map(({ course }) => course.state)
const ends = roundEnds(statesIn(played!))

test('each round has its end once, in order, and the last is that of the game', () => {
  const order = ends.map(({ round: { stock, operating } }) => 3 * stock + operating)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(new Set(order).size).toBe(order.length)
  expect(ends.at(-1)!.worth).toEqual(result.scores.map(({ total }) => total))
  expect(ends.at(-1)!.cash).toEqual(result.scores.map(({ cash }) => cash))
  expect(Math.max(...ends.at(-1)!.prices.map(Number))).toBe(350)
})

test('the draft ends with what it paid, before any Holding but MS&C is started', () => {
  const { setup, moves } = golden('cratchit-removed', 'railroad-barons')
  const record = { ...golden('cratchit-removed', 'railroad-barons'), setup: setup as Setup, moves: moves as Entry[] }
  const [draft, first] = roundEnds(statesIn(storedGame(record).played!))
  expect(draft).toMatchObject({
    round: { stock: 0, operating: 0 },
    cash: [800, 800],
    worth: [800, 800],
    prices: [null, null, null, null, null],
  })
  expect(first.round).toEqual({ stock: 1, operating: 0 })
})

test('the log of a finished table has all positions of its game', () => {
  const course = played!.positions.at(-1)!.course
  const states = statesOf({ view: view(course.state, course.state, []), log: course.log })
  expect(roundEnds(states)).toEqual(ends)
})
