/** Tells screen readers what happened at a table and whose turn it is. */
import { untrack } from 'svelte'
import type { TableState } from '../../../contract/api.ts'
import { announce } from '../../base/announcer.svelte.ts'
import { logSentence } from '../../games/coal-baron/words/log-words.ts'
import { turnText } from '../../games/coal-baron/words/turn-words.ts'

/** Speaks of every change of the table, beginning with whose turn it is when it is opened. */
export function speakOf(table: () => TableState | null) {
  let told: TableState | null = null
  $effect(() => {
    const now = table()
    if (!now) return
    untrack(() => news(told, now).forEach(announce))
    told = now
  })
}

/** New lines of the log, then what is asked of whom if that is another than before. */
function news(before: TableState | null, now: TableState): string[] {
  const lines = before ? now.log.slice(before.log.length).map((item) => logSentence(item, now.players)) : []
  const same = before !== null && before.view.turn === now.view.turn && before.view.phase === now.view.phase
  return same && lines.length === 0 ? [] : [...lines, turnText(now.view, now.players)]
}
