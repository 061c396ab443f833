/** Positions of finished games that somebody studies: real threads, a real database. */
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { AnalysisService } from '../../../src/main/analysis/analysis.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { BotPool } from '../../../src/main/bots/pool.ts'
import { golden } from '../../support/golden.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { recordOf } from '../../../src/main/tables/table.ts'
import { CALLS, GAME, ID, OPTIONS, WEAK_BOT } from '../../support/games.ts'
import { newStore, roomOn } from '../tables/room.ts'
import { AT, entries, MOVES, positionAfter, record, storeGames } from './studied-game.ts'

const PAGE = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
const OTHER = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a12'

const { rules } = GAME

async function opened(threads = 1) {
  const store = await newStore()
  const begun = storeGames(store, 30)
  const pool = new BotPool(threads)
  const { tables } = roomOn(store)
  const analysis = new AnalysisService({ catalogue: CATALOGUE, store, pool, begin: tables.beginAt })
  onTestFinished(async () => {
    analysis.close()
    await pool.close()
  })
  return { analysis, store, begun, tables }
}

const place = { game: ID, id: record.id, moves: MOVES, line: [] as unknown[] }
const look = { ...place, page: PAGE, round: 0 }

/** One whole turn other than the one that was played, by the first decision that the rules allow. */
function anotherTurn(moves: number): unknown[] {
  const [played] = rules.decisionsOf(entries[moves])
  const start = positionAfter(moves)
  const first: unknown = rules.legal(start).find((each) => JSON.stringify(each) !== JSON.stringify(played))
  const line: unknown[] = [first]
  for (let now = rules.play(start, first); rules.isUnderWay(now); now = rules.play(now, line[line.length - 1]))
    line.push(rules.legal(now)[0])
  return line
}

test('lines are found of any position, tried decisions and all, and each round is a deeper one', async () => {
  const { analysis } = await opened()
  const line = anotherTurn(MOVES)
  for (const from of [look, { ...look, line }, { ...look, line: line.slice(0, 1) }]) {
    const looked = await analysis.look(from)
    v.assert(CALLS['analysis.look'].result, looked)
    expect(looked.isLast).toBe(false)
    const position = from.line.reduce((now, each) => rules.play(now, each), positionAfter(MOVES))
    for (const { idea, line: turns } of looked.found!.lines) {
      expect(turns[0].slice(0, idea.decisions.length)).toEqual(idea.decisions)
      expect(() => turns.flat().reduce((now, each) => rules.play(now, each), position)).not.toThrow()
    }
  }
  const { rounds } = GAME.thinking!.analysing
  expect([...rounds]).toEqual([...rounds].toSorted((a, b) => a - b))
  await expect(analysis.look({ ...look, round: rounds.length })).rejects.toMatchObject({ code: 'bad-arguments' })
})

test('the same position is answered the same, the players’ choices whatever lies in the stacks', async () => {
  const { analysis } = await opened()
  expect(await analysis.look(look)).toEqual(await analysis.look(look))
})

test('a page’s next question takes the place of its last, and another page’s waits', async () => {
  const { analysis } = await opened()
  const deep = GAME.thinking!.analysing.rounds.length - 1
  const first = analysis.look({ ...look, round: deep })
  const second = analysis.look({ ...look, moves: MOVES + 1 })
  const other = analysis.look({ ...look, page: OTHER })
  expect((await first).found).toBeNull()
  expect((await second).found).not.toBeNull()
  expect((await other).found).not.toBeNull()
  const stopped = analysis.look({ ...look, round: deep })
  analysis.stop(PAGE)
  expect((await stopped).found).toBeNull()
})

test('a turn is tried in place of the one played, and worth what the review says of it', async () => {
  const { analysis } = await opened()
  const line = anotherTurn(MOVES)
  const tried = await analysis.try({ ...place, line, page: PAGE, depth: 'quick' })
  v.assert(CALLS['analysis.try'].result, tried)
  expect(tried.reviewed).toMatchObject({ move: MOVES, depth: 'quick', seat: rules.asked(positionAfter(MOVES)) })
  const played = rules.decisionsOf(entries[MOVES])
  const again = await analysis.try({ ...place, line: played, page: PAGE, depth: 'quick' })
  const { reviewing } = GAME.thinking!
  expect(again.reviewed).toEqual(reviewing.answer(reviewing.questions(record, 'quick')[MOVES], () => false))
})

