/** Three elements scored with three players, each with the rewards that the words state. */
import { m } from '../../../../paraglide/messages.js'
import { ruleExample } from '../../../screens/rules-book.ts'
import CountTable from './CountTable.svelte'

interface CountedElement {
  element: number
  counts: readonly number[]
  rewards: readonly number[]
  says: (rewards: readonly number[]) => string
}

const points = (count: number) => m.count_points({ count })

export const COUNTED: readonly CountedElement[] = [
  {
    element: 4,
    counts: [3, 3, 2],
    rewards: [6, 6, 0],
    says: ([first]) => m.cb_book_majorities_ex_1({ first: points(first) }),
  },
  {
    element: 5,
    counts: [1, 1, 6],
    rewards: [3, 3, 7],
    says: ([second, , first]) => m.cb_book_majorities_ex_2({ first: points(first), second: points(second) }),
  },
  { element: 6, counts: [0, 0, 0], rewards: [0, 0, 0], says: m.cb_book_majorities_ex_3 },
]

export const majorities = ruleExample({
  title: m.cb_book_majorities_example,
  steps: COUNTED.map(
    ({ says, rewards }) =>
      () =>
        says(rewards),
  ),
  Drawing: CountTable,
  at: (step) => COUNTED[step],
})
