import * as v from 'valibot'
import { expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { anyAction } from '../player.ts'
import { refusal } from '../tables/room.ts'
import { asksPerson, parlour } from './parlour.ts'
import { CALLS, GAME, ID, USUAL_BOT } from '../../support/games.ts'

test('hints are thought about for whoever is asked, and remembered beside the record', async () => {
  const room = await parlour()
  const { id, revision, turn } = room.begin('human', 'human')
  const hints = await room.hints['hints.think']({ id, revision })
  v.assert(CALLS['hints.think'].result, hints)
  const first = turn!
  expect(hints.used).toEqual([0, 0].with(first, 1))
  const { course } = room.tables.table(id)
  for (const { decisions } of hints.ideas) expect(GAME.playing.whyIllegal(course, decisions[0])).toBeNull()

  expect((await room.hints['hints.think']({ id, revision })).used).toEqual([0, 0].with(first, 1))
  const next = room.tables.act({
    game: ID,
    id,
    revision,
    action: { type: 'decide', decision: hints.ideas[0].decisions[0] },
  })
  expect((await room.hints['hints.think']({ id, revision: next.revision })).used).toEqual([1, 1])
  expect(room.store.hints.list(id, 4)).toEqual([
    { move: 0, seat: first },
    { move: 1, seat: next.turn },
  ])
  expect(room.store.games.load(id)!.record).not.toContain('hint')
})

test('asked for again and again, hints are thought about once, and for at most eight tables', async () => {
  const room = await parlour()
  const tables = Array.from({ length: 9 }, () => room.begin('human', 'human'))
  const ask = ({ id, revision }: (typeof tables)[number]) => room.hints['hints.think']({ id, revision })
  const [first, ...others] = tables
  const shared = [ask(first), ask(first), ask(first)]
  const [last, ...waiting] = others.map(ask).toReversed()
  await expect(last).rejects.toThrow(refusal('not-allowed-now', { action: 'hint', waiting: 'thinking' }))
  const [one, ...same] = await Promise.all(shared)
  for (const answer of same) expect(answer).toBe(one)
  await Promise.all(waiting)
  await ask(tables[8])
})

test('nobody has hints on an old table, or while a bot thinks', async () => {
  const room = await parlour({ speed: 'slow' })
  const { id, revision } = room.begin('human', USUAL_BOT)
  await expect(room.hints['hints.think']({ id, revision: 7 })).rejects.toThrow(refusal('stale', { revision }))
  await expect(room.hints['hints.think']({ id, revision })).rejects.toThrow(
    refusal('not-allowed-now', { action: 'hint', waiting: 'thinking' }),
  )
  expect(room.store.hints.list(id, 4)).toEqual([])
  await room.until(asksPerson)
})

test('the forecast is of everybody, from the beginning to the end', async () => {
  const room = await parlour()
  const random = seeded(2)
  let table = room.begin('human', 'human', 'human')
  while (table.waiting !== 'finished') {
    const forecast = room.tables.forecast(table.id)
    v.assert(CALLS['tables.forecast'].result, forecast)
    expect(forecast.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    table = room.tables.act({ game: ID, id: table.id, revision: table.revision, action: anyAction(table, random) })
  }
  const { chances } = room.tables.forecast(table.id)
  const share = 1 / table.result!.winners.length
  expect(chances).toEqual(chances.map((_, seat) => (table.result!.winners.includes(seat) ? share : 0)))
})
