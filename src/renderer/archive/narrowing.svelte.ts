/** The filter of the games that statistics count: the list's, without its order. */
import { ALL_GAMES, type ArchiveFilter, type Narrowing } from '../../contract/archive.ts'
import { MOST_SITTERS } from '../../contract/conventions/most-sitters.ts'
import { lastsUntilReload } from '../app/lasting.ts'

/** The part of a filter that leaves games out, the title aside. */
export function narrowingOf({ game: _, sort: __, descending: ___, ...rest }: ArchiveFilter): Narrowing {
  const told = Object.entries(rest).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(ALL_GAMES[key as keyof ArchiveFilter]),
  )
  return Object.fromEntries(told)
}

export const isNarrowed = (filter: ArchiveFilter): boolean => Object.keys(narrowingOf(filter)).length > 0

/** A filter and its changes, as the fields above a list or a page of statistics need it. */
export interface Narrowable {
  readonly filter: ArchiveFilter
  /** Whether the filter leaves anything out. */
  readonly isFiltered: boolean
  ask: (change: Partial<ArchiveFilter>) => void
}

class Counted implements Narrowable {
  filter = $state.raw<ArchiveFilter>(ALL_GAMES)
  readonly only = $derived(narrowingOf(this.filter))

  get isFiltered(): boolean {
    return isNarrowed(this.filter)
  }

  ask(change: Partial<ArchiveFilter>) {
    this.filter = { ...this.filter, ...change }
  }
}

/** The games that people, persons and statistics count; kept while the app runs. */
export const counted = new Counted()
lastsUntilReload(() => (counted.filter = ALL_GAMES))

/** These and more conditions: of two lists of people both must have sat there, of two searches both must hold. */
export const alsoOnly = (only: Narrowing, more: Narrowing): Narrowing => ({
  ...only,
  ...more,
  ...(only.search && more.search && { search: `${only.search} ${more.search}` }),
  ...((only.with || more.with) && { with: [...(only.with ?? []), ...(more.with ?? [])].slice(-MOST_SITTERS) }),
})
