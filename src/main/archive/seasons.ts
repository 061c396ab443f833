/** Seasons: kept by name, counted from the archive whenever they are looked at. */
import { refusal } from '../../contract/errors.ts'
import { MOST_SEASONS, seasonOf, type Season, type SeasonsApi } from '../../contract/schemas/seasons.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { json, read } from '../platform/columns.ts'
import type { Stores } from '../store/store.ts'

type KeepIn = Pick<Stores, 'seasons' | 'atomically'>

export function seasonsService({ seasons, atomically }: KeepIn, catalogue: Catalogue): SeasonsApi {
  const form = json(seasonOf(catalogue))

  /** Leaves out those that this version can't read; they stay where they are. */
  const list = (): Season[] =>
    seasons
      .list()
      .flatMap(({ name, season }) => {
        const found = read(form, season)
        return found?.name === name ? [found] : []
      })
      .toSorted((a, b) => (a.from < b.from ? 1 : -1))

  const save = (season: Season, was: string | null): void => {
    const names = new Set(seasons.list().map(({ name }) => name))
    if (was !== null) names.delete(was)
    if (names.has(season.name)) throw refusal('name-taken', { name: season.name })
    if (names.size >= MOST_SEASONS)
      throw refusal('bad-arguments', { call: 'seasons.save', at: 'name', problem: 'too-many' })
    atomically(() => {
      if (was !== null) seasons.drop(was)
      seasons.put(season.name, JSON.stringify(season))
    })
  }

  return {
    'seasons.list': list,
    'seasons.save': ({ season, was }) => save(season, was),
    'seasons.drop': (name) => seasons.drop(name),
    'seasons.table': (question) => seasons.table(question),
  }
}
