/** The golden records show what their names say. */
import { describe, expect, test } from 'vitest'
import { deal, logOf, replay, setupOf, view } from '../../../../src/games/coal-baron/index.ts'
import type { LogItem, Result } from '../../../../src/games/coal-baron/index.ts'
import { golden } from '../support/golden.ts'

const resultIn = (name: string) => golden(name).result as Result
const totalsIn = (name: string) => resultIn(name).scores.map(({ total }) => total)

const placements = (name: string) => golden(name).moves.filter((move) => 'place' in move)
const steps = (name: string) => placements(name).flatMap((move) => move.steps ?? [])
const fills = (name: string) => steps(name).filter((step) => 'fill' in step)

function finalView(name: string) {
  const record = golden(name)
  return view(replay(deal(setupOf(record)), record.moves).state, null)
}

function logIn(name: string): LogItem[] {
  const record = golden(name)
  const { state } = replay(deal(setupOf(record)), record.moves)
  return logOf(deal(setupOf(record)), record.moves, state)
}
const turnsIn = (name: string) => logIn(name).filter((item) => item.type === 'turn')

/** Events of a game that was played to its end by sensible players. */
describe.each(['2-players', '3-players', '4-players'])('%s shows', (name) => {
  test('orders of all four vehicles delivered, several at once too', () => {
    const deliveries = placements(name).filter(({ place }) => place.startsWith('delivery'))
    expect(new Set(deliveries.map(({ place }) => place)).size).toBe(4)
    expect(turnsIn(name).some(({ delivered }) => delivered.length > 1)).toBe(true)
  })

  test('cubes stored, taken from the storage, and two in place of one', () => {
    expect(steps(name).some((step) => 'store' in step)).toBe(true)
    expect(fills(name).some((step) => step.with.some(([source]) => source === 'storage'))).toBe(true)
    expect(fills(name).some((step) => step.with.length === 2)).toBe(true)
  })

  test('five drawn of both kinds, put back on top and at the bottom', () => {
    const draws = placements(name).filter(({ place }) => place.endsWith('draw'))
    expect(new Set(draws.map(({ place }) => place)).size).toBe(2)
    expect(new Set(draws.map(({ put }) => put)).size).toBe(2)
  })

  test('workers ousted, others’ and one’s own', () => {
    const ousted = turnsIn(name).filter((turn) => turn.ousted)
    expect(ousted.some((turn) => turn.ousted?.seat === turn.seat)).toBe(true)
    expect(ousted.some((turn) => turn.ousted?.seat !== turn.seat)).toBe(true)
  })

  test('a tie in a shift scoring', () => {
    const elements = logIn(name).flatMap((item) => (item.type === 'scored' ? item.elements : []))
    expect(elements.some(({ counts }) => isTied(counts))).toBe(true)
  })
})

function isTied(counts: number[]) {
  const most = Math.max(...counts)
  return most > 0 && counts.filter((count) => count === most).length > 1
}

test('tie-broken-by-marks: two have most points, one of them more Marks left', () => {
  const { scores, winners } = resultIn('tie-broken-by-marks')
  const most = Math.max(...scores.map(({ total }) => total))
  const tied = scores.filter(({ total }) => total === most).map(({ marksLeft }) => marksLeft)
  expect(tied).toHaveLength(2)
  expect(winners.map((seat) => scores[seat].marksLeft)).toEqual([Math.max(...tied)])
})

test('shared-victory: two have most points and as many Marks left', () =>
  expect(resultIn('shared-victory').winners).toHaveLength(2))

test('negative-totals: everybody ends below zero', () =>
  expect(Math.max(...totalsIn('negative-totals'))).toBeLessThan(0))

test('stacks-run-dry: no tile and no order card is left, and the last draws show fewer than five', () => {
  const { tileStack, orderStack, spaces } = finalView('stacks-run-dry')
  expect([tileStack, orderStack]).toEqual([0, 0])
  expect(Object.values(spaces).filter(({ tile, order }) => tile ?? order).length).toBeLessThan(12)
  expect(placements('stacks-run-dry').some(({ keep, back }) => back && (keep ? 1 : 0) + back.length < 5)).toBe(true)
})

test('supply-runs-short: another coal, two of them, or none goes onto what can’t be filled', () => {
  const short = placements('supply-runs-short').filter((move) => move.coal)
  expect(new Set(short.map(({ place }) => place))).toEqual(new Set(['factory-3', 'factory-draw']))
  expect(short.map(({ coal }) => coal)).toEqual([[null], ['G'], ['K'], ['K', 'K'], [null]])
})

test('running: played on from another record, with no result yet', () => {
  const { from, moves, ...rest } = golden('running')
  expect(rest).toMatchObject({ finishedAt: null, result: null, place: 'At home', notes: 'Played on after the draft.' })
  expect(from).toEqual({ id: 'golden-3-players', moves: 9 })
  expect(moves.slice(0, 9)).toEqual(golden('3-players').moves.slice(0, 9))
})
