/** Searches of the archive, kept by name. */
import * as v from 'valibot'
import { refusal } from '../../contract/errors.ts'
import { keptFilterOf, MOST_SEARCHES } from '../../contract/schemas/searches.ts'
import type { KeptSearch, SearchesApi } from '../../contract/schemas/searches.ts'
import { storedName } from '../../games/building-blocks/shared-schemas.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { json, read } from '../platform/columns.ts'
import type { Stores } from '../store/store.ts'

type KeepIn = Pick<Stores, 'searches' | 'atomically'>

export function searchesService({ searches, atomically }: KeepIn, catalogue: Catalogue): SearchesApi {
  const form = json(keptFilterOf(catalogue))

  /** Without those that name what this version doesn't know; they stay where they are. */
  const list = (): KeptSearch[] =>
    searches.list().flatMap((kept) => {
      const filter = read(form, kept.filter)
      return filter && v.is(storedName, kept.name) ? [{ name: kept.name, filter }] : []
    })

  const find = (name: string) => searches.list().find((search) => search.name === name)

  return {
    'searches.list': list,
    'searches.save'({ name, filter }) {
      if (!find(name) && searches.list().length >= MOST_SEARCHES)
        throw refusal('bad-arguments', { call: 'searches.save', at: 'name', problem: 'too-many' })
      searches.put(name, JSON.stringify(filter))
    },
    'searches.rename'({ name, to }) {
      const found = find(name)
      if (!found) throw refusal('not-found', { id: name })
      if (find(to)) throw refusal('name-taken', { name: to })
      atomically(() => {
        searches.drop(name)
        searches.put(to, found.filter)
      })
    },
    'searches.drop': (name) => void searches.drop(name),
  }
}
