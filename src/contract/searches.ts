/** The part of the contract about searches that are kept by name. */
import type { KeptSearch } from './schemas/searches.ts'

export type { KeptSearch } from './schemas/searches.ts'

export interface SearchesApi {
  /** By name. */
  'searches.list': () => KeptSearch[]
  /** In place of one of the same name. */
  'searches.save': (search: KeptSearch) => void
  /** Refused with `not-found` where there is none, with `name-taken` where another has the new name. */
  'searches.rename': (call: { name: string; to: string }) => void
  'searches.drop': (name: string) => void
}
