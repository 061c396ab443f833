import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CALLS } from '../../../src/contract/schemas.ts'
import { seeded } from '../../../src/games/random.ts'
import { anyAction } from '../player.ts'
import { refusal } from '../tables/room.ts'
import { asksPerson, parlour } from './parlour.ts'

test('hints are thought about for whoever is asked, and remembered beside the record', async () => {
  const room = await parlour()
  const { id, revision, view } = room.begin('human', 'human')
  const hints = await room.hints.think({ id, revision })
  v.assert(CALLS['hints.think'].result, hints)
  expect(hints.used).toEqual([0, 1])
  for (const { decisions } of hints.ideas) expect(view.draft).toContain((decisions[0] as { draft: string }).draft)

  expect((await room.hints.think({ id, revision })).used).toEqual([0, 1])
  const next = room.tables.act({ id, revision, action: { type: 'decide', decision: hints.ideas[0].decisions[0] } })
  expect((await room.hints.think({ id, revision: next.revision })).used).toEqual([1, 1])
  expect(room.store.hints.list(id)).toEqual([
    { move: 0, seat: 1 },
    { move: 1, seat: 0 },
  ])
  expect(room.store.games.load(id)!.record).not.toContain('hint')
})

test('every kind of decision has hints', { timeout: 60_000 }, async () => {
  const room = await parlour()
  const random = seeded(8)
  let table = room.begin('human', 'human', 'human')
  const seen = new Set<string>()
  while (table.waiting !== 'finished' && seen.size < 7) {
    if (table.waiting === 'decision' && !seen.has(table.view.phase)) {
      const hints = await room.hints.think({ id: table.id, revision: table.revision })
      v.assert(CALLS['hints.think'].result, hints)
      expect(hints.ideas.length).toBeGreaterThan(0)
      seen.add(table.view.phase)
    }
    table = room.tables.act({ id: table.id, revision: table.revision, action: anyAction(table, random) })
  }
  const phases = ['draft', 'place', 'mining', 'keep-tile', 'keep-order', 'return-tiles', 'return-orders']
  expect(phases.filter((phase) => !seen.has(phase))).toEqual([])
})

test('nobody has hints on an old table, or while a bot thinks', async () => {
  const room = await parlour({ speed: 'slow' })
  const { id, revision } = room.begin('human', 'bot:hewer')
  await expect(room.hints.think({ id, revision: 7 })).rejects.toThrow(refusal('stale', { revision }))
  await expect(room.hints.think({ id, revision })).rejects.toThrow(
    refusal('not-allowed-now', { action: 'hint', waiting: 'thinking' }),
  )
  expect(room.store.hints.list(id)).toEqual([])
  await room.until(asksPerson)
})

test('the forecast is of everybody, from the draft to the end', { timeout: 60_000 }, async () => {
  const room = await parlour()
  const random = seeded(2)
  let table = room.begin('human', 'human', 'human')
  while (table.waiting !== 'finished') {
    const forecast = room.tables.forecast(table.id)
    v.assert(CALLS['tables.forecast'].result, forecast)
    expect(forecast.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    table = room.tables.act({ id: table.id, revision: table.revision, action: anyAction(table, random) })
  }
  const { points, chances } = room.tables.forecast(table.id)
  expect(points).toEqual(table.result!.scores.map(({ total }) => total))
  const share = 1 / table.result!.winners.length
  expect(chances).toEqual(chances.map((_, seat) => (table.result!.winners.includes(seat) ? share : 0)))
})
