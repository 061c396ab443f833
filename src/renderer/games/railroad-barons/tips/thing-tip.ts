/** Things at the table that are no buttons: each says what it is now, and its rule in a sentence. */
import type { Attachment } from 'svelte/attachments'
import type { Board } from '../base/board.svelte.ts'
import type { RuleId } from '../base/rule-id.ts'
import { ruleAt } from '../base/rules-behind.ts'

/** An attachment: the thing is a picture with these words, leads to its rule, and the arrow keys stop there too. */
export const explained =
  (board: Board, rule: RuleId, text: () => string): Attachment<HTMLElement> =>
  (element) => {
    const marks = { ...ruleAt(rule), 'data-rove': '', tabindex: '-1', role: 'img', 'aria-label': text() }
    for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value)
    const silence = board.hinted(text)(element)
    return () => {
      silence?.()
      for (const name of Object.keys(marks)) element.removeAttribute(name)
    }
  }
