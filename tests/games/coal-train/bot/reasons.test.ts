/** Reasons of ideas: what is built, paid and held after the player's next turn, counted in play-outs of both turns. */
import { expect, test } from 'vitest'
import { candidatesOf } from '../../../../src/games/coal-train/bot/ideas.ts'
import { forgetHidden } from '../../../../src/games/coal-train/bot/hidden-tiles.ts'
import { playedOut, reasonsFor } from '../../../../src/games/coal-train/bot/reasons.ts'
import { given } from '../support/given.ts'

/** The last turn of everybody, with what a contract asks for in hand: it is paid now or never. */
const contract = forgetHidden(
  given({ ending: 'last', seats: [{ resources: 'CCCC', cards: ['P1a'], actionPoints: 3 }] }, 3, 1),
)

test('a contract that only one of two turns pays is told by its points: the payment is the turn itself', () => {
  const [own, other] = playedOut(contract, [[{ contract: 'P1a' }, { end: true }], [{ end: true }]], 4)
  expect(reasonsFor(own, other, 4)[0]).toEqual({
    part: { fact: { of: 'points-now' }, is: 4, instead: 0 },
    points: 4,
  })
  expect(reasonsFor(other, own, -4)[0]).toMatchObject({ part: { is: 0, instead: 4 }, points: -4 })
})

test.each([1, 2, 3])('ideas of deal %i have reasons with the sign of the verdict, the same ones twice', (seed) => {
  const seen = forgetHidden(given({}, 3, seed))
  const found = candidatesOf(seen, 4, 2)
  const [best, next] = found.map(({ leads }) => leads[seen.turn])
  const told = () => {
    const turns = found.map(({ turn }) => turn)
    const [own, other] = playedOut(seen, turns, 4)
    return reasonsFor(own, other, best - next)
  }
  expect(told().reduce((sum, { points }) => sum + points, 0)).toBeGreaterThanOrEqual(0)
  expect(told()).toEqual(told())
})
