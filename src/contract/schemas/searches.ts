/** Schemas of the searches that are kept by name. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, name, storedName } from '../../games/building-blocks/shared-schemas.ts'
import { archiveFilterOf } from './archive.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf } from './shared.ts'

export const MOST_SEARCHES = 100

/** A filter of the archive, its order included. */
export const keptFilterOf = (catalogue: Catalogue) => v.strictObject(archiveFilterOf(limitsOf(catalogue)))

const keptSearchOf = (catalogue: Catalogue) => v.strictObject({ name, filter: keptFilterOf(catalogue) })

export function searchesCallsOf(catalogue: Catalogue) {
  const search = keptSearchOf(catalogue)
  return {
    /** Lists the kept searches, sorted by name. */
    'searches.list': call([], list(search, MOST_SEARCHES)),
    /** Replaces one of the same name. */
    'searches.save': call([search], nothing, 'writes'),
    /** Refused with `not-found` if there is none, with `name-taken` if another has the new name. */
    'searches.rename': call([v.strictObject({ name: storedName, to: name })], nothing, 'writes'),
    'searches.drop': call([storedName], nothing, 'writes'),
  }
}

export type KeptSearch = v.InferOutput<ReturnType<typeof keptSearchOf>>

export type SearchesApi = FunctionsOf<ReturnType<typeof searchesCallsOf>>
