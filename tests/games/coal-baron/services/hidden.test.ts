import { expect, test } from 'vitest'
import { coalBaron } from '../../../../src/games/coal-baron/game.ts'
import { allOrders, allTiles, type DigitalRecord } from '../../../../src/games/coal-baron/index.ts'
import { seeded, shuffled } from '../../../../src/games/building-blocks/random.ts'
import { levelBot } from '../../../../src/main/bots/bots.ts'
import { replyTo } from '../../../../src/main/bots/reply.ts'
import { golden } from '../support/golden.ts'

const foreman = coalBaron.thinking!.levels.find(({ name }) => name === 'foreman')!
const answering = {
  game: coalBaron,
  choose: (players: number) => levelBot(coalBaron.thinking!, foreman, players, { iterations: 60 }),
}
const reply = (record: DigitalRecord) => replyTo(JSON.stringify({ record }), answering, seeded(5))

/** The same game for everybody who sits down: what the set-up turned up stays, the stacks below are shuffled. */
function otherwiseShuffled(record: DigitalRecord): DigitalRecord {
  const { tiles, orders } = record.setup
  const below = <T>(items: T[], shown: number) => [...items.slice(0, shown), ...shuffled(items.slice(shown), seeded(1))]
  expect([tiles.length, orders.length]).toEqual([allTiles().length, allOrders().length])
  return { ...record, setup: { ...record.setup, tiles: below(tiles, 5), orders: below(orders, 7) } }
}

test('a bot answers another program without what its seat can’t see', () => {
  const record = { ...golden('2-players'), finishedAt: null, result: null, moves: [] }
  expect(reply(record)).toHaveProperty('move')
  expect(reply(otherwiseShuffled(record))).toEqual(reply(record))
})
