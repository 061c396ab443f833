/** A turn’s space costs the others who come there later. */
import { expect, test } from 'vitest'
import type { Outcome } from '../../../../src/games/play-outs/compare.ts'
import { takenSpace } from '../../../../src/games/coal-baron/bot/taken-space.ts'
import { SPACES } from '../../../../src/games/coal-baron/state/components.ts'
import * as moves from '../../../../src/games/coal-baron/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/coal-baron/rules/play.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import { firstTurn } from '../support/given.ts'

const numberOf = (space: string) => SPACES.findIndex((id) => id === space)
const placing = (space: string) => [moves.placeMove(numberOf(space))]

/** Seat 0 makes its turn, then seat 1 follows; a worker is worth 2 points. */
function outcomes(s: State, own: string, other: string): [unknown, Outcome][] {
  const taken = takenSpace(s, placing(own))
  for (const move of placing(own)) playUnchecked(s, move)
  taken.follow(s, placing(other))
  const counted = new Map<string, Outcome>()
  taken.addTo(counted, s, 2)
  return [...counted].map(([key, outcome]) => [JSON.parse(key), outcome])
}

const dearer = (amount: number, points: number) => [
  [
    { of: 'dearer', area: 'money' },
    { amount, points },
  ],
]

test('the next player there needs a worker more', () => {
  expect(outcomes(firstTurn({ players: 2 }), 'money-4', 'money-4')).toEqual(dearer(1, 2))
  expect(outcomes(firstTurn({ players: 2 }), 'money-4', 'mining-6')).toEqual(dearer(0, 0))
})

test('whoever takes the last free space of a building makes all of it dearer', () => {
  const s = firstTurn({ players: 2 })
  const others = SPACES.filter((id) => id.startsWith('money') && id !== 'money-4')
  for (const id of others) if (!state.isLocked(s, numberOf(id))) state.setWorkersOn(s, numberOf(id), 1, 1)
  expect(outcomes(s, 'money-4', 'money-6')).toEqual([
    [
      { of: 'last-free', area: 'money' },
      { amount: 1, points: 2 },
    ],
  ])
})

test('the bank is never dearer', () => {
  expect(outcomes(firstTurn({ players: 2 }), 'bank', 'bank')).toEqual([])
})
