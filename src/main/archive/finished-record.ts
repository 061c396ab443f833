import * as v from 'valibot'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { FinishedRecord } from '../../games/record/record.ts'
import { numbers, players } from '../platform/columns.ts'

const finished = v.pipe(
  v.looseObject({
    id: v.string(),
    game: v.string(),
    mode: v.picklist(['digital', 'companion']),
    players,
    setup: v.looseObject({}),
    startedAt: v.string(),
    finishedAt: v.string(),
    place: v.optional(v.string()),
    notes: v.optional(v.string()),
    result: v.looseObject({ scores: v.array(v.looseObject({ total: v.number() })), winners: numbers }),
  }),
  v.check(({ players, result: { scores, winners } }) => {
    const isSeat = (seat: number) => players[seat] !== undefined
    return scores.length === players.length && winners.every(isSeat)
  }),
)

/**
 * A finished game as it is taken along. It isn't played again for that, but has all that the formats need of any record; throws
 * `game-unreadable`, with the id under which it is kept, if it doesn't.
 */
export function finishedRecord(text: string, id: string, catalogue: Catalogue): FinishedRecord {
  const record = parsed(text)
  if (!hasFinishedForm(record) || record.id !== id || !catalogue.has(record.game))
    throw refusal('game-unreadable', { at: id })
  return record
}

const hasFinishedForm = (record: unknown): record is FinishedRecord => v.is(finished, record)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
