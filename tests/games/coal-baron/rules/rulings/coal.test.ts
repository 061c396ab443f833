/** Ruling 10: the supply of 16 cubes a colour, and what happens when it runs short. */
import { describe, expect, test } from 'vitest'
import { playEntry } from '../../../../../src/games/coal-baron/rules/entries.ts'
import { legalMoves } from '../../../../../src/games/coal-baron/rules/options.ts'
import { whyIllegal } from '../../../../../src/games/coal-baron/rules/refusal.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type { Coal } from '../../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { firstTurn, leavesInSupply, place, play, seatOf } from '../../support/given.ts'

const FIVE = ['K2D', 'B1D', 'G1L', 'Y2L', 'B2L']

/** `factory-1` offers G2L, the five on top of the stack are `FIVE`; the supply is what is left of it. */
function supplyOf(left: Partial<Record<Coal, number>>, tile = 'G2L'): State {
  const s = firstTurn({ tiles: [tile, 'Y1L', 'Y1D', 'B1L', 'B2D', 'G2D', 'K1L', ...FIVE] })
  leavesInSupply(s, left, 1)
  return s
}

function minecarts(s: State, level: number) {
  const { light, dark } = seatOf(s, 0).levels[level - 1]
  return [...light, ...dark].filter(({ tile }) => tile !== null).flatMap((tunnel) => tunnel.minecarts)
}

describe('ruling 10: enough cubes of the right colour', () => {
  test('are simply put on; the player has no say', () => {
    const s = supplyOf({ G: 2 })
    const after = play(s, place('factory-1'))
    expect(minecarts(after, 3)).toEqual(['G', 'G'])
    expect(view(after, null)).toMatchObject({ phase: 'place', turn: 1, supply: { G: 0 } })
    expect(whyIllegal(after, { coal: 'Y' })).toEqual({ code: 'coal-not-needed', params: {} })
  })
})

describe('ruling 10: one cube too few', () => {
  const s = supplyOf({ G: 1 })
  const waiting = play(s, place('factory-1'))

  test('the first minecart gets the last one, the second waits for the player', () => {
    expect(minecarts(waiting, 3)).toEqual(['G', null])
    expect(view(waiting, null)).toMatchObject({ phase: 'coal', turn: 0, awaitingCoal: 1, supply: { G: 0 } })
  })

  test('any colour that is left may be put on it, or none', () => {
    expect(legalMoves(waiting)).toEqual([{ coal: 'Y' }, { coal: 'B' }, { coal: 'K' }, { coal: null }])
    expect(whyIllegal(waiting, { coal: 'G' })).toEqual({ code: 'none-left', params: { coal: 'G' } })
  })

  test('such a cube comes out of the supply', () => {
    const after = play(waiting, { coal: 'K' })
    expect(minecarts(after, 3)).toEqual(['G', 'K'])
    expect(view(after, null).supply.K).toBe(view(waiting, null).supply.K - 1)
  })

  test('a minecart left empty counts as an empty one of its level', () => {
    const after = play(waiting, { coal: null })
    expect(minecarts(after, 3)).toEqual(['G', null])
    expect(seatOf(after, 0).levels[2].empty).toBe(1)
  })

  test('the price stays the same and the space is filled afterwards', () => {
    expect(seatOf(waiting, 0).marks).toBe(9 - 6)
    expect(view(waiting, null).spaces['factory-1'].tile).toBe('G2L')
    expect(view(play(waiting, { coal: null }), null).spaces['factory-1'].tile).toBe('K2D')
  })

  test('nothing else can be decided before', () => {
    expect(whyIllegal(waiting, place('bank'))).toEqual({ code: 'coal-needed', params: { minecarts: 1 } })
  })

  test('as an entry the choice is written with the placement, and only where it is needed', () => {
    expect(playEntry(s, { place: 'factory-1', coal: ['Y'] }).refusal).toBeUndefined()
    expect(playEntry(s, { place: 'factory-1' }).refusal).toEqual({ code: 'coal-needed', params: { minecarts: 1 } })
    expect(playEntry(s, { place: 'factory-1', coal: ['Y', 'Y'] }).refusal?.code).toBe('coal-not-needed')
    expect(playEntry(s, { place: 'factory-2', coal: ['Y'] }).refusal?.code).toBe('coal-not-needed')
    expect(playEntry(s, { place: 'factory-2', coal: [] }).refusal?.code).toBe('malformed')
  })
})

