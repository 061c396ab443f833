/** Boards that begin at a situation: set up, searched, kept as a text, and played on at a real table. */
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { setupOf, view } from '../../../../src/games/coal-baron/index.ts'
import type { DigitalRecord } from '../../../../src/games/coal-baron/index.ts'
import { positionsOf } from '../../../../src/games/coal-baron/rules/positions.ts'
import { situationOf, type Situation } from '../../../../src/games/coal-baron/rules/laid-out.ts'
import { deal } from '../../../../src/games/coal-baron/rules/setup.ts'
import { AnalysisService } from '../../../../src/main/analysis/analysis.ts'
import { recordOf } from '../../../../src/main/tables/table.ts'
import { BotPool } from '../../../../src/main/bots/pool.ts'
import { CALLS, ID, OPTIONS, WEAK_BOT } from '../../../support/games.ts'
import { newStore, roomOn } from '../../../main/tables/room.ts'
import { golden } from '../support/golden.ts'

const page = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'

async function opened() {
  const store = await newStore()
  const pool = new BotPool(1)
  const { tables } = roomOn(store)
  const analysis = new AnalysisService({ catalogue: CATALOGUE, store, pool, begin: tables.beginAt })
  onTestFinished(async () => {
    analysis.close()
    await pool.close()
  })
  return { analysis, tables }
}

const record = golden('2-players')
const turns = positionsOf(setupOf(record), record.moves).filter(
  ({ state, part }) => part === 0 && view(state, null).phase === 'place',
)
const situation = situationOf(view(turns[40].state, null))
const board = { game: ID, players: 2, options: OPTIONS, deal: 'K7QF-2M9X', situation }

test('a board begins at its situation, is searched there, and refuses one that can’t be', async () => {
  const { analysis } = await opened()
  const dealt = JSON.parse(analysis.board(board)) as DigitalRecord
  const position = deal(setupOf(dealt))
  expect(situationOf(view(position, null))).toEqual(situation)
  const looked = await analysis.lookOn({ ...board, line: [], page, round: 0 })
  v.assert(CALLS['analysis.lookOn'].result, looked)
  expect(looked.found!.lines.length).toBeGreaterThan(1)
  const wrong: Situation = { ...situation, factory: situation.factory.with(0, null) }
  const refused = expect.objectContaining({
    code: 'bad-arguments',
    params: { at: 'situation.factory[0]', problem: 'factory-empty' },
  }) as Error
  expect(() => analysis.board({ ...board, situation: wrong })).toThrow(refused)
  await expect(analysis.lookOn({ ...board, situation: wrong, line: [], page, round: 0 })).rejects.toMatchObject({
    code: 'bad-arguments',
  })
})

test('the contract takes a situation in its own form alone', () => {
  const accepts = (given: unknown) =>
    v.safeParse(CALLS['analysis.board'].args, [{ ...board, situation: given }]).success
  expect(accepts(situation)).toBe(true)
  for (const wrong of [
    null,
    {},
    [],
    { ...situation, more: 1 },
    { ...situation, shift: 0 },
    { ...situation, seats: [] },
  ])
    expect(accepts(wrong)).toBe(false)
})

test('a situation is played on at a table whose record says how it began', async () => {
  const { analysis, tables } = await opened()
  const seats = [
    { name: 'Anna', color: 'red', control: 'human' },
    { name: 'Bot', color: 'blue', control: WEAK_BOT },
  ]
  const begun = analysis.playBoard({ ...board, line: [], seats })
  v.assert(CALLS['tables.playBoard'].result, begun)
  expect(begun).toMatchObject({
    practice: true,
    turn: situation.turn,
    progress: { key: 'shift', params: { shift: situation.shift } },
  })
  const kept = recordOf(tables.table(begun.id))
  expect(kept.deal).toBeUndefined()
  const { startingPlayer, ...laidOut } = situation
  expect(kept.setup).toMatchObject({ startingPlayer, situation: laidOut })
})

test('a text is read back as it was written, and what is wrong in it has a place', async () => {
  const { analysis } = await opened()
  const read = (text: string) => {
    const found = analysis.api['analysis.readSituation']({ game: ID, text })
    v.assert(CALLS['analysis.readSituation'].result, found)
    return found
  }
  const kept = { game: ID, players: 2, situation }
  expect(read(JSON.stringify(kept))).toEqual({ players: 2, situation: JSON.stringify(situation) })
  const problemIn = (value: unknown) => read(typeof value === 'string' ? value : JSON.stringify(value))
  expect(problemIn('not JSON')).toMatchObject({ problem: { path: 'file', code: 'not-json' } })
  for (const nothing of ['null', '7', '[]', '{}', { ...kept, game: 'another' }])
    expect(problemIn(nothing)).toMatchObject({ problem: { path: 'game', code: 'unknown-value' } })
  const cage = { level: 1.5, cubes: [] }
  const between = { ...situation, seats: situation.seats.map((own, i) => (i === 1 ? { ...own, cage } : own)) }
  expect(problemIn({ ...kept, situation: between })).toMatchObject({
    problem: { path: 'situation.seats[1].cage.level', code: 'not-whole' },
  })
  expect(problemIn({ ...kept, situation: { ...situation, desk: ['XX'] } })).toMatchObject({
    problem: { path: 'situation.desk', code: 'wrong-length' },
  })
  expect(problemIn({ ...kept, players: 'two' })).toMatchObject({ problem: { path: 'players', code: 'out-of-range' } })
})
