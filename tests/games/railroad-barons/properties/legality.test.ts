/** Legality has one source: in every position of random games what is listed plays, and everything else is refused. */
import { expect, it } from 'vitest'
import { rules } from '../../../../src/games/railroad-barons/facets/rules.ts'
import { allowed } from '../../../../src/games/railroad-barons/rules/allowed.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import { HOLDINGS, INVESTORS, PERCENTS, RAILROADS } from '../../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import { byChance, sensibly, steps } from '../support/games.ts'

const certificates = HOLDINGS.flatMap((id) => PERCENTS.map((percent) => [id, percent] as const))
const exchanges = certificates.flatMap(([id, percent]) => PERCENTS.map((other) => [id, percent, other] as const))

/** Whatever may be said at a table without knowing what lies on it; mostly not allowed. */
const SAYINGS = [
  ...INVESTORS.flatMap((id) => [{ offer: id }, { assign: id }]),
  ...[0, 1, 60, 999].flatMap((dollars) => [{ value: dollars }, { price: dollars }]),
  ...['money', 'investor'].map((take) => ({ take })),
  ...[true, false].flatMap((yes) => [{ swap: yes }, { pay: yes }, { consent: yes }]),
  ...[{ pass: true }, { trade: 'done' }, { done: true }],
  ...[...certificates, ...exchanges].flatMap((each) => [{ sell: each }, { buy: each }]),
  ...certificates.flatMap((each) => [70, 100].map((par) => ({ buy: each, par }))),
  ...exchanges.map((each) => ({ buy: each, par: 80 })),
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((plus) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((minus) => [{ tokens: [plus, minus] }, { tokens: [plus, minus], network: true }]),
  ),
  ...[{}, { side: 'low' }, { side: 'high' }, { help: 10 }, { side: 'low', help: 10 }].map((how) => ({
    rail: 'bank',
    ...how,
  })),
  ...RAILROADS.flatMap((id) => [{ rail: id }, { discard: id }]),
] as unknown as Decision[]

const key = (decision: Decision) => JSON.stringify(decision)

it('what is said is allowed if and only if it is listed', () => {
  let said = 0
  for (const seed of [1, 2, 3, 4]) {
    for (const { before } of steps(seed, seed % 2 === 0 ? byChance : sensibly)) {
      if (said++ % 4 > 0) continue
      const listed = new Set(rules.legal(before).map(key))
      expect(listed.size).toBeGreaterThan(0)
      const wrong = SAYINGS.filter((each) => (rules.whyIllegal(before, each) === null) !== listed.has(key(each)))
      expect(wrong).toEqual([])
    }
  }
})

it('what a player is shown holds every listed decision, and gives a reason against the others', () => {
  for (const { before } of steps(7)) {
    const { choices, amount } = allowed(before)
    const open = choices.filter(({ refusal }) => refusal === null).map(({ decision }) => key(decision))
    const legal = rules.legal(before)
    if (amount) expect(legal).toHaveLength(amount.most - amount.least + 1)
    else expect(open.toSorted()).toEqual(legal.map(key).toSorted())
    for (const { decision, refusal } of choices) expect(rules.whyIllegal(before, decision)).toEqual(refusal)
  }
})

it('nobody gets stuck: as long as a game runs somebody is asked and may do something', () => {
  for (let seed = 100; seed < 140; seed++)
    for (const { after } of steps(seed, seed % 4 === 0 ? byChance : sensibly))
      expect(state.phase(after) === state.OVER || rules.legal(after).length > 0).toBe(true)
})
