/** Figures of the game's own: what a record tells, recomputed plainly, and what the archive counts. */
import { describe, expect, test } from 'vitest'
import { coalTrain } from '../../../src/games/coal-train/game.ts'
import type { Fact } from '../../../src/games/facets/figures.ts'
import { countsFacts, finishedGames } from '../every-game/facts-counted.ts'
import { plainFacts } from './facts-plainly.ts'

const { records, digital } = finishedGames(coalTrain.identity.id, [3, 4, 5], 4)

const facts = coalTrain.figures.facts!
const isScoring = ({ key }: Fact) => key.startsWith('card F')

describe('a finished game tells', () => {
  test.each(digital.map((record, at) => [at, record] as const))('what happened in it: %i', (_, record) => {
    const told = facts.of(record)
    expect(told.map((fact) => (isScoring(fact) ? { ...fact, amount: null } : fact))).toEqual(plainFacts(record))
    const { scores } = record.result as unknown as { scores: { scoring: number }[] }
    scores.forEach(({ scoring }, seat) => {
      const own = told.filter((fact) => isScoring(fact) && fact.seat === seat)
      expect(own.reduce((sum, { amount }) => sum + amount!, 0)).toBe(scoring)
    })
  })

  test('nothing that has no key, and every subject in some game', () => {
    const told = new Set(digital.flatMap((record) => facts.of(record)).map(({ key }) => key))
    expect([...told].filter((key) => !facts.keys.includes(key))).toEqual([])
    for (const subject of ['start', 'first', 'city', 'card', 'tile', 'rounds', 'end'])
      expect([...told].some((key) => key.startsWith(`${subject} `))).toBe(true)
    expect(told).toContain('end idle')
    expect(told).toContain('end drawn')
  })

  test('nothing where it was scored at a table, or where the rules refuse a move', () => {
    for (const record of records.filter(({ mode }) => mode === 'companion')) expect(facts.of(record)).toEqual([])
    expect(facts.of({ ...digital[0], moves: [{ buy: true }] })).toEqual([])
  })
})

test('the archive counts them, with averages and victories', () => countsFacts(records, (record) => facts.of(record)))
