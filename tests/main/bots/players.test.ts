import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Action, TableState } from '../../../src/contract/api.ts'
import { EVENTS } from '../../../src/contract/schemas.ts'
import { readRecord } from '../../../src/games/record.ts'
import { seeded } from '../../../src/games/random.ts'
import { anyAction, playUntil } from '../player.ts'
import { refusal } from '../tables/room.ts'
import { asksPerson, isFinished, parlour, type Parlour } from './parlour.ts'

const act =
  ({ tables }: Parlour) =>
  (table: TableState, action: Action): TableState =>
    tables.act({ id: table.id, revision: table.revision, action })

const movesOf = (room: Parlour, id: string) => JSON.parse(room.store.games.load(id)!.record) as { moves: unknown[] }

describe.each([
  ['two', ['bot:apprentice', 'bot:foreman']],
  ['three', ['bot:hewer', 'bot:hewer', 'bot:apprentice']],
  ['four', ['bot:hewer', 'bot:director', 'bot:apprentice', 'bot:foreman']],
])('a game of %s bots alone', (_, controls) => {
  test(
    'is played to its end, shown decision by decision, and kept as a valid record',
    { timeout: 60_000 },
    async () => {
      const room = await parlour()
      const begun = room.begin(...controls)
      room.bots.act({ id: begun.id, act: 'run' })
      const end = await room.until(isFinished)
      const { record } = room.store.games.load(begun.id)!
      expect(readRecord(record)).toMatchObject({
        record: { players: controls.map((control) => ({ control })) },
        verdict: { totals: end.result!.scores.map(({ total }) => total) },
      })
      for (const table of room.shown) v.assert(EVENTS['table.changed'], table)
      expect(room.shown.map(({ revision }) => revision)).toEqual(room.shown.map((_, i) => i + 1))
      expect(room.shown.filter(({ view }) => view.drawn.length > 0)).toEqual([])
      expect(room.noted).toEqual([])
    },
  )
})

test('the same seed and iterations give the same game', { timeout: 60_000 }, async () => {
  const play = async () => {
    const room = await parlour({ seed: 9 })
    const { id } = room.begin('bot:foreman', 'bot:hewer')
    room.bots.act({ id, act: 'run' })
    await room.until(isFinished)
    return movesOf(room, id).moves
  }
  expect(await play()).toEqual(await play())
})

