/** Tells screen readers what happened at a table and whose turn it is. */
import { untrack } from 'svelte'
import type { TableState } from '../../../contract/api.ts'
import { announce } from '../../base/announcer.svelte.ts'
import type { Words } from '../../games/screens/words.ts'

/** Speaks of every change of the table, beginning with whose turn it is when it is opened. */
export function announceTable(table: () => TableState | null, words: () => Words | undefined) {
  let told: TableState | null = null
  $effect(() => {
    const now = table()
    const game = words()
    if (!now || !game) return
    untrack(() => news(told, now, game).forEach(announce))
    told = now
  })
}

/** New lines of the log, then what is asked of whom if that is another than before. */
function news(before: TableState | null, now: TableState, words: Words): string[] {
  const lines = before ? now.log.slice(before.log.length).map((item) => words.logSentence(item, now.players)) : []
  const same = before !== null && before.turn === now.turn && words.asked(before) === words.asked(now)
  return same && lines.length === 0 ? [] : [...lines, words.turn(now)]
}
