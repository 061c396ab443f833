/** Things at the table that are no buttons: each says what it is now, and its rule in a sentence. */
import type { Attachment } from 'svelte/attachments'
import { toldPicture, toldThing } from '../../../ui/told-thing.svelte.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import type { RuleId } from '../rule-links/rule-id.ts'

type Telling = (board: BoardState, rule: RuleId, text: () => string) => Attachment<HTMLElement>

/**
 * An attachment that shows words beside the thing, leads to its rule and makes it a stop of the arrow keys. Screen
 * readers read the thing's own content.
 */
export const told: Telling = toldThing

/** The same for a drawing, which a screen reader says by these words. */
export const explained: Telling = toldPicture
