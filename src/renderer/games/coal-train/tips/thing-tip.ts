/** Things at the table that are no buttons: each says what it is now, and its rule in a sentence. */
import type { Attachment } from 'svelte/attachments'
import { toldPicture, toldThing } from '../../../ui/told-thing.svelte.ts'
import type { BoardState } from '../base/board-state.svelte.ts'
import type { RuleId } from '../base/rule-id.ts'

type Telling = (board: BoardState, rule: RuleId, text: () => string) => Attachment<HTMLElement>

/** An attachment: words beside the thing, its rule, and a stop of the arrow keys; it reads as it stands. */
export const told: Telling = toldThing

/** The same for a drawing, which a screen reader says by these words. */
export const explained: Telling = toldPicture
