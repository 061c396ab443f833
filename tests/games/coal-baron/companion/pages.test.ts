import { describe, expect, test } from 'vitest'
import { edited } from '../../../../src/games/coal-baron/companion/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/companion/edits.ts'
import { countOf, deliveredIn } from '../../../../src/games/coal-baron/companion/figures.ts'
import { ghostCount, ghostPoints, ghostsOf } from '../../../../src/games/coal-baron/companion/ghosts.ts'
import type { Pad } from '../../../../src/games/coal-baron/companion/pad.ts'
import { isDone, pagesOf } from '../../../../src/games/coal-baron/companion/stages.ts'
import { isWhole, openFields, standingIn, standingOf } from '../../../../src/games/coal-baron/companion/tally.ts'
import { cardEdits, countEdits, padFor, playedGame } from './table.ts'

const game = playedGame(3, 302)
const made = (pad: Pad, edits: readonly Edit[]) => edits.reduce(edited, pad)
const counted = made(padFor(3), countEdits(game))
const tapped = made(padFor(3, 'cards'), cardEdits(game))

describe('the pages of a pad', () => {
  test('are the shifts with the accounts, or the totals', () => {
    expect(pagesOf(padFor(2))).toEqual(['setup', 'shift-1', 'shift-2', 'shift-3', 'accounts', 'finished'])
    expect(pagesOf(padFor(2, 'points'))).toEqual(['setup', 'totals', 'finished'])
  })

  test('are done once nothing is missing on them, the set-up once it was left', () => {
    const done = (pad: Pad) => pagesOf(pad).filter((stage) => isDone(pad, { stage: 'shift-1', closed: 0 }, stage))
    expect(done(padFor(3))).toEqual(['setup'])
    expect(done(counted)).toEqual(pagesOf(counted))
    expect(isDone(counted, { stage: 'setup', closed: 3 }, 'setup')).toBe(false)
    const totals = made(padFor(2, 'points'), [{ type: 'write', sums: { 'total-0': [98] } }])
    expect(done(totals)).toEqual(['setup'])
    expect(done(edited(totals, { type: 'write', sums: { 'total-1': [104] } }))).toEqual(['setup', 'totals', 'finished'])
  })

  test('of cards, which are whole from the start, are done once their tally was told', () => {
    const doneWith = (closed: number) =>
      [0, 1].map((shift) => isDone(tapped, { stage: 'shift-1', closed }, `shift-${shift + 1}` as 'shift-1'))
    expect(isWhole(tapped, 0)).toBe(true)
    expect(doneWith(0)).toEqual([false, false])
    expect(doneWith(1)).toEqual([true, false])
  })
})

describe('where everybody stands in a shift', () => {
  const scores = game.result.scores
  const paid = (seat: number, shift: number, elements = 12) =>
    scores[seat].shifts[shift].slice(0, elements).reduce((sum, points) => sum + points, 0)

  test.each([0, 1, 2])('seat %d has what it got up to the end of it, nothing of the shifts after', (seat) => {
    const first = standingIn(counted, 0, seat)
    expect(first.rewarded).toEqual([paid(seat, 0)])
    expect(first.total).toBe(deliveredIn(counted, 0, seat)! + paid(seat, 0))
    const last = standingIn(counted, 2, seat)
    expect(last.delivered).toEqual(standingOf(counted, seat).delivered)
    expect(last.rewarded).toEqual(standingOf(counted, seat).rewarded)
  })

  test.each([0, 1, 2])('seat %d has as many elements of the open shift as are told', (seat) => {
    for (const told of [0, 1, 5]) {
      const { rewarded, total } = standingIn(counted, 1, seat, told)
      expect(rewarded).toEqual([paid(seat, 0), paid(seat, 1, told)])
      expect(total).toBe(deliveredIn(counted, 0, seat)! + deliveredIn(counted, 1, seat)! + rewarded[0] + rewarded[1])
    }
  })
})

describe('an empty field most probably holds', () => {
  const first = made(padFor(3), [{ type: 'write', sums: { 'count-0-0-2': [4], 'points-0-0': [7] } }])

  test('what was counted after the shift before, for elements that it had', () => {
    expect(ghostCount(first, 1, 0, 2)).toBe(4)
    expect(ghostCount(first, 1, 0, 6)).toBe(0)
    expect(ghostCount(first, 0, 1, 2)).toBe(0)
  })

  test('what the cards tell', () => {
    const seats = [0, 1, 2]
    expect(seats.map((seat) => ghostCount(tapped, 1, seat, 3))).toEqual(
      seats.map((seat) => countOf(tapped, 1, seat, 3)),
    )
  })

  test('no points, or the marker where it stood', () => {
    expect(ghostPoints(first, 0, 1, false)).toBe(0)
    expect(ghostPoints(first, 0, 1, true)).toBe(0)
    expect(ghostPoints(first, 1, 0, true)).toBeNull()
  })

  test('and all at once they make the shift whole', () => {
    const filled = edited(first, { type: 'write', sums: ghostsOf(first, 0) })
    expect(Object.keys(ghostsOf(first, 0))).toEqual(openFields(first, 0))
    expect(isWhole(filled, 0)).toBe(true)
    expect(countOf(filled, 0, 0, 2)).toBe(4)
  })
})
