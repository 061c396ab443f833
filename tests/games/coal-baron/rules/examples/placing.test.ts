/** Rule book, Taking your turn: Mike and the Money spaces. Mike is seat 0, red is seat 1. */
import { describe, expect, test } from 'vitest'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { whyIllegal } from '../../../../../src/games/coal-baron/rules/refusal.ts'
import { firstTurn, hasPlaced, hasWorkers, place, play, seatOf } from '../../support/given.ts'

/** Nobody on 4 Marks, one red worker on 5 Marks, two of Mike's own on 6 Marks. */
function example() {
  const s = firstTurn({ players: 4 })
  hasPlaced(s, 1, 'money-5', 'money-6')
  hasPlaced(s, 0, 'money-6')
  return s
}

const before = example()
const canteen = view(before, null).canteen

describe.each([
  { space: 'money-4', workers: 1, toCanteen: [0, 0, 0, 0], marks: 4 },
  { space: 'money-5', workers: 2, toCanteen: [0, 1, 0, 0], marks: 5 },
  { space: 'money-6', workers: 3, toCanteen: [2, 0, 0, 0], marks: 6 },
] as const)('Mike on $space', ({ space, workers, toCanteen, marks }) => {
  const after = play(before, place(space))

  test(`places ${workers} of his workers`, () => {
    expect(view(after, null).spaces[space]).toMatchObject({ workers, owner: 0 })
    expect(seatOf(after, 0).workers).toBe(seatOf(before, 0).workers - workers)
  })

  test('sends those who stood there to the canteen', () => {
    expect(view(after, null).canteen).toEqual(canteen.map((there, seat) => there + toCanteen[seat]))
  })

  test(`receives ${marks} Marks, and the next player clockwise has the turn`, () => {
    expect(seatOf(after, 0).marks).toBe(seatOf(before, 0).marks + marks)
    expect(view(after, null).turn).toBe(1)
  })
})

test('a space is closed to whoever has too few workers to oust those who stand there', () => {
  const s = example()
  hasWorkers(s, 0, 2)
  expect(whyIllegal(s, place('money-6'))).toEqual({ code: 'needs-workers', params: { have: 2, need: 3 } })
  expect(whyIllegal(s, place('money-5'))).toBeNull()
})

test('the bank takes exactly one worker of anybody at any time and pays 1 Mark', () => {
  const s = play(before, place('bank'), place('bank'), place('bank'), place('bank'), place('bank'))
  expect(view(s, null).bank).toEqual([2, 1, 1, 1])
  expect(view(s, null).canteen).toEqual(canteen)
  expect([0, 1, 2, 3].map((seat) => seatOf(s, seat).marks)).toEqual([10, 9, 9, 9])
  expect([0, 1].map((seat) => seatOf(before, seat).workers - seatOf(s, seat).workers)).toEqual([2, 1])
})

describe('who has run out of workers', () => {
  const s = firstTurn({ players: 3 })
  hasWorkers(s, 0, 2)
  hasWorkers(s, 1, 1)
  hasWorkers(s, 2, 2)
  const turns = [s]
  for (let i = 0; i < 5; i++) turns.push(play(turns[i], place('bank')))

  test('is skipped for the rest of the shift', () => {
    expect(turns.map((each) => view(each, null).turn)).toEqual([0, 1, 2, 0, 2, null])
  })

  test('when nobody has any left, the shift scoring begins', () => {
    expect(turns.map((each) => view(each, null).phase)).toEqual([...Array<string>(5).fill('place'), 'scoring'])
  })
})