test('what is no position of a finished game is refused, and changes nothing', async () => {
  const { analysis, store, begun } = await opened()
  const before = store.games.load(record.id)
  const refused = (call: object, code: string) =>
    expect(analysis.look({ ...look, ...call })).rejects.toMatchObject({ code })
  await refused({ id: 'nobody' }, 'not-found')
  await refused({ id: golden('companion-points').id }, 'not-found')
  await refused({ game: 'another' }, 'not-found')
  await refused({ id: begun.id }, 'not-allowed-now')
  await refused({ moves: entries.length + 1 }, 'bad-arguments')
  await refused({ moves: entries.length }, 'not-allowed-now')
  const [legal] = rules.legal(positionAfter(MOVES))
  await refused({ line: [legal, legal, legal, legal, legal, legal] }, 'bad-arguments')
  const line = anotherTurn(MOVES)
  const tries = [[], [...line, ...line], line.concat(rules.legal(positionAfter(0))[0])]
  for (const wrong of tries)
    await expect(analysis.try({ ...place, line: wrong, page: PAGE, depth: 'quick' })).rejects.toMatchObject({
      code: 'bad-arguments',
    })
  expect(store.games.load(record.id)).toEqual(before)
  expect((await analysis.look(look)).found).not.toBeNull()
})

const board = { game: ID, players: 2, options: OPTIONS, deal: 'K7QF-2M9X' }
const onBoard = { ...board, line: [] as unknown[], page: PAGE, round: 0 }

test('a board is dealt by its code, the same each time, and any line on it is looked at by the rules', async () => {
  const { analysis, store } = await opened()
  const tables = store.games.list()
  const dealt = analysis.board(board)
  expect(analysis.board(board)).toBe(dealt)
  expect(analysis.board({ ...board, deal: 'K7QF-2M9Y' })).not.toBe(dealt)
  const { setup, moves, players } = JSON.parse(dealt) as GameRecord
  expect(moves).toEqual([])
  let position = rules.deal(setup, players.length)
  const line: unknown[] = []
  while (line.length < 3) {
    line.push(rules.legal(position)[0])
    position = rules.play(position, line.at(-1))
  }
  const looked = await analysis.lookOn({ ...onBoard, line })
  v.assert(CALLS['analysis.lookOn'].result, looked)
  for (const { line: turns } of looked.found!.lines)
    expect(() => turns.flat().reduce((now, each) => rules.play(now, each), position)).not.toThrow()
  expect(store.games.list()).toEqual(tables)
})

test('a line that the rules refuse is looked at on no board', async () => {
  const { analysis } = await opened()
  const { setup } = JSON.parse(analysis.board(board)) as GameRecord
  const [legal] = rules.legal(rules.deal(setup, 2))
  const refused = (call: object, code: string) =>
    expect(analysis.lookOn({ ...onBoard, ...call })).rejects.toMatchObject({ code })
  await refused({ line: [legal, legal, legal, legal, legal, legal] }, 'bad-arguments')
  await refused({ round: 20 }, 'bad-arguments')
})

test('a table is begun at a position of a board, for practice and dealt by the same code', async () => {
  const { analysis, tables } = await opened()
  const { setup } = JSON.parse(analysis.board(board)) as GameRecord
  const first: unknown = rules.legal(rules.deal(setup, 2))[0]
  const seats = [
    { name: 'Anna', color: GAME.identity.colors[0], control: 'human' },
    { name: 'Bot', color: GAME.identity.colors[1], control: WEAK_BOT },
  ]
  const begun = analysis.playBoard({ ...board, line: [first], seats })
  v.assert(CALLS['tables.playBoard'].result, begun)
  expect(begun).toMatchObject({ practice: true, players: seats, deal: board.deal })
  expect(recordOf(tables.table(begun.id))).toMatchObject({ setup, moves: [rules.entryOf([first])], practice: true })
  // From now on its deal is on no board.
  expect(() => analysis.board(board)).toThrow(expect.objectContaining({ code: 'running-deal' }))
  const other = { ...board, deal: 'K7QF-2M9Y' }
  for (const wrong of [{ line: [first, first, first] }, { seats: seats.slice(1) }])
    expect(() => analysis.playBoard({ ...other, line: [], seats, ...wrong })).toThrow(
      expect.objectContaining({ code: 'bad-arguments' }),
    )
})

test('the deal of a table is on no board until the table is over', async () => {
  const { analysis, store, begun } = await opened()
  const { deal } = board
  store.games.create(changeOfRecord({ ...begun, id: 'running', deal }, AT, CATALOGUE))
  expect(() => analysis.board(board)).toThrow(expect.objectContaining({ code: 'running-deal' }))
  await expect(analysis.lookOn(onBoard)).rejects.toMatchObject({ code: 'running-deal' })
  store.games.remove('running', AT)
  await expect(analysis.lookOn(onBoard)).rejects.toMatchObject({ code: 'running-deal' })
  expect(() => analysis.board({ ...board, deal: 'K7QF-2M9Y' })).not.toThrow()
  store.games.create(changeOfRecord({ ...record, id: 'over', deal: 'K7QF-2M9Y' }, AT, CATALOGUE))
  expect(() => analysis.board({ ...board, deal: 'K7QF-2M9Y' })).not.toThrow()
})
