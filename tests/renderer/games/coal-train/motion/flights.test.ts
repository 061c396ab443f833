import { expect, test } from 'vitest'
import type { Decision } from '../../../../../src/games/coal-train/rules/types.ts'
import type { State } from '../../../../../src/games/coal-train/state/state.ts'
import { flights } from '../../../../../src/renderer/games/coal-train/motion/flights.ts'
import { given } from '../../../../games/coal-train/support/given.ts'
import { YardGame } from '../yard-game.ts'

/** Flights when the last of these decisions is played. */
function seen(start: State, ...played: Decision[]) {
  const game = new YardGame(start)
  for (const decision of played.slice(0, -1)) game.act({ type: 'decide', decision })
  const before = game.table
  game.act({ type: 'decide', decision: played.at(-1)! })
  return { game, before, flights: flights(before, game.table) }
}

const market = { '0 0': 'A3Sb1', '0 1': 'COAL' } as const
const at = (seat: object = {}, more: object = {}) =>
  given({ seats: [{ resources: 'CCCIIIWWW', agent: [0, 0], ...seat }], market, ...more })

test('an agent walks from its player’s card to the edge, and from space to space', () => {
  expect(seen(at({ agent: null }), { step: [0, 0] }).flights).toEqual([
    { piece: { agent: 'red' }, from: 'points 0', to: 'space 0 0' },
  ])
})

test('what a whistlestop gives comes after the agent', () => {
  expect(seen(at(), { step: [0, 1] }).flights).toEqual([
    { piece: { agent: 'red' }, from: 'space 0 0', to: 'space 0 1' },
    { piece: { goods: 'C', count: 1 }, from: 'space 0 1', to: 'goods C', later: true },
  ])
})

test('a wagon rolls to the siding, and its marker to its slot', () => {
  expect(seen(at(), { buy: true }).flights).toEqual([
    { piece: { tile: 'A3Sb1' }, from: 'space 0 0', to: 'held A3Sb1' },
    { piece: { subsidy: 'FO' }, from: 'space 0 0', to: 'subsidy FO' },
  ])
})

test('the Lobbyist’s marker goes from slot to slot', () => {
  const s = at({ markers: ['MG'] }, { market: { '0 0': 'A3Sb1', '0 1': 'LOBBY' } })
  expect(seen(s, { step: [0, 1], move: ['MG', 'ZV'] }).flights).toContainEqual({
    ...{ piece: { subsidy: 'ZV' }, from: 'subsidy MG', to: 'subsidy ZV' },
  })
})

test('a marker goes along its track', () => {
  const s = at({ tiles: ['A3CM1'] })
  expect(seen(s, { use: 'A3CM1' }, { pay: true }).flights).toEqual([
    { piece: { income: 'C' }, from: 'cell C 2', to: 'cell C 3' },
  ])
})

test('a station goes to the map and brings its points, a city gives a card and turns the loco', () => {
  const s = at({ tiles: ['A3Sb1'], resources: 'CCIIW' }, { market: {}, cards: { REA: ['N7a'] } })
  const built: Decision[] = [{ build: 'REA', tile: 'A3Sb1' }, { pay: true }]
  expect(seen(s, ...built).flights).toEqual([
    { piece: { station: 'red' }, from: 'points 0', to: 'place REA' },
    { piece: { points: 5 }, from: 'place REA', to: 'points 0', later: true },
  ])
  expect(seen(s, ...built, { card: 'N7a' }).flights).toEqual([
    { piece: { card: 'N7a' }, from: 'place REA', to: 'card N7a' },
  ])
  expect(seen(s, ...built, { card: 'N7a' }, { loco: 2 }).flights).toEqual([
    { piece: { loco: true }, from: 'subsidy GW', to: 'subsidy RP' },
  ])
})

test('a drawn tile rolls to its space', () => {
  const s = at({}, { market: { '0 0': null } })
  const game = new YardGame(s)
  game.act({ type: 'decide', decision: { end: true } })
  const before = game.table
  const drawn = before.view.drawn!
  game.act({
    type: 'decide',
    decision: game.table.allowed.choices.find(({ decision }) => 'place' in decision)!.decision,
  })
  expect(flights(before, game.table)).toContainEqual({ piece: { tile: drawn }, from: 'drawn', to: 'space 0 0' })
})

test('what is taken back is no gain', () => {
  const { game, before } = seen(at(), { coal: 1 })
  const bought = game.table
  expect(flights(before, bought)).toHaveLength(1)
  game.act({ type: 'take-back' })
  expect(flights(bought, game.table)).toEqual([])
  const spent = seen(at(), { exchange: ['CC', 'II'] })
  const traded = spent.game.table
  spent.game.act({ type: 'take-back' })
  expect(flights(traded, spent.game.table)).toEqual([])
})
