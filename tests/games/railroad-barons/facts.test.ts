/** Figures of the game's own: what a record tells, and what the archive counts, each recomputed plainly. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { railroadBarons } from '../../../src/games/railroad-barons/game.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../../main/folder.ts'
import { now } from '../../main/store/stored.ts'
import { playedRecord } from '../every-game/games.ts'
import { plainFacts } from './facts-plainly.ts'

const GOLDEN = join(import.meta.dirname, '../../records/railroad-barons')
const golden = readdirSync(GOLDEN)
  .map((name) => JSON.parse(readFileSync(join(GOLDEN, name), 'utf8')) as GameRecord)
  .filter(({ result }) => result !== null)
const random = Array.from({ length: 12 }, (_, seed) => playedRecord(railroadBarons, 2, 300 + seed) as GameRecord)
const records = [...golden, ...random]
const digital = records.filter(({ mode }) => mode === 'digital')

const { keys, of } = railroadBarons.figures.facts!

describe('a finished game tells', () => {
  test.each(digital.map((record, at) => [at, record] as const))('what happened in it: %i', (_, record) => {
    expect(of(record)).toEqual(plainFacts(record))
  })

  test('nothing that has no key, and everything that has one in some game', () => {
    const told = new Set(digital.flatMap(of).map(({ key }) => key))
    expect([...told].filter((key) => !keys.includes(key))).toEqual([])
    for (const subject of ['opening', 'draft', 'start', 'rounds', 'end', 'value'])
      expect([...told].some((key) => key.startsWith(`${subject} `))).toBe(true)
    expect(told).toContain('end none')
  })

  test('nothing where it was scored at a table', () => {
    for (const record of golden.filter(({ mode }) => mode === 'companion')) expect(of(record)).toEqual([])
  })
})

test('the archive counts them, with averages and victories', async () => {
  const store = await openStore({ folder: newFolder(), now, catalogue: CATALOGUE })
  onTestFinished(() => store.close())
  records.forEach((record, at) =>
    store.games.create(changeOfRecord({ ...record, id: `game-${at}` }, now().toISOString(), CATALOGUE)),
  )
  const { told, games } = store.statistics.tables({ game: railroadBarons.identity.id })
  expect([games, told.games]).toEqual([records.length, digital.length])
  const all = digital.flatMap(({ result, ...record }) =>
    plainFacts({ result, ...record }).map((fact) => ({ ...fact, winners: (result as { winners: number[] }).winners })),
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
