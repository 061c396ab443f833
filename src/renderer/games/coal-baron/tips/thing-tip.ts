/** Things on the table other than spaces: each says what it is now, and its rule in a sentence. */
import type { Attachment } from 'svelte/attachments'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import { ruleAt } from '../rule-links/rules-behind.ts'
import type { RuleId } from '../rule-links/rule-id.ts'

export const lines = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join('\n')

/**
 * An attachment for a thing that is no button: it says its words and leads to its rule, and the arrow keys stop there too,
 * but not while mining, where they go from cube to cube. Absent if there is no board around, as on a player's sheet.
 */
export const explained = (
  board: BoardState | undefined,
  rule: RuleId,
  text: () => string,
): Attachment<HTMLElement> | undefined =>
  board &&
  ((element) => {
    const mark = { ...ruleAt(rule), ...(board.isMining ? {} : { 'data-rove': '', tabindex: '-1' }) }
    for (const [name, value] of Object.entries(mark)) element.setAttribute(name, value)
    const silence = board.hinted(text)(element)
    return () => {
      silence?.()
      for (const name of Object.keys(mark)) element.removeAttribute(name)
    }
  })
