/** What a decision was about: the draft, or the area where workers were placed. */
import type { Kinds } from '../../../review/summary.ts'
import { AREAS } from '../../deeds.ts'
import type { Area } from '../../deeds.ts'
import type { Entry } from '../../types.ts'

export type Kind = 'draft' | Area

export const kindOf = (entry: Entry): Kind => ('draft' in entry ? 'draft' : (entry.place.split('-')[0] as Area))

export const kinds: Kinds<Entry> = { all: ['draft', ...AREAS], of: kindOf }
