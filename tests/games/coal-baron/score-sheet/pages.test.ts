import { describe, expect, test } from 'vitest'
import { edited } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { cardsMissing, countOf, deliveredIn } from '../../../../src/games/coal-baron/score-sheet/pad-figures.ts'
import { ghostCount, ghostPoints, ghostsOf } from '../../../../src/games/coal-baron/score-sheet/ghosts.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { isDone, pagesOf, type Stage } from '../../../../src/games/coal-baron/score-sheet/stages.ts'
import { isWhole, openFields, seatPointsIn, seatPointsOf } from '../../../../src/games/coal-baron/score-sheet/tally.ts'
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
    const tapped = made(
      padFor(3, 'cards'),
      cardEdits(game).filter((edit) => edit.type === 'card' && edit.shift === 0),
    )
    const doneWith = (closed: number) =>
      [0, 1].map((shift) => isDone(tapped, { stage: 'shift-1', closed }, `shift-${shift + 1}` as 'shift-1'))
    expect(isWhole(tapped, 0)).toBe(true)
    expect(doneWith(0)).toEqual([false, false])
    expect(doneWith(1)).toEqual([true, false])
  })

  test('of cards are done too once they were left, or something came after them', () => {
    const done = (pad: Pad, stage: Stage) => isDone(pad, { stage, closed: 0 }, 'shift-1')
    const cards = padFor(2, 'cards')
    expect(done(cards, 'shift-1')).toBe(false)
    expect(done(cards, 'shift-2')).toBe(true)
    expect(done(edited(cards, { type: 'card', order: 'BK', shift: 0, seat: 0 }), 'shift-1')).toBe(false)
    expect(done(edited(cards, { type: 'card', order: 'BK', shift: 1, seat: 0 }), 'shift-1')).toBe(true)
    expect(done(edited(cards, { type: 'write', sums: { 'marks-0': [3] } }), 'shift-1')).toBe(true)
  })
})

describe('where everybody stands in a shift', () => {
  const scores = game.result.scores
  const paid = (seat: number, shift: number, elements = 12) =>
    scores[seat].shifts[shift].slice(0, elements).reduce((sum, points) => sum + points, 0)

  test.each([0, 1, 2])('seat %d has what it got up to the end of it, nothing of the shifts after', (seat) => {
    const first = seatPointsIn(counted, 0, seat)
    expect(first.rewarded).toEqual([paid(seat, 0)])
    expect(first.total).toBe(deliveredIn(counted, 0, seat)! + paid(seat, 0))
    const last = seatPointsIn(counted, 2, seat)
    expect(last.delivered).toEqual(seatPointsOf(counted, seat).delivered)
    expect(last.rewarded).toEqual(seatPointsOf(counted, seat).rewarded)
  })

  test.each([0, 1, 2])('seat %d has as many elements of the open shift as are told', (seat) => {
    for (const told of [0, 1, 5]) {
      const { rewarded, total } = seatPointsIn(counted, 1, seat, told)
      expect(rewarded).toEqual([paid(seat, 0), paid(seat, 1, told)])
      expect(total).toBe(deliveredIn(counted, 0, seat)! + deliveredIn(counted, 1, seat)! + rewarded[0] + rewarded[1])
    }
  })
})

describe('an empty field most probably holds', () => {
  const first = made(padFor(3), [{ type: 'write', sums: { 'count-0-0-2': [4], 'points-0-0': [7] } }])

  test('what was counted after the shift before, for elements that it had', () => {
    expect(ghostCount(first, 1, 0, 2)).toBe(4)
    expect(ghostCount(first, 1, 0, 6)).toBeNull()
    expect(ghostCount(first, 0, 1, 2)).toBeNull()
  })

  test('what the cards tell', () => {
    const seats = [0, 1, 2]
    expect(seats.map((seat) => ghostCount(tapped, 1, seat, 3))).toEqual(
      seats.map((seat) => countOf(tapped, 1, seat, 3)),
    )
  })

  test('the marker where it stood, but no points', () => {
    expect(ghostPoints(first, 0, 1, false)).toBeNull()
    expect(ghostPoints(first, 0, 1, true)).toBe(0)
    expect(ghostPoints(first, 1, 0, true)).toBeNull()
  })

  test('and nothing of what nobody has counted', () => {
    expect(ghostsOf(first, 0)).toEqual({})
    expect(ghostsOf(first, 1)).toEqual({ 'count-1-0-2': [4] })
    const whole = made(
      padFor(3),
      countEdits(game).filter((edit) => /(count|track|points)-0/.test(JSON.stringify(edit))),
    )
    const known = ghostsOf(whole, 1)
    expect(Object.keys(known)).toHaveLength(3 * 4)
    const filled = edited(whole, { type: 'write', sums: known })
    expect([0, 1, 2].map((seat) => countOf(filled, 1, seat, 3))).toEqual(
      [0, 1, 2].map((seat) => countOf(whole, 0, seat, 3)),
    )
    expect(openFields(filled, 1)).toHaveLength(3 * 5)
  })
})

describe('cards after a shift that was counted', () => {
  const counted = made(padFor(2), [{ type: 'write', sums: { 'points-0-0': [12, 5], 'points-0-1': [0] } }])
  const cards = edited(counted, { type: 'way', shift: 1, way: 'cards' })

  test('are asked for from before', () => {
    expect(cardsMissing(counted, 1)).toEqual([])
    expect(cardsMissing(cards, 1)).toEqual([{ seat: 0, have: 0, need: 17 }])
    const tapped = edited(cards, { type: 'card', order: 'TKKK', shift: 0, seat: 0 })
    expect(cardsMissing(tapped, 1)).toEqual([{ seat: 0, have: 12, need: 17 }])
    expect(cardsMissing(edited(tapped, { type: 'card', order: 'BK', shift: 0, seat: 0 }), 1)).toEqual([])
    expect(cardsMissing(cards, 2)).toEqual([])
  })
})
