/** Figures of the game's own: what a record tells, and what the archive counts, each recomputed plainly. */
import { describe, expect, test } from 'vitest'
import { railroadBarons } from '../../../src/games/railroad-barons/game.ts'
import { countsFacts, finishedGames } from '../every-game/facts-counted.ts'
import { plainFacts } from './facts-plainly.ts'

const { records, digital } = finishedGames(railroadBarons.identity.id, [2], 12)

const facts = railroadBarons.figures.facts!

describe('a finished game tells', () => {
  test.each(digital.map((record, at) => [at, record] as const))('what happened in it: %i', (_, record) => {
    expect(facts.of(record)).toEqual(plainFacts(record))
  })

  test('nothing that has no key, and everything that has one in some game', () => {
    const told = new Set(digital.flatMap((record) => facts.of(record)).map(({ key }) => key))
    expect([...told].filter((key) => !facts.keys.includes(key))).toEqual([])
    for (const subject of ['opening', 'draft', 'start', 'rounds', 'end', 'value'])
      expect([...told].some((key) => key.startsWith(`${subject} `))).toBe(true)
    expect(told).toContain('end none')
  })

  test('nothing where it was scored at a table', () => {
    for (const record of records.filter(({ mode }) => mode === 'companion')) expect(facts.of(record)).toEqual([])
  })
})

test('the archive counts them, with averages and victories', () => countsFacts(records, plainFacts))
