/** A table that is shown before the host has answered must be the one that the host answers with. */
import { expect, test } from 'vitest'
import { railroadBarons } from '../../../../../src/games/railroad-barons/game.ts'
import type { Decision } from '../../../../../src/games/railroad-barons/rules/types.ts'
import type { BaronsTable } from '../../../../../src/renderer/games/railroad-barons/base/envelopes.ts'
import { ahead } from '../../../../../src/renderer/games/railroad-barons/table/ahead.ts'
import { playedThrough } from '../../../played-through.ts'

const through = (name: string) => playedThrough<BaronsTable, Decision>(railroadBarons, name)

test.each(['2-players', 'face-values', 'railroads-sold', 'directors-help', 'cratchit-removed'])(
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
    expect(told).toBeGreaterThan(0.95 * all)
  },
)

test('nothing is shown early where the rules refuse it', () => {
  const [{ before }] = through('2-players')
  expect(ahead(before, { pass: true })).toBeNull()
})

test('a bot that comes next is waited for', () => {
  const { before, decision } = [...through('2-players')].find(
    ({ before, after }) => after.waiting === 'decision' && after.turn !== before.turn,
  )!
  const players = before.players.map((player, seat) =>
    seat === before.turn ? player : { ...player, control: 'bot:hewer' },
  )
  expect(ahead({ ...before, players }, decision)?.waiting).toBe('thinking')
})
