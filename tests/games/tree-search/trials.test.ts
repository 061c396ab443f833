/** Trials of draws from urns: what is hidden decides what an urn is worth, and its promise says nothing of it. */
import { expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { bestByTrials } from '../../../src/games/tree-search/trials.ts'
import type { TrialGame } from '../../../src/games/tree-search/trials.ts'

interface Urns {
  /** How lucky everybody is in this deal. */
  luck: number
  taken: number | null
  isOver: boolean
}

/** An urn is worth what it says and the deal's luck, which is far more. */
const urns: TrialGame<Urns, number> = {
  dealHidden: (s, random) => ({ ...s, luck: random.below(100) }),
  play: (s, taken) => ({ ...s, taken }),
  playOn: (s) => ({ ...s, isOver: true }),
  judge: ({ luck, taken, isOver }) => (isOver ? (luck + taken!) / 200 : 0.5),
}

const start: Urns = { luck: 0, taken: null, isOver: false }

const best = (actions: number[], iterations: number, game = urns) =>
  bestByTrials(game, start, actions, { iterations, expired: () => false }, seeded(3))

test('all actions meet the same deals, so that luck hides nothing', () => {
  expect(best([1, 2, 4, 3], 16)).toBe(4)
})

test('an action that falls short in every deal is dropped after four', () => {
  const tried: number[] = []
  const watched = { ...urns, playOn: (s: Urns) => (tried.push(s.taken!), urns.playOn(s)) }
  expect(best([1, 4], 1000, watched)).toBe(4)
  expect(tried).toEqual([1, 4, 1, 4, 1, 4, 1, 4])
})

test('no more actions are compared than can be tried four times each', () => {
  expect(best([1, 2, 4], 8)).toBe(2)
  expect(best([1, 2, 4], 7)).toBe(1)
})

test('no state is changed', () => {
  best([1, 2], 8)
  expect(start).toEqual({ luck: 0, taken: null, isOver: false })
})
