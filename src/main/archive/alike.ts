/** Games that are the same play under another id, as programs give them that another program's plays are taken into. */
import type { GameRecord } from '../../games/record/record.ts'
import type { Stores } from '../store/store.ts'
import { isSamePlay, playKey } from './compare.ts'

/** A game of the archive or of the files so far, and whether it was removed. */
export interface Known {
  record: GameRecord
  removed: boolean
}

export interface AlikePlays {
  /** A game under another id that is the same play; null where there is none. */
  find: (record: GameRecord) => Known | null
  /** Notes a game of the files so far. */
  add: (record: GameRecord) => void
}

const HOURS = 24 * 60 * 60_000
const shifted = (time: string, by: number) => new Date(Date.parse(time) + by).toISOString()

/** Key of games that may be the same play and ended on the same day, or `days` later. It keeps the comparisons few. */
const keyOf = (record: GameRecord, days = 0): string =>
  `${Math.floor(Date.parse(record.finishedAt!) / HOURS) + days} ${playKey(record)}`

export function alikePlays({ archive }: Pick<Stores, 'archive'>, knownAs: (id: string) => Known | null): AlikePlays {
  const ofFiles = new Map<string, string[]>()
  const around = ({ finishedAt, game }: GameRecord): string[] =>
    archive.endedBetween(game, shifted(finishedAt!, -HOURS), shifted(finishedAt!, HOURS))
  return {
    find(record) {
      const ids = [...[-1, 0, 1].flatMap((days) => ofFiles.get(keyOf(record, days)) ?? []), ...around(record)]
      for (const id of ids) {
        const known = knownAs(id)
        if (known && !known.removed && isSamePlay(known.record, record)) return known
      }
      return null
    },
    add(record) {
      if (record.finishedAt === null) return
      const key = keyOf(record)
      const ids = ofFiles.get(key) ?? []
      ids.push(record.id)
      ofFiles.set(key, ids)
    },
  }
}
