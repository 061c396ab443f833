/** Games that are the same play under another id, as programs give them that another program's plays are taken into. */
import type { GameRecord } from '../../games/record/record.ts'
import type { Stores } from '../store/store.ts'
import { isSamePlay, playKey } from './compare.ts'
import { present } from '../../games/building-blocks/present.ts'

/** A game of the archive or of the files so far, and whether it was removed. */
export interface Known {
  record: GameRecord
  removed: boolean
}

const HOURS = 24 * 60 * 60_000
const shifted = (time: string, by: number) => new Date(Date.parse(time) + by).toISOString()

/** Key of games that may be the same play and ended on the same day, or `days` later; null while a game runs. */
export const dayKey = (record: GameRecord, days = 0): string | null =>
  record.finishedAt && `${Math.floor(Date.parse(record.finishedAt) / HOURS) + days} ${playKey(record)}`

export interface KnownGames {
  /** Ids of the new games of the files so far under a key. */
  ofFiles: (key: string) => string[]
  /** The game under an id, in the files so far or in the archive. */
  under: (id: string) => Known | null
}

/** A game under another id that is the same play as this finished one; null if there is none. */
export function alikePlay(record: GameRecord, { archive }: Pick<Stores, 'archive'>, games: KnownGames): Known | null {
  const [from, to] = [-HOURS, HOURS].map((by) => shifted(present(record.finishedAt, 'the end of the game'), by))
  const ofFiles = [-1, 0, 1].flatMap((days) => games.ofFiles(present(dayKey(record, days), 'the day')))
  for (const id of [...ofFiles, ...archive.endedBetween(record.game, from, to)]) {
    const known = games.under(id)
    if (known && !known.removed && isSamePlay(known.record, record)) return known
  }
  return null
}
