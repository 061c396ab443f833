/** A tie for the start of the next shift. */
import { m } from '../../../../paraglide/messages.js'
import { ruleExample } from '../../../screens/rules-book.ts'
import StarterTable from './StarterTable.svelte'

export const CHANGEOVER = { workers: [4, 2, 4], old: 0, next: 2 }

const workers = (count: number) => m.cb_count_workers({ count })

export const changeover = ruleExample({
  title: m.cb_book_changeover_example,
  steps: [
    () =>
      m.cb_book_changeover_ex({
        most: workers(CHANGEOVER.workers[CHANGEOVER.next]),
        fewer: workers(CHANGEOVER.workers[1]),
      }),
  ],
  Drawing: StarterTable,
  at: () => CHANGEOVER,
})
