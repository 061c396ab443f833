import type { ArchiveFilter } from './schemas/archive.ts'

export type * from './schemas/archive.ts'

/** Every finished game, the latest first. */
export const ALL_GAMES: ArchiveFilter = {
  search: '',
  game: null,
  mode: null,
  seats: null,
  bots: null,
  with: [],
  place: null,
  after: null,
  before: null,
  sort: 'date',
  descending: true,
}