describe('ruling 10: no cube of the right colour', () => {
  test('both minecarts wait, each for its own choice', () => {
    const s = play(supplyOf({ G: 0, Y: 1 }), place('factory-1'))
    expect(view(s, null).awaitingCoal).toBe(2)
    const one = play(s, { coal: 'Y' })
    expect(view(one, null)).toMatchObject({ phase: 'coal', awaitingCoal: 1, supply: { Y: 0 } })
    expect(whyIllegal(one, { coal: 'Y' })).toEqual({ code: 'none-left', params: { coal: 'Y' } })
    expect(minecarts(play(one, { coal: 'B' }), 3)).toEqual(['Y', 'B'])
  })

  test('with no cube left at all the minecarts stay empty', () => {
    const s = play(supplyOf({ Y: 0, B: 0, G: 0, K: 0 }), place('factory-1'))
    expect(legalMoves(s)).toEqual([{ coal: null }])
    const after = play(s, { coal: null }, { coal: null })
    expect(minecarts(after, 3)).toEqual([null, null])
    expect(view(after, null)).toMatchObject({ phase: 'place', turn: 1, awaitingCoal: 0 })
  })
})

describe('ruling 10: a tile kept from the five', () => {
  const waiting = play(supplyOf({ B: 1 }), place('factory-draw'), { keep: 'B2L' })
  const rest = FIVE.slice(0, 4)

  test('waits for its coal before the others are put back', () => {
    expect(view(waiting, null)).toMatchObject({ phase: 'coal', awaitingCoal: 1 })
    expect(whyIllegal(waiting, { put: 'top', back: rest })).toEqual({ code: 'coal-needed', params: { minecarts: 1 } })
    const filled = play(waiting, { coal: 'Y' })
    expect(minecarts(filled, 2)).toEqual(['B', 'Y'])
    expect(view(filled, null).phase).toBe('return-tiles')
  })

  test('the player goes on seeing the other four, and he alone', () => {
    expect(view(waiting, 0).drawn).toEqual(rest)
    expect(view(waiting, 1).drawn).toEqual([])
    expect(view(play(waiting, { coal: null }), 0).drawn).toEqual(rest)
  })

  test('its entry names the coal too', () => {
    const entry = { place: 'factory-draw', keep: 'B2L', coal: ['Y' as const], put: 'top', back: rest } as const
    const s = supplyOf({ B: 1 })
    expect(playEntry(s, { ...entry, back: [...rest], coal: [...entry.coal] }).refusal).toBeUndefined()
    expect(playEntry(s, { place: 'factory-draw', keep: 'B2L', put: 'top', back: rest }).refusal?.code).toBe(
      'coal-needed',
    )
  })
})

test('ruling 10: a cube of another colour is loaded like any other', () => {
  const s = supplyOf({ G: 0 })
  const bought = play(s, place('factory-1'), { coal: 'K' }, { coal: null }, place('bank'), place('bank'))
  const mined = play(bought, place('mining-10'), { cage: 3 }, { load: 'K' })
  expect(seatOf(mined, 0).cage.cubes).toEqual(['K'])
  expect(minecarts(mined, 3)).toEqual([null, null])
  expect(whyIllegal(mined, { load: 'K' })).toEqual({ code: 'no-cube', params: { coal: 'K', from: 'level', level: 3 } })
})
