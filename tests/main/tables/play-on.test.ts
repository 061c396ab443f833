import { expect, test } from 'vitest'
import { readRecord } from '../../../src/games/record.ts'
import { changeOfRecord } from '../../../src/main/shelf/change.ts'
import { openStore } from '../../../src/main/records/store.ts'
import { golden } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { newServices } from '../services.ts'

const record = golden('3-players')
const players = record.players.map((player, seat) => ({ ...player, control: seat === 2 ? 'bot:foreman' : 'human' }))

const withGame = async () => {
  const folder = newFolder()
  const store = await openStore({ folder, now: () => new Date() })
  store.games.create(changeOfRecord(record, '2026-11-20T10:00:00.000Z'))
  store.close()
  return (await newServices(folder)).api
}

test('a game goes on from any move of a stored one, which stays as it was', async () => {
  const api = await withGame()
  const before = api['shelf.open'](record.id)
  const table = api['tables.playOn']({ id: record.id, moves: 20, line: [], players })
  expect(table.id).not.toBe(record.id)
  expect(table.log.filter((item) => item.type === 'draft' || item.type === 'turn')).toHaveLength(20)
  expect(table.players).toEqual(players)
  expect(table.finishedAt).toBeNull()
  expect(api['tables.open'](table.id)).toEqual(table)
  expect(api['shelf.open'](record.id)).toBe(before)
  expect(readRecord(before).problem).toBeUndefined()
})

test('a game goes on from where another line leads', async () => {
  const api = await withGame()
  const [first, second] = api['tables.playOn']({ id: record.id, moves: 0, line: [], players }).view.draft
  const line = [{ draft: second }, { draft: first }]
  const table = api['tables.playOn']({ id: record.id, moves: 0, line, players })
  expect(table.log).toMatchObject([{ order: second }, { order: first }])
  expect(api['tables.open'](table.id)).toEqual(table)
})

test.each([
  ['a move that was never made', { id: record.id, moves: record.moves.length + 1, line: [], players }, 'bad-arguments'],
  ['a seat too few', { id: record.id, moves: 3, line: [], players: players.slice(1) }, 'bad-arguments'],
  ['a game that is not there', { id: 'nobody', moves: 3, line: [], players }, 'not-found'],
  [
    'a line against the rules',
    { id: record.id, moves: 0, line: [{ place: 'bank' as const }], players },
    'bad-arguments',
  ],
])('%s is refused', async (_, call, code) => {
  const api = await withGame()
  expect(() => api['tables.playOn'](call)).toThrow(expect.objectContaining({ code }) as Error)
})
