/** Schemas of the searches that are kept by name. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, name, storedName } from '../../games/base/shared-schemas.ts'
import { archiveFilterOf } from './archive.ts'
import { limitsOf } from './shared.ts'

export const MOST_SEARCHES = 100

/** A filter of the archive, its order included. */
export const keptFilterOf = (catalogue: Catalogue) => v.strictObject(archiveFilterOf(limitsOf(catalogue)))

const keptSearchOf = (catalogue: Catalogue) => v.strictObject({ name, filter: keptFilterOf(catalogue) })

export function searchesCallsOf(catalogue: Catalogue) {
  const search = keptSearchOf(catalogue)
  return {
    'searches.list': { args: v.strictTuple([]), result: list(search, MOST_SEARCHES) },
    'searches.save': { args: v.strictTuple([search]), result: v.undefined() },
    'searches.rename': { args: v.strictTuple([v.strictObject({ name: storedName, to: name })]), result: v.undefined() },
    'searches.drop': { args: v.strictTuple([storedName]), result: v.undefined() },
  } as const
}

export type KeptSearch = v.InferOutput<ReturnType<typeof keptSearchOf>>
