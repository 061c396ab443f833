/** Reasons of ideas: they have the sign of the verdict, name what decides, and are told again with other deals. */
import { describe, expect, test } from 'vitest'
import { itemAt } from '../../../../src/games/building-blocks/lists.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { candidatesOf, seenBy } from '../../../../src/games/coal-baron/bot/ideas.ts'
import { playedOut, reasonsFor } from '../../../../src/games/coal-baron/bot/reasons.ts'
import { setupOf } from '../../../../src/games/coal-baron/index.ts'
import { SPACES } from '../../../../src/games/coal-baron/state/components.ts'
import * as moves from '../../../../src/games/coal-baron/rules/moves.ts'
import { positionsOf } from '../../../../src/games/coal-baron/rules/positions.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import { golden } from '../support/golden.ts'
import { firstTurn, hasFilled, hasMarks, hasWorkers } from '../support/given.ts'

const placing = (space: string) => [moves.placeMove(SPACES.indexOf(space as (typeof SPACES)[number]))]
const facts = (reasons: ReturnType<typeof reasonsFor>) => reasons.map(({ part }) => part.fact)

describe('at the last worker of a shift', () => {
  /** Seat 0 has the only worker left, and a complete order for trucks. */
  const last = (): State => {
    const s = firstTurn({ players: 2 })
    hasWorkers(s, 0, 1)
    hasWorkers(s, 1, 0)
    hasMarks(s, 0, 0)
    hasFilled(s, 0, 'TKKK')
    return seenBy(s)
  }

  test('an order delivered surely, and the lead on its coal, are named with their points', () => {
    const own = playedOut(last(), placing('delivery-truck'), 10)
    const other = playedOut(last(), placing('money-6'), 10)
    const [first] = reasonsFor(own, other, 15)
    expect(first).toEqual({ part: { fact: { of: 'deliver', order: 'TKKK' }, is: 1, instead: 0 }, points: 12 })
    expect(facts(reasonsFor(other, own, -15))[0]).toEqual({ of: 'deliver', order: 'TKKK' })
  })
})

describe.each(['2-players', '3-players', '4-players'])('in a game of %s', (name) => {
  const record = golden(name)
  const positions = positionsOf(setupOf(record), record.moves).filter(({ part }) => part === 0)
  const tried = positions
    .filter((_, move) => move % 11 === 5)
    .map(({ state: s }, i) => {
      const seen = seenBy(s)
      const found = candidatesOf(seen, { iterations: 300, expired: () => false }, seeded(i), 2)
      return { seen, found }
    })
    .filter(({ found }) => found.length > 1)

  test('the reasons for the best idea add up to the sign of the verdict, those against the other as well', () => {
    expect(tried.length).toBeGreaterThan(3)
    for (const { seen, found } of tried) {
      const [best, next] = found.map(({ leads }) => itemAt(leads, state.turn(seen)))
      const [own, other] = found.map(({ action }) => playedOut(seen, action, 12))
      const points = (reasons: ReturnType<typeof reasonsFor>) => reasons.reduce((sum, each) => sum + each.points, 0)
      expect(points(reasonsFor(own, other, best - next))).toBeGreaterThanOrEqual(0)
      expect(points(reasonsFor(other, own, next - best))).toBeLessThanOrEqual(0)
    }
  })

  test('the same position has the same reasons', () => {
    const { seen, found } = tried[0]
    const told = () => reasonsFor(playedOut(seen, found[0].action, 6), playedOut(seen, found[1].action, 6), 1)
    expect(told()).toEqual(told())
  })
})
