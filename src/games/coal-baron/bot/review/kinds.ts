/** The subject of a decision: the draft, or the area where workers were placed. */
import type { Kinds } from '../../../review/review-summary.ts'
import { AREAS, areaOf, type Area } from '../../state/areas.ts'
import type { Entry } from '../../rules/types.ts'

export type Kind = 'draft' | Area

export const kindOf = (entry: Entry): Kind => ('draft' in entry ? 'draft' : areaOf(entry.place))

export const kinds: Kinds<Entry> = { all: ['draft', ...AREAS], of: kindOf }
