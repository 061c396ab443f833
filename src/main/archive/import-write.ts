import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { digestOf } from '../store/digest.ts'
import type { Stores } from '../store/store.ts'
import type { Before } from '../store/unfinished.ts'
import { changeOfRecord } from './change.ts'
import type { Write } from './import-plan.ts'

/** Writes a game of an import and answers what was there before, null where nothing was. */
export function writeGame(store: Stores, write: Write, at: string, catalogue: Catalogue): Before | null {
  if (write.kind === 'return') return returned(store, write.id)
  const change = changeOfRecord(parsed(write.text), at, catalogue)
  if (write.kind === 'replace') return replaced(store, write.id, change)
  store.games.create(change)
  return null
}

const parsed = (text: string) => JSON.parse(text) as GameRecord

/** Back from the bin. Throws where it isn't there any more. */
function returned({ games }: Stores, id: string): Before {
  const { revision, removedAt } = games.find(id) ?? { revision: 0, removedAt: null }
  if (!games.restore(id)) throw refusal('not-found', { id })
  return { revision, removedAt, game: null }
}

/** Reviews and hints stay where the game went the same way. */
function replaced({ games, putBack }: Stores, id: string, change: ReturnType<typeof changeOfRecord>): Before {
  const removedAt = games.find(id)?.removedAt ?? null
  if (removedAt !== null) games.restore(id)
  const game = putBack.take(id)
  if (!game) throw refusal('not-found', { id })
  const goesOn = digestOf(parsed(game.change.record)) === digestOf(parsed(change.record))
  const { hints, reviews } = goesOn ? game : { hints: [], reviews: [] }
  putBack.put({ change, edits: [], hints, reviews })
  return { revision: games.find(id)!.revision, removedAt, game }
}
