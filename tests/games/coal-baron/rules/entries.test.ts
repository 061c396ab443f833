/** Record entries: whole decisions made of smaller ones. */
import { describe, expect, test } from 'vitest'
import {
  decide,
  decisionsOf,
  entryOf,
  isUnderWay,
  playEntry,
  replay,
} from '../../../../src/games/coal-baron/rules/entries.ts'
import type { Decision, Entry } from '../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'
import { cage, dealt, fill, firstTurn, place, play, storage } from '../support/given.ts'

const steps = [
  { cage: 1 },
  { load: 'Y' as const },
  { cage: 0 },
  fill('BYY', 0, cage('Y')),
  fill('BYY', 1, storage('K')),
]

/** Each shape of an entry (docs/record-format.md#coal-baron-played-on-screen), with the decisions it stands for. */
const SHAPES: [entry: Entry, decisions: Decision[]][] = [
  [{ draft: 'TKKK' }, [{ draft: 'TKKK' }]],
  [{ place: 'factory-3' }, [{ place: 'factory-3' }]],
  [{ place: 'factory-3', coal: ['K', null] }, [{ place: 'factory-3' }, { coal: 'K' }, { coal: null }]],
  [
    { place: 'factory-draw', keep: null, put: 'bottom', back: ['Y1L', 'G2L'] },
    [{ place: 'factory-draw' }, { keep: null }, { put: 'bottom', back: ['Y1L', 'G2L'] }],
  ],
  [
    { place: 'factory-draw', keep: 'B1L', coal: ['Y'], put: 'top', back: ['Y1L'] },
    [{ place: 'factory-draw' }, { keep: 'B1L' }, { coal: 'Y' }, { put: 'top', back: ['Y1L'] }],
  ],
  [{ place: 'mining-8', steps }, [{ place: 'mining-8' }, ...steps, { end: 'mining' }]],
  [{ place: 'mining-8', steps: [] }, [{ place: 'mining-8' }, { end: 'mining' }]],
  [{ place: 'delivery-truck' }, [{ place: 'delivery-truck' }]],
  [
    { place: 'order-draw', keep: 'EYY', put: 'top', back: [] },
    [{ place: 'order-draw' }, { keep: 'EYY' }, { put: 'top', back: [] }],
  ],
  [{ place: 'bank' }, [{ place: 'bank' }]],
]

describe.each(SHAPES)('%j', (entry, decisions) => {
  test('stands for its decisions', () => {
    expect(decisionsOf(entry)).toEqual(decisions)
  })

  test('is what they make', () => {
    expect(JSON.stringify(entryOf(decisions))).toBe(JSON.stringify(entry))
  })
})

test('no turn begins in the middle', () => {
  expect(() => entryOf([{ end: 'mining' }])).toThrow()
})

const s = firstTurn({ tiles: ['Y1L', 'Y1D', 'Y2L', 'Y2D', 'B1L', 'B1D', 'B2L', 'B2D', 'G1L', 'G1D', 'G2L', 'K1L'] })
const back = ['G1D', 'G2L', 'K1L', 'B2D']

describe('an entry plays', () => {
  test('exactly as its decisions one by one', () => {
    const entry: Entry = { place: 'factory-draw', keep: 'G1L', put: 'top', back }
    expect(playEntry(s, entry).state).toEqual(play(s, ...decisionsOf(entry)))
  })

  test('on a copy: the state it is played on stays as it is', () => {
    const before = s.slice()
    playEntry(s, { place: 'money-6' })
    playEntry(s, { place: 'mining-6', steps: [{ cage: 1 }, { load: 'K' }] })
    expect(s).toEqual(before)
  })
})

describe('an entry is refused', () => {
  test.each<[string, Entry, object]>([
    ['with the reason of its first wrong decision', { place: 'money-3' }, { code: 'locked', params: { players: 3 } }],
    [
      'for a work step on the way',
      { place: 'mining-6', steps: [{ cage: 1 }, { load: 'K' }] },
      { code: 'no-cube', params: { coal: 'K', from: 'level', level: 1 } },
    ],
    ['without its steps', { place: 'mining-6' }, { code: 'malformed', params: { missing: 'steps' } }],
    ['without its choice of five', { place: 'factory-draw' }, { code: 'malformed', params: { missing: 'keep' } }],
    ['without the rest', { place: 'order-draw', keep: null }, { code: 'malformed', params: { missing: 'put' } }],
    [
      'with half of it',
      { place: 'factory-draw', keep: 'G1L', put: 'top' },
      { code: 'malformed', params: { missing: 'put' } },
    ],
    [
      'with a part that its turn has no use for',
      { place: 'bank', put: 'top' },
      { code: 'malformed', params: { key: 'put' } },
    ],
    [
      'with another part while mining',
      { place: 'mining-6', steps: [], coal: ['Y'] },
      { code: 'malformed', params: { key: 'coal' } },
    ],
    ['with an empty list of coal', { place: 'factory-1', coal: [] }, { code: 'malformed', params: { key: 'coal' } }],
    [
      'with a choice of five on another space',
      { place: 'bank', keep: null },
      { code: 'other-decision', params: { phase: 'place' } },
    ],
    ['with steps elsewhere', { place: 'bank', steps: [] }, { code: 'other-decision', params: { phase: 'place' } }],
  ])('%s', (_, entry, refusal) => {
    expect(playEntry(s, entry)).toEqual({ refusal })
  })
})

describe('replaying', () => {
  const draft: Entry[] = ['BY', 'BB', 'BYY', 'BG', 'BK', 'BBB'].map((order) => ({ draft: order }))
  const start = dealt({ players: 2 })

  test('plays one entry after the other', () => {
    const { state, refusal } = replay(start, [...draft, { place: 'bank' }, { place: 'money-6' }])
    expect(refusal).toBeUndefined()
    expect(view(state, null)).toMatchObject({ turn: 0, shift: 1, bank: [1, 0] })
  })

  test('stops at the first that is refused, says which and why, and keeps the last good state', () => {
    const stopped = replay(start, [...draft, { place: 'bank' }, { place: 'order-1' }, { place: 'bank' }])
    expect(stopped).toMatchObject({ at: 7, refusal: { code: 'locked', params: { players: 2 } } })
    expect(stopped.state).toEqual(replay(start, [...draft, { place: 'bank' }]).state)
  })

  test('goes on over the end of a shift by itself', () => {
    const shift = Array<Entry>(2 * 18).fill({ place: 'bank' })
    const { state } = replay(start, [...draft, ...shift])
    expect(view(state, null)).toMatchObject({ phase: 'place', shift: 2 })
  })
})

test('a turn is under way from the placement to its last decision', () => {
  const drawing = play(s, place('factory-draw'))
  const returning = play(drawing, { keep: null })
  const done = play(returning, { put: 'top', back: view(returning, 0).drawn })
  expect([s, drawing, returning, done].map(isUnderWay)).toEqual([false, true, true, false])
})

test('a decision is played on a copy', () => {
  const before = s.slice()
  expect(decide(s, place('bank')).state).not.toEqual(before)
  expect(s).toEqual(before)
})
