import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Action, TableState } from '../../../src/contract/api.ts'
import { readRecord } from '../../../src/games/record/record.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Pool } from '../../../src/main/bots/pool.ts'
import { anyAction, isFinished, isHandOver } from '../player.ts'
import { midTurn, movesAt, pendingAt, refusal } from '../tables/room.ts'
import { A_DAY, asksPerson, PAGE, parlour, type Parlour } from './parlour.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { EVENTS, GAME, STRONG_BOT, USUAL_BOT, WEAK_BOT } from '../../support/games.ts'

const act =
  ({ tables }: Parlour) =>
  (table: TableState, action: Action): TableState =>
    tables.act({ game: table.game, id: table.id, revision: table.revision, action })

const NEVER_THINKS = {
  ask: () => {
    throw new Error('a bot thinks')
  },
  close: () => Promise.resolve(),
} as Partial<Pool> as Pool

/** Everybody's view of a table. */
const shownToAll = ({ tables }: Parlour, { id }: TableState) => GAME.playing.shown(tables.table(id).course, null)

const movesOf = (room: Parlour, id: string) => JSON.parse(room.store.games.load(id)!.record) as { moves: unknown[] }

describe.each([
  ['two', [WEAK_BOT, STRONG_BOT]],
  ['three', [USUAL_BOT, USUAL_BOT, WEAK_BOT]],
  ['four', [USUAL_BOT, STRONG_BOT, WEAK_BOT, USUAL_BOT]],
])('a game of %s bots alone', (_, controls) => {
  test('is played to its end, shown decision by decision, and kept as a valid record', async () => {
    const room = await parlour()
    const begun = room.begin(...controls)
    room.bots.act({ id: begun.id, act: 'run' })
    const end = await room.until(isFinished)
    const { record } = room.store.games.load(begun.id)!
    expect(readRecord(record, CATALOGUE)).toMatchObject({
      record: { players: controls.map((control) => ({ control })) },
      verdict: { totals: end.result!.scores.map(({ total }) => total) },
    })
    for (const table of room.shown) v.assert(EVENTS['table.changed'], table)
    expect(room.shown.map(({ revision }) => revision)).toEqual(room.shown.map((_, i) => i + 1))
    expect(room.noted).toEqual([])
  })
})

test('the same seed and iterations give the same game', async () => {
  const play = async () => {
    const room = await parlour({ seed: 9 })
    const { id } = room.begin(STRONG_BOT, USUAL_BOT)
    room.bots.act({ id, act: 'run' })
    await room.until(isFinished)
    return movesOf(room, id).moves
  }
  expect(await play()).toEqual(await play())
})

