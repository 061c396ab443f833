import { describe, expect, test, vi } from 'vitest'
import type { ReviewedMove, ReviewState } from '../../../src/contract/reviews.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { curveOf } from '../../../src/renderer/archive/review/curve.ts'
import { Review } from '../../../src/renderer/archive/review/review.svelte.ts'
import { fakeServices } from '../fake-services.ts'

const result = { scores: [{ total: 40 }, { total: 31 }, { total: 12 }], winners: [0] }
const record: GameRecord = {
  format: 'pithead-record',
  version: 1,
  game: 'toy',
  mode: 'digital',
  id: 'a',
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T11:00:00.000Z',
  players: ['red', 'blue', 'green'].map((color) => ({ name: color, color, control: 'human' })),
  setup: {},
  moves: Array.from({ length: 12 }, (_, move) => ({ dig: move % 2 === 0 })),
  result,
}
const kinds = {
  all: ['dig', 'rest'],
  of: (entry: unknown) => ((entry as { dig: boolean }).dig ? 'dig' : 'rest'),
}

const units = {
  kinds,
  scale: { inaccuracy: 1, mistake: 3, blunder: 6, third: 4 },
  amounts: { named: String, plain: String, signed: String },
  luck: false,
}

function found(move: number, lost: number): ReviewedMove {
  const skill = [0, 1, 2].map((seat) => (seat === move % 3 ? -lost : lost))
  const outlook = { leads: [move, -move, -move], chances: [0.5, 0.25, 0.25] }
  const played = { decisions: [], lead: 0, chance: 0.5, effects: null, reasons: [] }
  return {
    ...{ depth: 'quick' as const, move, seat: move % 3, before: outlook, after: outlook, skill, luck: [0, 0, 0] },
    ...{ played, best: lost > 0 ? played : null, line: [] },
  }
}
const state = (reviewed: ReviewedMove[], running: ReviewState['running'] = null): ReviewState => ({
  ...{ id: record.id, game: record.game },
  running,
  reviewed,
})

/** A review that knows these moves, and the events that tell it of more. */
async function reviewOf(...known: ReviewedMove[]) {
  const fake = fakeServices({ 'reviews.open': () => state(known) })
  const review = new Review(fake.services, record, units)
  review.follow()
  await vi.waitFor(() => expect(review.loaded).toBe(true))
  return { review, tell: (next: ReviewState) => fake.emit('review.changed', next) }
}

describe('a review', () => {
  test('takes in what is found, whatever it comes after, and leaves other games’ alone', async () => {
    const { review, tell } = await reviewOf(found(4, 0))
    expect(review.isNew).toBe(false)
    tell(state([found(2, 7)], 'quick'))
    tell({ ...state([found(9, 9)]), id: 'another' })
    expect(review.running).toBe('quick')
    expect(review.reviewed.map(({ move }) => move)).toEqual([2, 4])
    expect(review.done('quick')).toBe(2)
    expect(review.done('thorough')).toBe(0)
    expect(review.depth).toBeNull()
    expect(review.moments).toBeNull()
  })

  test('is new until somebody asks for it, and done when every move is reviewed', async () => {
    const { review, tell } = await reviewOf()
    expect(review.isNew).toBe(true)
    tell(state(record.moves!.map((_, move) => found(move, 0))))
    expect(review.depth).toBe('quick')
    expect(review.moments).toEqual([])
  })

  test('leads from mistake to mistake, both ways', async () => {
    const { review } = await reviewOf(found(2, 7), found(3, 0.5), found(6, 1.2), found(9, 3))
    expect(review.mistakes).toEqual([
      { move: 2, grade: 'blunder' },
      { move: 6, grade: 'inaccuracy' },
      { move: 9, grade: 'mistake' },
    ])
    expect(review.mistakeFrom(0, 1)?.move).toBe(2)
    expect(review.mistakeFrom(3, 1)?.move).toBe(6)
    expect(review.mistakeFrom(7, -1)?.move).toBe(2)
    expect(review.mistakeFrom(10, 1)).toBeNull()
    expect(review.mistakeFrom(3, -1)).toBeNull()
  })

  test('says what was lost by the kinds of the game', async () => {
    const { review } = await reviewOf(found(0, 2), found(3, 4), found(6, 1))
    expect(review.summary[0].lostBy).toEqual({ dig: 3, rest: 4 })
    expect(review.summary[1].lostBy).toEqual({ dig: 0, rest: 0 })
  })
})

test('the curve has gaps where nothing is known, and ends with the result once the last move is', async () => {
  const { review, tell } = await reviewOf(found(1, 0))
  const curve = curveOf(review, result, 'leads')
  expect(curve).toHaveLength(record.moves!.length + 1)
  expect([curve[0], curve[1], curve.at(-1)]).toEqual([null, [1, -1, -1], null])
  tell(state([found(record.moves!.length - 1, 0)]))
  expect(curveOf(review, result, 'leads').at(-1)).toEqual([9, -9, -28])
  expect(curveOf(review, result, 'chances').at(-1)).toEqual([1, 0, 0])
})
