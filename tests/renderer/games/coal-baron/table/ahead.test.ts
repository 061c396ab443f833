/** A table that is shown before the host has answered must be the one that the host answers with. */
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../../../../src/games/coal-baron/index.ts'
import type { CoalBaronTable } from '../../../../../src/renderer/games/coal-baron/base/envelopes.ts'
import { playedThrough } from './played-through.ts'
import { ahead } from '../../../../../src/renderer/games/coal-baron/table/ahead.ts'

/** The table without what a stack turned up for the decision. */
function withoutRefill(table: CoalBaronTable, before: CoalBaronTable, decision: Decision): CoalBaronTable {
  if (before.view.tileStack + before.view.orderStack === table.view.tileStack + table.view.orderStack) return table
  const places = 'place' in decision ? [decision.place] : (['order-1', 'order-2', 'order-3'] as const)
  const open = (id: keyof typeof table.view.spaces) => ({ ...table.view.spaces[id], tile: null, order: null })
  return {
    ...table,
    view: {
      ...table.view,
      spaces: { ...table.view.spaces, ...Object.fromEntries(places.map((id) => [id, open(id)])) },
    },
    allowed: {
      ...table.allowed,
      spaces: { ...table.allowed.spaces, ...Object.fromEntries(places.map((id) => [id, null])) },
    },
    log: table.log.map((item, i) =>
      i >= before.log.length && item.type === 'turn' ? { ...item, refill: null } : item,
    ),
  }
}

describe.each(['2-players', '3-players', '4-players', 'tie-broken-by-marks'])('in %s', (name) => {
  test('what is shown early is what comes', () => {
    let told = 0
    for (const { before, decision, after } of playedThrough(name)) {
      const early = ahead(before, decision)
      if (!early) continue
      told++
      const log = early.log.length === before.log.length ? before.log : after.log
      const come = withoutRefill({ ...after, log }, before, decision)
      const shown = withoutRefill(early, before, decision)
      expect({ ...shown, result: null, takeBack: null }).toEqual({ ...come, result: null, takeBack: null })
      expect(shown.takeBack).toEqual(come.takeBack)
    }
    expect(told).toBeGreaterThan(50)
  })
})

describe('nothing is shown early', () => {
  const [first] = [...playedThrough('2-players')]

  test('where the rules refuse it', () => {
    expect(ahead(first.before, { place: 'bank' })).toBeNull()
  })

  test('of five that are drawn', () => {
    const turn = [...playedThrough('2-players')].find(({ before }) => before.view.phase === 'place')!
    expect(ahead(turn.before, { place: 'order-draw' })).toBeNull()
  })
})

test('a bot that comes next is waited for', () => {
  const turn = [...playedThrough('2-players')].find(({ before }) => before.view.phase === 'place')!
  const players = turn.before.players.map((player, seat) =>
    seat === turn.before.turn ? player : { ...player, control: 'bot:hewer' as const },
  )
  expect(ahead({ ...turn.before, players }, { place: 'bank' })?.waiting).toBe('thinking')
})
