/** The score pad with everything that was done to it. */
import { historiesOf, type History as PadHistory } from '../../building-blocks/edit-history.ts'
import { edited } from './edits.ts'
import type { Edit } from './edits.ts'
import type { Pad } from './pad.ts'

export type History = PadHistory<Pad, Edit>

export const { historyOf, withEdit, undone, redone } = historiesOf<Pad, Edit>(edited)
