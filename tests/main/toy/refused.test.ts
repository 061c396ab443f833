/** Refusals, each with its code and place. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { playedRecord } from '../../games/every-game/games.ts'
import { quietToy } from '../../support/quiet-toy.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { newFolder } from '../folder.ts'
import { FIVE, act, imported, newTable, ofShipped, opened, seated, shipped } from './room.ts'

async function createdWith(table: object) {
  const { call } = await opened(newFolder())
  return call('tables.create', table as never)
}
const badly = (at: string) => ({ code: 'bad-arguments', params: { call: 'tables.create', at } })

test.each([
  ['a sixth seat', newTable([...FIVE, { name: 'Six', color: 'pink', control: 'human' }]), 'players'],
  ['one seat alone', newTable(FIVE.slice(0, 1)), 'players'],
  ['an option of another game', newTable(FIVE, { lumps: 3, startingPlayer: 0, rain: 'none' }), 'options.rain'],
  ['an option’s value out of reach', newTable(FIVE, { startingPlayer: 0, lumps: 7 }), 'options.lumps'],
  [
    'a level of another game',
    newTable(FIVE.with(1, { ...FIVE[1], control: `bot:${shipped.identity.levels.at(-1)}` })),
    'players.1.control',
  ],
  ['a game that isn’t there', newTable(FIVE, {}, 'chess'), 'game'],
])('%s', async (_, table, at) => {
  await expect(createdWith(table)).rejects.toMatchObject(badly(at))
})

test('a decision of another game, and one for a table of another game', async () => {
  const { call } = await opened(newFolder())
  const table = await call('tables.create', newTable(seated('human', 'human')))
  const { id, revision } = table
  const [decision] = shipped.rules.decisionsOf(ofShipped(8).moves![0])
  await expect(act(call, table, { type: 'decide', decision })).rejects.toMatchObject({
    params: { call: 'tables.act', at: expect.stringMatching(/^action\.decision/) as string },
  })
  const elsewhere = { game: 'quiet-toy', id, revision, action: { type: 'decide' as const, decision: { take: 1 } } }
  await expect(call('tables.act', elsewhere)).rejects.toMatchObject({ params: { at: 'game', problem: 'not-toy' } })
})

test('a score sheet, where the game has none', async () => {
  const { call } = await opened(newFolder())
  const sheet = { game: 'quiet-toy', players: seated('human', 'human'), options: {} }
  await expect(call('sheets.create', sheet as never)).rejects.toMatchObject({
    params: { call: 'sheets.create', at: 'game' },
  })
  const scored = { ...playedRecord(quietToy, 2, 5), mode: 'companion' as const }
  const { items } = await imported(call, 'scored.pithead', writeRecord(scored))
  expect(items).toMatchObject([
    { state: 'refused', game: 'quiet-toy', problem: { path: 'mode', code: 'unknown-value' } },
  ])
})

test('a record of a game that isn’t in the catalogue', async () => {
  const { call } = await opened(newFolder(), CATALOGUE)
  const { items, kept } = await imported(call, 'toy.pithead', writeRecord(playedRecord(toy, 3, 6)))
  expect(items).toMatchObject([
    { name: 'toy.pithead', state: 'refused', game: null, problem: { path: 'game', code: 'unknown-value' } },
  ])
  expect(kept).toBe(0)
})
