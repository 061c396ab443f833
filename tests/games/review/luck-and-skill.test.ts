import { expect, test } from 'vitest'
import type { ReviewedMove } from '../../../src/games/facets/ideas.ts'
import { balanceOf } from '../../../src/games/review/luck-and-skill.ts'

const found = (move: number, seat: number, lost: number, luck: number) =>
  ({ move, seat, skill: seat === 0 ? [-lost, lost] : [lost, -lost], luck: [luck, -luck] }) as unknown as ReviewedMove

const reviewed = [found(0, 0, 2, 1.5), found(1, 1, 4, -2.5), found(2, 0, 0, 0), found(3, 1, 0, 1), found(4, 0, 3, 0)]

test('luck is told draw by draw, whoever drew, and adds up', () => {
  const { luck, good, bad } = balanceOf(reviewed, 0)
  expect(luck).toEqual([
    { move: 1, points: -2.5 },
    { move: 0, points: 1.5 },
    { move: 3, points: 1 },
  ])
  expect([good, bad]).toEqual([2.5, -2.5])
})

test('between two, one’s luck is the other’s bad luck: both may come to nothing over many draws', () => {
  const [mine, theirs] = [0, 1].map((seat) => balanceOf(reviewed, seat))
  expect(theirs.luck.map(({ points }) => -points)).toEqual(mine.luck.map(({ points }) => points))
  expect([mine, theirs].map(({ good, bad }) => good + bad)).toEqual([0, 0])
})

test('skill is what one’s own choices gave away', () => {
  expect(balanceOf(reviewed, 0)).toMatchObject({
    skill: [
      { move: 4, points: -3 },
      { move: 0, points: -2 },
    ],
    best: 1,
  })
  expect(balanceOf(reviewed, 1).skill).toEqual([{ move: 1, points: -4 }])
})
