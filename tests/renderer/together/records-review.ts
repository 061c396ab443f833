import { describe, expect, test, vi } from 'vitest'
import type { ReviewedMove, ReviewState } from '../../../src/contract/reviews.ts'
import type { DigitalRecord } from '../../../src/games/coal-baron/record.ts'
import type { Decision } from '../../../src/games/coal-baron/types.ts'
import three from '../../records/3-players.json'
import { storedGame } from '../../../src/renderer/games/coal-baron/records/stored-game.ts'
import { betterLine } from '../../../src/renderer/games/coal-baron/records/review/better-line.ts'
import { curveOf, shiftBegins } from '../../../src/renderer/records/review/curve.ts'
import { Review } from '../../../src/renderer/records/review/review.svelte.ts'
import { fakeServices } from '../fake-services.ts'

const record = three as unknown as DigitalRecord

const found = (move: number, lost: number, line: Decision[][] = []): ReviewedMove => {
  const skill = [0, 1, 2].map((seat) => (seat === move % 3 ? -lost : lost))
  const outlook = { leads: [move, -move, -move], chances: [0.5, 0.25, 0.25] }
  const played = { decisions: [], lead: 0, chance: 0.5, effects: null as never, reasons: [] }
  return {
    ...{ depth: 'quick' as const, move, seat: move % 3, before: outlook, after: outlook, skill, luck: [0, 0, 0] },
    ...{ played, best: lost > 0 ? played : null, line },
  }
}
const state = (reviewed: ReviewedMove[], running: ReviewState['running'] = null): ReviewState => ({
  id: record.id,
  running,
  reviewed,
})

/** A review that knows these moves, and the events that tell it of more. */
async function reviewOf(...known: ReviewedMove[]) {
  const fake = fakeServices({ 'reviews.open': () => state(known) })
  const review = new Review(fake.services, record)
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
    tell(state(record.moves.map((_, move) => found(move, 0))))
    expect(review.depth).toBe('quick')
    expect(review.moments).toEqual([])
  })

  test('leads from mistake to mistake, both ways', async () => {
    const { review } = await reviewOf(found(2, 7), found(3, 0.5), found(6, 1.2), found(9, 3))
    expect(review.mistakes.map(({ move }) => move)).toEqual([2, 6, 9])
    expect(review.mistakeFrom(0, 1)?.move).toBe(2)
    expect(review.mistakeFrom(3, 1)?.move).toBe(6)
    expect(review.mistakeFrom(7, -1)?.move).toBe(2)
    expect(review.mistakeFrom(10, 1)).toBeNull()
    expect(review.mistakeFrom(3, -1)).toBeNull()
  })
})

test('the curve has gaps where nothing is known, and ends with the result once the last move is', async () => {
  const game = storedGame(record)
  const { review, tell } = await reviewOf(found(1, 0))
  const curve = curveOf(review, game, 'leads')
  expect(curve).toHaveLength(record.moves.length + 1)
  expect([curve[0], curve[1], curve.at(-1)]).toEqual([null, [1, -1, -1], null])
  tell(state([found(record.moves.length - 1, 0)]))
  const totals = game.result!.scores.map(({ total }) => total)
  const lead = totals[0] - Math.max(totals[1], totals[2])
  expect(curveOf(review, game, 'leads').at(-1)![0]).toBe(lead)
  expect(
    curveOf(review, game, 'chances')
      .at(-1)!
      .reduce((a, b) => a + b),
  ).toBe(1)
  expect(shiftBegins(game.played!)[0]).toBe(9)
})

test('a better line begins where the mistake was made, and what is made of it can be played on', () => {
  const first = (record.moves[0] as { draft: string }).draft
  const other = (record.moves[1] as { draft: string }).draft
  const line = betterLine(record, found(0, 5, [[{ draft: other }], [{ draft: first }]]))
  expect(line.replay.position.moves).toBe(0)
  expect(line.made()).toEqual([])
  line.replay.step(1)
  expect(line.made()).toEqual([{ draft: other }])
  line.replay.go(line.replay.last)
  expect(line.made()).toEqual([{ draft: other }, { draft: first }])
  expect(line.turns).toMatchObject([{ order: other }, { order: first }])
})
