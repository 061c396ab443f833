/** Tells screen readers what happened at a table and whose turn it is. */
import { untrack } from 'svelte'
import type { TableState } from '../../../contract/api.ts'
import { announce } from '../../app/announcer.svelte.ts'
import type { Words } from '../../games/screens/words.ts'
import { m } from '../../paraglide/messages.js'

/**
 * Speaks of every change of the table, beginning with whose turn it is when it is opened. While bots play it to its end it says
 * nothing, and then once what came of it.
 */
export function announceTable(
  table: () => TableState | null,
  words: () => Words | undefined,
  isPlayedOut: () => boolean,
) {
  let told: TableState | null = null
  $effect(() => {
    const now = table()
    const game = words()
    if (!now || !game || (isPlayedOut() && now.result === null)) return
    untrack(() => inShort(news(told, now, game)).forEach(announce))
    told = now
  })
}

/** Lines that are read one by one; of more the last one stands for all. */
const MOST_LINES = 8

/** Shortens many lines to their number, the latest event and the current question. */
function inShort(said: readonly string[]): readonly string[] {
  const count = said.length - 1
  return count > MOST_LINES ? [m.bot_ran({ count }), ...said.slice(-2)] : said
}

/** New lines of the log, then what is asked of whom if that is another than before. */
function news(before: TableState | null, now: TableState, words: Words): string[] {
  const lines = before ? now.log.slice(before.log.length).map((item) => words.logSentence(item, now.players)) : []
  const same = before !== null && before.turn === now.turn && words.asked(before) === words.asked(now)
  return same && lines.length === 0 ? [] : [...lines, words.turn(now)]
}