describe('among people', () => {
  test('a bot plays when it is asked, and stops where a person is', { timeout: 60_000 }, async () => {
    const room = await parlour()
    room.begin('human', 'bot:hewer')
    const random = seeded(3)
    let table = await room.until(asksPerson)
    while (table.waiting !== 'finished') {
      expect(table.view.turn === null || table.players[table.view.turn].control).toBe(
        table.waiting === 'ceremony' || 'human',
      )
      act(room)(table, anyAction(table, random))
      table = await room.until((now) => now.waiting !== 'thinking')
    }
    expect(room.shown.some(({ waiting }) => waiting === 'hand-over')).toBe(false)
    expect(room.noted).toEqual([])
  })

  test('the hand-over stays where two people sit', { timeout: 60_000 }, async () => {
    const room = await parlour()
    room.begin('human', 'human', 'bot:hewer')
    const random = seeded(4)
    let table = await room.until(asksPerson)
    const isDraw = ({ waiting }: TableState) => waiting === 'hand-over'
    while (!isDraw(table)) {
      const { spaces } = table.options
      const draw = spaces['order-draw'] === null && table.view.phase === 'place'
      act(room)(table, draw ? { type: 'decide', decision: { place: 'order-draw' } } : anyAction(table, random))
      table = await room.until((now) => now.waiting !== 'thinking')
    }
    expect(table.view.drawn).toEqual([])
  })

  test('nobody decides for a bot, and what it may choose from is told to nobody', async () => {
    const room = await parlour({ speed: 'slow' })
    const table = room.begin('human', 'bot:director')
    expect(table).toMatchObject({ waiting: 'thinking', takeBack: null, options: { keep: [] } })
    for (const action of [{ type: 'decide', decision: { draft: table.view.draft[0] } }, { type: 'reveal' }] as const)
      expect(() => act(room)(table, action)).toThrow(
        refusal('not-allowed-now', { action: action.type, waiting: 'thinking' }),
      )
  })

  test('bots can be hurried, but neither held up nor sent ahead', async () => {
    const room = await parlour({ limits: { milliseconds: 20_000 } })
    const { id } = room.begin('human', 'bot:director')
    for (const each of ['pause', 'step', 'run'] as const)
      expect(() => room.bots.act({ id, act: each })).toThrow(
        refusal('not-allowed-now', { action: each, waiting: 'thinking' }),
      )
    const start = performance.now()
    room.bots.act({ id, act: 'hurry' })
    await room.until(asksPerson)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('nobody attends to a table that was left, or that is not there', async () => {
    const room = await parlour()
    const { id } = room.begin('human', 'bot:hewer')
    room.bots.leave(id)
    expect(() => room.bots.act({ id, act: 'hurry' })).toThrow(refusal('not-found', { id }))
    const other = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
    expect(() => room.bots.attend(other)).toThrow(refusal('not-found', { id: other }))
  })
})

describe('taking back', () => {
  /** At a person's turn in shift I, a bot between him and his last one. */
  const atPlace = async (room: Parlour, random = seeded(5)) => {
    let table = await room.until(asksPerson)
    while (table.view.phase !== 'place') {
      act(room)(table, anyAction(table, random))
      table = await room.until((now) => now.waiting !== 'thinking')
    }
    return table
  }

  test('goes back to the last decision of the person, past those of bots', { timeout: 60_000 }, async () => {
    const room = await parlour({ seed: 2 })
    room.begin('human', 'bot:hewer')
    let before = await atPlace(room)
    let after: TableState
    // Until the bot answers with something that reveals nothing.
    for (;;) {
      act(room)(before, { type: 'decide', decision: { place: 'bank' } })
      after = await room.until((now) => now.waiting !== 'thinking' && now.revision > before.revision)
      if (after.takeBack) break
      before = after
    }
    expect(after.takeBack).toBe('move')
    const back = act(room)(after, { type: 'take-back' })
    expect(back).toMatchObject({ waiting: 'decision', view: before.view, log: before.log })
  })

  test('reaches into the thinking of a bot, which then thinks of nothing', async () => {
    const room = await parlour({ seed: 2 })
    const { id } = room.begin('human', 'bot:hewer')
    const before = await atPlace(room)
    room.bots.leave(id)
    const thinking = act(room)(before, { type: 'decide', decision: { place: 'bank' } })
    expect(thinking).toMatchObject({ waiting: 'thinking', takeBack: 'move' })
    room.bots.attend(id)
    const back = act(room)(thinking, { type: 'take-back' })
    expect(back).toMatchObject({ waiting: 'decision', view: before.view })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(room.tables.open(id)).toEqual(back)
    expect(room.noted).toEqual([])
  })
})

describe('somebody else sits down', () => {
  test('a bot in the seat of a person plays on at once, and a person takes it back', async () => {
    const room = await parlour()
    const table = room.begin('human', 'human')
    const sat = act(room)(table, { type: 'sit', seat: table.view.turn!, control: 'bot:hewer' })
    expect(sat.players[table.view.turn!].control).toBe('bot:hewer')
    const next = await room.until((now) => asksPerson(now) && now.revision > sat.revision)
    expect(next.view.turn).not.toBe(table.view.turn)
    const again = act(room)(next, { type: 'sit', seat: table.view.turn!, control: 'human' })
    expect(again.players.map(({ control }) => control)).toEqual(['human', 'human'])
    expect(room.tables.list()[0].players).toEqual(again.players)
  })

  test('in the middle of mining the bot ends what the person began', async () => {
    const room = await parlour()
    const begun = room.begin('human', 'human')
    const isPlacing = ({ view }: TableState) => view.phase === 'place'
    const placing = playUntil(begun, isPlacing, act(room), seeded(1))
    const mining = act(room)(placing, { type: 'decide', decision: { place: 'mining-6' } })
    const sat = act(room)(mining, { type: 'sit', seat: placing.view.turn!, control: 'bot:foreman' })
    expect(sat.waiting).toBe('thinking')
    const next = await room.until((now) => asksPerson(now) && now.revision > sat.revision)
    expect(next.log.at(-1)).toMatchObject({ type: 'turn', seat: placing.view.turn, space: 'mining-6' })
  })

  test('the five of a bot are face down for the person who takes over, unless he is alone', async () => {
    const room = await parlour()
    const begun = room.begin('human', 'human')
    const isPlacing = ({ view }: TableState) => view.phase === 'place'
    const placing = playUntil(begun, isPlacing, act(room), seeded(1))
    const drawn = act(room)(placing, { type: 'decide', decision: { place: 'order-draw' } })
    expect(drawn.waiting).toBe('hand-over')
    room.bots.leave(begun.id)
    const alone = act(room)(drawn, { type: 'sit', seat: 1 - placing.view.turn!, control: 'bot:hewer' })
    expect(alone).toMatchObject({ waiting: 'decision' })
    expect(alone.view.drawn).toHaveLength(5)
  })

  test('at a seat that is not there nobody sits down', async () => {
    const room = await parlour()
    const table = room.begin('human', 'human')
    expect(() => act(room)(table, { type: 'sit', seat: 2, control: 'human' })).toThrow(
      refusal('bad-arguments', { at: 'action.seat', problem: 'no-such-seat' }),
    )
  })
})
