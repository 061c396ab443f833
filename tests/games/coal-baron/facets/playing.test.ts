import { expect, test } from 'vitest'
import { playing } from '../../../../src/games/coal-baron/facets/playing.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { LogItem } from '../../../../src/games/coal-baron/rules/log-item.ts'
import type { CoalBaronSnapshot } from '../../../../src/games/coal-baron/rules/machine.ts'
import type { View } from '../../../../src/games/coal-baron/rules/types.ts'
import type { Options } from '../../../../src/games/coal-baron/rules/options.ts'
import { legalMoves } from '../../../../src/games/coal-baron/index.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { deciding, opened, sent, shuffledSetup } from '../rules/machine/chart.ts'

function drafted(): CoalBaronSnapshot {
  let now = opened(shuffledSetup(3, seeded(5)))
  while (now.matches('draft')) now = sent(now, ...deciding(legalMoves(now.context.state)[0]))
  return now
}

function seen(course: CoalBaronSnapshot) {
  const { view, allowed, log } = playing.shown(course, playing.asked(course))
  return { view: view as View, allowed: allowed as Options, last: (log as LogItem[]).at(-1) }
}

const place = 'factory-1'

test('a refill that lies face down is nowhere in what people are shown', () => {
  const bought = sent(drafted(), ...deciding({ place }))
  const { view, allowed, last } = seen(bought)
  expect([view.faceDown, view.spaces[place].tile, allowed.spaces[place]?.code]).toEqual([place, null, 'no-tile'])
  expect(last).toMatchObject({ type: 'turn', space: place, refill: null })
  const looked = seen(sent(bought, { type: 'REVEAL' }))
  expect(looked.view.faceDown).toBeNull()
  expect(looked.view.spaces[place].tile).toMatch(/^[YBGK]/)
  expect(looked.last).toMatchObject({ refill: looked.view.spaces[place].tile })
  expect(view.tileStack).toBe(looked.view.tileStack)
})

test('nor has it an influence on what is thought for a person; a bot sees it as it acts', () => {
  const bought = sent(drafted(), ...deciding({ place }))
  const known = playing.position(bought)
  expect(state.factoryTile(known, 0)).toBe(-1)
  expect(state.tileStack(known)).toBe(state.tileStack(bought.context.state) + 1)
  const botsTurn = sent(bought, { type: 'SIT', alone: [state.turn(bought.context.state)] })
  expect(playing.position(botsTurn)).toBe(botsTurn.context.state)
  expect(playing.position(sent(bought, { type: 'REVEAL' }))).toBe(bought.context.state)
})

test('an order card lies face down like a tile, and the whole turn afterwards shows it', () => {
  const taken = sent(drafted(), ...deciding({ place: 'order-2' }))
  expect(seen(taken).view).toMatchObject({ faceDown: 'order-2', spaces: { 'order-2': { order: null } } })
  expect(state.deskOrder(playing.position(taken), 1)).toBe(-1)
  const acted = seen(sent(taken, ...deciding({ place: 'bank' })))
  expect(acted.view.faceDown).toBeNull()
  expect(acted.view.spaces['order-2'].order).not.toBeNull()
})

test('whoever turned a refill up is still asked to be alone with five', () => {
  const taken = sent(drafted(), ...deciding({ place: 'order-2' }), { type: 'REVEAL' })
  const drawn = sent(taken, ...deciding({ place: 'factory-draw' }))
  expect(playing.waiting(drawn)).toBe('hand-over')
})
