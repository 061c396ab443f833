/** Golden records replay to their own results, and have every kind of entry that a record can hold. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { coalTrain } from '../../../src/games/coal-train/game.ts'
import { readRecord, writeRecord } from '../../../src/games/record/record.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { replay } from '../../../src/games/coal-train/rules/entries.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import type { Entry, Setup } from '../../../src/games/coal-train/rules/types.ts'

const RECORDS = join(import.meta.dirname, '../../records/coal-train')
const FILES = readdirSync(RECORDS)

const textOf = (file: string) => readFileSync(join(RECORDS, file), 'utf8')
const recordOf = (file: string) =>
  JSON.parse(textOf(file)) as Omit<GameRecord, 'moves' | 'setup'> & { moves: Entry[]; setup: Setup }

describe.each(FILES)('%s', (file) => {
  const read = readRecord(textOf(file), catalogueOf(coalTrain))

  test('is right in every part, and is written as it was read', () => {
    if (read.problem) throw new Error(`${read.problem.path}: ${read.problem.code}`)
    expect(writeRecord(read.record)).toBe(textOf(file))
  })
})

const DIGITAL = FILES.filter((file) => recordOf(file).mode === 'digital')
const keys = new Set(DIGITAL.flatMap((file) => recordOf(file).moves.flatMap((entry: Entry) => Object.keys(entry))))

test.each([
  ...['start', 'step', 'take', 'move', 'buy', 'use', 'goods', 'waive', 'with', 'build', 'tile', 'via', 'card', 'loco'],
  ...['town', 'from', 'raise', 'gain', 'upgrade', 'exchange', 'coal', 'contract', 'spend', 'trade', 'to', 'end'],
  ...['place', 'swap'],
])('%s', (key) => {
  expect([...keys]).toContain(key)
})

function endOf(file: string) {
  const { setup, moves, players } = recordOf(file)
  const played = replay(deal(setup, players.length), moves)
  if (played.refusal) throw new Error(played.refusal.code)
  return played.state
}

test.each(['3-players.json', '4-players.json', '5-players.json'])('%s ends by the last tile drawn', (file) => {
  expect(endOf(file)).toMatchObject({ phase: 'over', reserve: [] })
})

test('one ends because nobody buys, with the reserve whole', () => {
  expect(endOf('nobody-buys.json')).toMatchObject({ phase: 'over', reserve: { length: 10 } })
})

test('one stops while a drawn tile waits for its space', () => {
  expect(endOf('running.json').phase).toBe('replenishing')
})

test.each(['counts', 'places', 'points'] as const)('a table scored by its %s says how it was entered', (detail) => {
  const { sheet, setup } = recordOf(`companion-${detail}.json`) as unknown as Record<'sheet' | 'setup', object>
  expect(sheet).toMatchObject({ detail })
  expect('data' in setup).toBe(detail === 'places')
})
