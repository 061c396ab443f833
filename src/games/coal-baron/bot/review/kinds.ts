/** The subject of a decision: the draft, or the area where workers were placed. */
import { itemAt } from '../../../building-blocks/lists.ts'
import type { Kinds } from '../../../review/review-summary.ts'
import { AREAS } from '../../rules/worker-use.ts'
import type { Area } from '../../rules/worker-use.ts'
import type { Entry } from '../../rules/types.ts'

export type Kind = 'draft' | Area

export const kindOf = (entry: Entry): Kind => ('draft' in entry ? 'draft' : (itemAt(entry.place.split('-'), 0) as Area))

export const kinds: Kinds<Entry> = { all: ['draft', ...AREAS], of: kindOf }
