/** A table that is shown before the host has answered must be the one that the host answers with. */
import { expect, test } from 'vitest'
import { coalTrain } from '../../../../../src/games/coal-train/game.ts'
import type { Decision } from '../../../../../src/games/coal-train/rules/types.ts'
import type { TrainTable } from '../../../../../src/renderer/games/coal-train/base/envelopes.ts'
import { ahead } from '../../../../../src/renderer/games/coal-train/table/ahead.ts'
import { playedThrough } from '../../../played-through.ts'

const through = (name: string) => playedThrough<TrainTable, Decision>(coalTrain, name)

test.each(['3-players', '4-players', '5-players', 'nobody-buys'])(
  'what is shown early is what comes, in %s',
  (name) => {
    let [told, all] = [0, 0]
    for (const { before, decision, after } of through(name)) {
      const early = ahead(before, decision)
      all++
      if (!early) continue
      told++
      expect(early).toEqual(after)
    }
    expect(told).toBeGreaterThan(0.8 * all)
  },
)

test('nothing is shown early where the rules refuse it', () => {
  const [{ before }] = through('3-players')
  expect(ahead(before, { end: true })).toBeNull()
})

test('a bot that comes next is waited for', () => {
  const { before, decision } = [...through('3-players')].find(
    ({ before, after }) => after.waiting === 'decision' && after.turn !== before.turn,
  )!
  const players = before.players.map((player, seat) =>
    seat === before.turn ? player : { ...player, control: 'bot:hewer' },
  )
  expect(ahead({ ...before, players }, decision)?.waiting).toBe('thinking')
})
