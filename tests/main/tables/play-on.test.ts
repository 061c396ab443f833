import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { GAME, ID, laterDecision, USUAL_BOT } from '../../support/games.ts'
import { golden } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { newServices } from '../services.ts'

const record = golden('3-players')
const moves = record.moves!
const players = record.players.map((player, seat) => ({ ...player, control: seat === 2 ? USUAL_BOT : 'human' }))
const playOn = { game: ID, id: record.id, moves: 0, line: [] as unknown[], players }

async function withGame() {
  const folder = newFolder()
  const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
  store.games.create(changeOfRecord(record, '2026-11-20T10:00:00.000Z', CATALOGUE))
  store.close()
  return (await newServices(folder)).api
}

/** The log after these decisions from the beginning, as the game tells it. */
function logAfter(entries: readonly unknown[], pending: readonly unknown[] = []) {
  const course = GAME.playing.open({ players: players.length, setup: record.setup, entries, pending, alone: [] })
  return GAME.playing.shown(course, null).log
}

test('a game goes on from any move of a stored one, which stays as it was', async () => {
  const api = await withGame()
  const before = api['archive.open'](record.id)
  const table = api['tables.playOn']({ ...playOn, moves: 20 })
  expect(table.id).not.toBe(record.id)
  expect(api['tables.list']()).toMatchObject([{ id: table.id, moves: 20 }, { id: record.id }])
  expect(table.log).toEqual(logAfter(moves.slice(0, 20)))
  expect(table.players).toEqual(players)
  expect(table.finishedAt).toBeNull()
  expect(api['tables.open'](table.id)).toEqual(table)
  expect(api['archive.open'](record.id)).toBe(before)
  expect(readRecord(before, CATALOGUE).problem).toBeUndefined()
})

test('a game goes on from where another line leads', async () => {
  const api = await withGame()
  const { rules } = GAME
  const start = rules.deal(record.setup, players.length)
  const first = rules.legal(start).find((decision) => !rules.isUnderWay(rules.play(start, decision)))
  const second = rules.legal(rules.play(start, first))[0]
  expect(rules.entryOf([first])).not.toEqual(moves[0])
  const table = api['tables.playOn']({ ...playOn, line: [first, second] })
  expect(table.log).toEqual(logAfter([], [first, second]))
  expect(table.log.length).toBeGreaterThan(0)
  expect(api['tables.open'](table.id)).toEqual(table)
})

test('a running game is not played on from: on a copy one could look at what is drawn next', async () => {
  const api = await withGame()
  const { id } = api['tables.playOn']({ ...playOn, moves: 20 })
  for (const moves of [0, 20])
    expect(() => api['tables.playOn']({ ...playOn, id, moves })).toThrow(
      expect.objectContaining({ code: 'not-allowed-now' }) as Error,
    )
  expect(api['tables.list']().map((table) => table.id)).toEqual([id, record.id])
})

test.each([
  ['a move that was never made', { ...playOn, moves: moves.length + 1 }, 'bad-arguments'],
  ['a seat too few', { ...playOn, moves: 3, players: players.slice(1) }, 'bad-arguments'],
  ['a game that is not there', { ...playOn, id: 'nobody', moves: 3 }, 'not-found'],
  ['a game of another title', { ...playOn, game: 'another', moves: 3 }, 'bad-arguments'],
  ['a line against the rules', { ...playOn, line: [laterDecision(record)] }, 'bad-arguments'],
])('%s is refused', async (_, call, code) => {
  const api = await withGame()
  expect(() => api['tables.playOn'](call)).toThrow(expect.objectContaining({ code }) as Error)
})
