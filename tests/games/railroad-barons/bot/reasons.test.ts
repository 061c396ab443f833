/** Reasons of ideas: money and offices until the rounds end, counted in play-outs of both turns. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { candidatesOf } from '../../../../src/games/railroad-barons/bot/candidates.ts'
import { playedOut, reasonsFor } from '../../../../src/games/railroad-barons/bot/reasons.ts'
import { FITTED } from '../../../../src/games/railroad-barons/bot/weigh.ts'
import { thinking } from '../../../../src/games/railroad-barons/facets/thinking.ts'
import { BEGINNINGS, SETUP } from '../../../../src/games/railroad-barons/lessons/long-evening.ts'
import { moveOf } from '../../../../src/games/railroad-barons/rules/decisions.ts'
import { replay } from '../../../../src/games/railroad-barons/rules/entries.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/railroad-barons/rules/play.ts'
import { deal } from '../../../../src/games/railroad-barons/rules/setup.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import { HOLDINGS } from '../../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { golden } from '../../../support/golden.ts'

const never = () => false

const questions = thinking.reviewing.questions(golden('2-players', 'railroad-barons'), 'quick') as { position: State }[]

/** Late in a game a Holding that has no Railroad left to buy decides on its revenue of $310; the seat owns 80% of it. */
const paying = questions[174].position
const pay = (is: 0 | 1) => [moves.moveOf(moves.PAY, is)]

describe('whether to pay a revenue', () => {
  const [paid, kept] = [playedOut(paying, pay(1), 12), playedOut(paying, pay(0), 12)]

  test('is told by the dividends', () => {
    const reasons = reasonsFor(paid, kept, 100)
    const facts = reasons.map(({ part }) => part.fact)
    expect(facts[0]).toEqual({ of: 'dividends', whose: 'own' })
    expect(reasons[0].part.is - reasons[0].part.instead).toBeCloseTo(248)
    expect(reasons[0].points).toBe(248)
  })

  test('is told against keeping it as well', () => {
    const reasons = reasonsFor(kept, paid, -100)
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeLessThan(0)
  })
})

test('the Railroads that a purchase makes obsolete are counted with their owner’s dividends', () => {
  const start = replay(deal(SETUP), BEGINNINGS.obsolete).state
  const turnOf = (...decisions: Decision[]) => {
    const now = state.copy(start)
    return decisions.map((decision) => {
      const move = moveOf(now, decision) as Move
      playUnchecked(now, move)
      return move
    })
  }
  const tokens: Decision = { tokens: [1, 4] }
  const buying = playedOut(start, turnOf(tokens, { rail: 'bank', side: 'high' }), 6)
  const other = { of: 'obsolete', whose: 'other', holding: 'green' }
  const ended = (played: typeof buying, fact: unknown) =>
    played.map(({ outcomes }) => outcomes.get(JSON.stringify(fact))?.amount)
  const shares = state.shares(start, HOLDINGS.indexOf('green'), state.otherSeat(state.asked(start)))
  expect(ended(buying, other).every((dollars) => dollars! > 0)).toBe(true)
  expect(shares).toBeGreaterThan(0)
  expect(ended(buying, { ...other, whose: 'own' })).toEqual(buying.map(() => 0))
})

describe('in a game', () => {
  const tried = questions
    .filter((_, move) => move % 29 === 5)
    .map(({ position }, i) => ({
      position,
      found: candidatesOf(position, FITTED, { iterations: 60, expired: never }, seeded(i)),
    }))
    .filter(({ found }) => found.length > 1)

  test('reasons add up to the sign of the verdict, and the same position has the same ones', () => {
    expect(tried.length).toBeGreaterThan(2)
    for (const { position, found } of tried) {
      const [best, next] = found.slice(0, 2).sort((a, b) => b.lead - a.lead)
      const told = () => {
        const [own, other] = [best, next].map(({ turn }) => playedOut(position, turn, 6))
        return reasonsFor(own, other, best.lead - next.lead)
      }
      expect(told().reduce((sum, { points }) => sum + points, 0)).toBeGreaterThanOrEqual(0)
      expect(told()).toEqual(told())
    }
  })
})
