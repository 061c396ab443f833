/** Variations, comments and names of positions, kept in the record of a finished game. */
import { refusal } from '../../contract/errors.ts'
import type { Keep, Study, StudyApi } from '../../contract/schemas/study.ts'
import { MOST_KEPT } from '../../games/building-blocks/forms.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { keptIn, withKept, withoutKept } from '../../games/record/kept-positions.ts'
import { readRecord, writeRecord, type GameRecord, type KeptPosition } from '../../games/record/record.ts'
import type { Stores } from '../store/store.ts'
import { finishedGame, type FinishedGame } from './finished-game.ts'
import { turnsAlong, type Place } from './place.ts'

export interface StudyOptions {
  catalogue: Catalogue
  store: Stores
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
}

export class StudyService {
  readonly #deps: StudyOptions

  constructor(options: StudyOptions) {
    this.#deps = options
  }

  readonly api: StudyApi = {
    'study.open': (id) => this.open(id),
    'study.keep': (call) => this.keep(call),
    'study.drop': (place) => this.drop(place),
  }

  open(id: string): Study {
    const found = finishedGame(this.#deps.store, this.#deps.catalogue, id)
    return { ...studyOf(found), unsound: [...found.unsound] }
  }

  keep({ name, comment, ...place }: Keep): Study {
    const found = this.#finished(place)
    const study = withKept(found.record.study ?? [], {
      ...whereOf(found, place),
      ...(name === null ? {} : { name }),
      ...(comment === null ? {} : { comment }),
    })
    if (study.length > MOST_KEPT) throw refusal('study-full', { most: MOST_KEPT })
    this.#checkReadable({ ...found.record, study })
    return this.#write(found, study)
  }

  drop(place: Place): Study {
    const found = this.#finished(place)
    const { study = [] } = found.record
    const where = whereOf(found, place)
    if (!keptIn(study, where)) throw refusal('not-found', { id: place.id })
    return this.#write(found, withoutKept(study, where))
  }

  #finished({ id, game: of }: Place): FinishedGame {
    const found = finishedGame(this.#deps.store, this.#deps.catalogue, id)
    if (found.record.game !== of) throw refusal('not-found', { id })
    return found
  }

  /** Refuses what would make more of the record than a file may hold. */
  #checkReadable(record: GameRecord): void {
    const { problem } = readRecord(writeRecord(record), this.#deps.catalogue)
    if (problem) throw refusal('study-full', { most: MOST_KEPT })
  }

  #write({ game, record, stored, summary }: FinishedGame, study: readonly KeptPosition[]): Study {
    const { store, forget } = this.#deps
    const { study: _, ...rest } = record
    const next: GameRecord = study.length > 0 ? { ...rest, study } : rest
    const { pending, revision } = stored
    store.games.save({ record: JSON.stringify(next), pending, revision: revision + 1, summary })
    forget(record.id)
    return studyOf({ game, record: next })
  }
}

/** A position as the record names it. */
function whereOf({ game, record }: FinishedGame, place: Place): Pick<KeptPosition, 'at' | 'moves'> {
  const moves = turnsAlong(game, record, place)
  return { at: place.moves, ...(moves.length > 0 ? { moves } : {}) }
}

const studyOf = ({ game, record }: Pick<FinishedGame, 'game' | 'record'>): Study => ({
  game: record.game,
  unsound: [],
  kept: (record.study ?? []).map(({ at, moves = [], name = null, comment = null }) => ({
    moves: at,
    line: moves.flatMap((entry) => game.rules.decisionsOf(entry)),
    name,
    comment,
  })),
})
