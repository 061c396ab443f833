/** The golden records have every kind of turn that a record can hold. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord } from '../../../src/games/record/record.ts'
import { replay } from '../../../src/games/railroad-barons/rules/entries.ts'
import { deal } from '../../../src/games/railroad-barons/rules/setup.ts'
import type { Entry, Setup } from '../../../src/games/railroad-barons/rules/types.ts'
import * as at from '../../../src/games/railroad-barons/state/layout.ts'
import { MOST_STOCK_ROUNDS } from '../../../src/games/railroad-barons/state/components.ts'
import { golden, goldenNames, goldenText } from '../../support/golden.ts'

const ID = 'railroad-barons'
const entries = goldenNames(ID).flatMap((name) => (golden(name, ID).moves ?? []) as Entry[])

const TOLD = ['take', 'swap', 'pay', 'consent', 'side']

/** The keys of an entry, with what tells its kinds apart. */
function kindsOf(entry: Entry): string[] {
  const sold = 'sell' in entry ? entry.sell.map(({ length }) => `sell ${length}`) : []
  const bought = 'buy' in entry ? [`buy ${entry.buy.length}`] : []
  return [
    ...sold,
    ...bought,
    ...Object.entries(entry).map(([key, value]) => (TOLD.includes(key) ? `${key} ${String(value)}` : key)),
  ]
}

test.each([
  ...['offer', 'take money', 'take investor', 'swap true', 'swap false', 'pass', 'done', 'assign', 'discard', 'price'],
  ...['sell 2', 'sell 3', 'buy 2', 'buy 3', 'par', 'tokens', 'network', 'pay true', 'pay false'],
  ...['side low', 'side high', 'help', 'consent true', 'consent false'],
])('%s', (kind) => {
  expect(entries.flatMap(kindsOf)).toContain(kind)
})

function endOf(name: string) {
  const { setup, moves } = golden(name, ID)
  const played = replay(deal(setup as Setup), moves as Entry[])
  if (played.refusal) throw new Error(played.refusal.code)
  return played.state
}

test('one goes on to the safety stop', () => {
  expect(endOf('safety-stop')[at.STOCK_ROUND]).toBe(MOST_STOCK_ROUNDS)
})

test('one removes Old Cratchit after the draft, which both are paid for', () => {
  const { moves, setup } = golden('cratchit-removed', ID)
  const drafted = replay(deal(setup as Setup), (moves as Entry[]).slice(0, 8))
  if (drafted.refusal) throw new Error(drafted.refusal.code)
  expect([...drafted.state.slice(at.CASH, at.SOLD)]).toEqual([200 + 60 + 90 + 450, 200 + 80 + 70 + 450])
})

test('one stops while somebody is asked for their consent', () => {
  const read = readRecord(goldenText('running', ID), CATALOGUE)
  expect(read.problem).toBeUndefined()
  expect((golden('running', ID).moves as Entry[]).at(-1)).toHaveProperty('price')
})
