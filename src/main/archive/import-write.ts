import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { MOST_KEPT } from '../../games/building-blocks/forms.ts'
import { keptIn, withKept } from '../../games/record/kept-positions.ts'
import { parsedRecord, type GameRecord, type KeptPosition } from '../../games/record/record.ts'
import type { GameChange } from '../store/games/games.ts'
import { digestOf } from '../store/games/digest.ts'
import type { Stores } from '../store/store.ts'
import type { Before } from '../store/games/unfinished.ts'
import { bringExercises } from '../exercises/taken-along.ts'
import { changeOfRecord } from './change.ts'
import { underId, type Write } from './import-plan.ts'
import { present } from '../../games/building-blocks/present.ts'

/** Writes a game of an import and answers what was there before, null if nothing was; `textAt` has the records found. */
export function writeGame(
  store: Stores,
  write: Write,
  textAt: (at: number) => string,
  { at, catalogue }: { at: string; catalogue: Catalogue },
): Before | null {
  if (write.kind === 'return') return returned(store, write.id)
  const { exercises, ...record } = underId(textAt(write.at), write.id)
  const change = changeOfRecord(record, at, catalogue)
  const before = write.kind === 'replace' ? replaced(store, write.id, change) : created(store, change)
  if (exercises) bringExercises(store, { ...record, exercises }, catalogue)
  return before
}

function created({ games }: Stores, change: GameChange): null {
  games.create(change)
  return null
}

/** Back from the bin. Throws if it isn't there any more. */
function returned({ games }: Stores, id: string): Before {
  const { revision, removedAt } = games.find(id) ?? { revision: 0, removedAt: null }
  if (!games.restore(id)) throw refusal('not-found', { id })
  return { revision, removedAt, game: null }
}

/** Reviews, hints, exercises and kept positions stay where the game went the same way. */
function replaced({ games, putBack }: Stores, id: string, change: GameChange): Before {
  const removedAt = games.find(id)?.removedAt ?? null
  if (removedAt !== null) games.restore(id)
  const game = putBack.take(id)
  if (!game) throw refusal('not-found', { id })
  const [mine, theirs] = [parsedRecord(game.change.record), parsedRecord(change.record)]
  if (digestOf(mine) !== digestOf(theirs)) putBack.put({ change, edits: [], hints: [], reviews: [], exercises: null })
  else putBack.put({ ...game, edits: [], change: { ...change, record: JSON.stringify(withStudies(mine, theirs)) } })
  return { revision: present(games.find(id), 'the game that was imported').revision, removedAt, game }
}

/** Their record with what is kept in either; where both keep the same position, theirs holds. */
function withStudies(mine: GameRecord, theirs: GameRecord): GameRecord {
  if (!mine.study) return theirs
  const add = (study: readonly KeptPosition[], kept: KeptPosition) =>
    keptIn(study, kept) || study.length === MOST_KEPT ? study : withKept(study, kept)
  const study = mine.study.reduce(add, theirs.study ?? [])
  return { ...theirs, study }
}