describe('among people', () => {
  test('a bot plays when it is asked, and stops where a person is', async () => {
    const room = await parlour()
    room.begin('human', USUAL_BOT)
    const random = seeded(3)
    let table = await room.until(asksPerson)
    while (table.waiting !== 'finished') {
      expect(table.turn === null || table.players[table.turn].control).toBe(table.waiting === 'ceremony' || 'human')
      act(room)(table, anyAction(table, random))
      table = await room.until((now) => now.waiting !== 'thinking')
    }
    expect(room.shown.some(({ waiting }) => waiting === 'hand-over')).toBe(false)
    expect(room.noted).toEqual([])
  })

  test('a bot plays what a lesson wants of it without thinking', async () => {
    const position = (id: string) => GAME.playing.position(room.tables.table(id).course)
    const last = (id: string) => GAME.rules.legal(position(id)).at(-1)!
    const wanted: unknown[] = []
    const room: Parlour = await parlour({
      pool: NEVER_THINKS,
      scripted: (id) => {
        wanted.push(last(id))
        return wanted.slice(-1)
      },
    })
    const { id } = room.begin(USUAL_BOT, 'human')
    await room.until(asksPerson)
    expect(movesAt(room, { id } as TableState).flatMap((move) => GAME.rules.decisionsOf(move))).toEqual(wanted)
    expect(room.noted).toEqual([])
  })

  test('the hand-over stays where two people sit', async () => {
    const room = await parlour()
    room.begin('human', 'human', USUAL_BOT)
    const random = seeded(4)
    let table = await room.until(asksPerson)
    while (!isHandOver(table)) {
      act(room)(table, anyAction(table, random))
      table = await room.until((now) => now.waiting !== 'thinking')
    }
    expect(table.view).toEqual(shownToAll(room, table).view)
  })

  test('nobody decides for a bot, and what it may choose from is told to nobody', async () => {
    const room = await parlour({ speed: 'slow' })
    const table = room.begin('human', STRONG_BOT)
    const { view, allowed } = shownToAll(room, table)
    expect(table).toMatchObject({ waiting: 'thinking', takeBack: null, view, allowed })
    const decision = GAME.rules.legal(GAME.playing.position(room.tables.table(table.id).course))[0]
    for (const action of [{ type: 'decide', decision }, { type: 'reveal' }] as const)
      expect(() => act(room)(table, action)).toThrow(
        refusal('not-allowed-now', { action: action.type, waiting: 'thinking' }),
      )
  })

  test('bots can be hurried, but neither held up nor sent ahead', async () => {
    const room = await parlour({ limits: { milliseconds: A_DAY } })
    const { id } = room.begin('human', STRONG_BOT)
    for (const each of ['pause', 'step', 'run'] as const)
      expect(() => room.bots.act({ id, act: each })).toThrow(
        refusal('not-allowed-now', { action: each, waiting: 'thinking' }),
      )
    room.bots.act({ id, act: 'hurry' })
    expect((await room.until(asksPerson)).waiting).toBe('decision')
  })

  test('nobody attends to a table that was left, or that is not there', async () => {
    const room = await parlour()
    const { id } = room.begin('human', USUAL_BOT)
    room.bots.leave({ id, page: PAGE })
    expect(() => room.bots.act({ id, act: 'hurry' })).toThrow(refusal('not-found', { id }))
    const other = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
    expect(() => room.bots.attend({ id: other, page: PAGE })).toThrow(refusal('not-found', { id: other }))
  })
})

describe('somebody else sits down', () => {
  test('a bot in the seat of a person plays on at once, and a person takes it back', async () => {
    const room = await parlour()
    const table = room.begin('human', 'human')
    const sat = act(room)(table, { type: 'sit', seat: table.turn!, control: USUAL_BOT })
    expect(sat.players[table.turn!].control).toBe(USUAL_BOT)
    const next = await room.until((now) => asksPerson(now) && now.revision > sat.revision)
    expect(next.turn).not.toBe(table.turn)
    const again = act(room)(next, { type: 'sit', seat: table.turn!, control: 'human' })
    expect(again.players.map(({ control }) => control)).toEqual(['human', 'human'])
    expect(room.tables.list()[0].players).toEqual(again.players)
  })

  test('in the middle of a turn the bot ends what the person began', async () => {
    const room = await parlour()
    const table = midTurn(room, room.begin('human', 'human'))
    const seat = table.turn!
    const begun = movesAt(room, table).length
    const decided = pendingAt(room, table)
    const sat = act(room)(table, { type: 'sit', seat, control: USUAL_BOT })
    expect(sat.waiting).toBe('thinking')
    await room.until((now) => asksPerson(now) && now.revision > sat.revision)
    const move = movesAt(room, table)[begun]
    expect(GAME.rules.decisionsOf(move).slice(0, decided.length)).toEqual(decided)
  })

  test('at a seat that is not there nobody sits down', async () => {
    const room = await parlour()
    const table = room.begin('human', 'human')
    expect(() => act(room)(table, { type: 'sit', seat: 2, control: 'human' })).toThrow(
      refusal('bad-arguments', { at: 'action.seat', problem: 'no-such-seat' }),
    )
  })
})
