/** Things at the table that are no buttons: each says what it is now, and its rule in a sentence. */
import type { Attachment } from 'svelte/attachments'
import { toldPicture } from '../../../ui/told-thing.svelte.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import type { RuleId } from '../rule-links/rule-id.ts'

/** An attachment: the thing is a picture with these words, leads to its rule, and the arrow keys stop there too. */
export const explained = (board: BoardState, rule: RuleId, text: () => string): Attachment<HTMLElement> =>
  toldPicture(board, rule, text)
