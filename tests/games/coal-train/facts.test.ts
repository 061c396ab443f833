/** Figures of the game's own: what a record tells, recomputed plainly, and what the archive counts. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { coalTrain } from '../../../src/games/coal-train/game.ts'
import type { Fact } from '../../../src/games/facets/figures.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../../main/folder.ts'
import { now } from '../../main/store/stored.ts'
import { playedRecord } from '../every-game/games.ts'
import { plainFacts } from './facts-plainly.ts'

const GOLDEN = join(import.meta.dirname, '../../records/coal-train')
const golden = readdirSync(GOLDEN)
  .map((name) => JSON.parse(readFileSync(join(GOLDEN, name), 'utf8')) as GameRecord)
  .filter(({ result }) => result !== null)
const random = [3, 4, 5].flatMap((players) =>
  Array.from({ length: 4 }, (_, seed) => playedRecord(coalTrain, players, 300 + seed) as GameRecord),
)
const records = [...golden, ...random]
const digital = records.filter(({ mode }) => mode === 'digital')

const { keys, of } = coalTrain.figures.facts!
const isScoring = ({ key }: Fact) => key.startsWith('card F')

describe('a finished game tells', () => {
  test.each(digital.map((record, at) => [at, record] as const))('what happened in it: %i', (_, record) => {
    const told = of(record)
    expect(told.map((fact) => (isScoring(fact) ? { ...fact, amount: null } : fact))).toEqual(plainFacts(record))
    const { scores } = record.result as { scores: { scoring: number }[] }
    scores.forEach(({ scoring }, seat) => {
      const own = told.filter((fact) => isScoring(fact) && fact.seat === seat)
      expect(own.reduce((sum, { amount }) => sum + amount!, 0)).toBe(scoring)
    })
  })

  test('nothing that has no key, and every subject in some game', () => {
    const told = new Set(digital.flatMap(of).map(({ key }) => key))
    expect([...told].filter((key) => !keys.includes(key))).toEqual([])
    for (const subject of ['start', 'first', 'city', 'card', 'tile', 'rounds', 'end'])
      expect([...told].some((key) => key.startsWith(`${subject} `))).toBe(true)
    expect(told).toContain('end idle')
    expect(told).toContain('end drawn')
  })

  test('nothing where it was scored at a table, or where the rules refuse a move', () => {
    for (const record of golden.filter(({ mode }) => mode === 'companion')) expect(of(record)).toEqual([])
    expect(of({ ...digital[0], moves: [{ buy: true }] })).toEqual([])
  })
})

test('the archive counts them, with averages and victories', async () => {
  const store = await openStore({ folder: newFolder(), now, catalogue: CATALOGUE })
  onTestFinished(() => store.close())
  records.forEach((record, at) =>
    store.games.create(changeOfRecord({ ...record, id: `game-${at}` }, now().toISOString(), CATALOGUE)),
  )
  const { told, games } = store.statistics.tables({ game: coalTrain.identity.id })
  expect([games, told.games]).toEqual([records.length, digital.length])
  const all = digital.flatMap((record) =>
    of(record).map((fact) => ({ ...fact, winners: (record.result as { winners: number[] }).winners })),
  )
  expect(told.facts.map(({ key }) => key)).toEqual(keys.filter((key) => all.some((fact) => fact.key === key)))
  for (const { key, times, amount, won } of told.facts) {
    const own = all.filter((fact) => fact.key === key)
    expect(times).toBe(own.length)
    const amounts = own.flatMap((fact) => fact.amount ?? [])
    if (amounts.length === 0) expect(amount).toBeNull()
    else expect(amount).toBeCloseTo(amounts.reduce((a, b) => a + b) / amounts.length, 6)
    const sat = own.filter(({ seat }) => seat !== null)
    const victories = sat.map(({ seat, winners }) => (winners.includes(seat!) ? 1 / winners.length : 0))
    if (sat.length === 0) expect(won).toBeNull()
    else expect(won!.share).toBeCloseTo(victories.reduce((a, b) => a + b) / sat.length, 6)
  }
})
