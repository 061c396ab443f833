/** Exercises on their way out with the records of their games, and back in. */
import type { Exercise } from '../../games/facets/exercise.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { FinishedRecord, GameRecord } from '../../games/record/record.ts'
import type { KeptExercise } from '../store/archive/exercises.ts'
import type { Stores } from '../store/store.ts'
import { digestOf, positionsIn } from './from-review.ts'

type Kept = Pick<Stores, 'exercises'>

/** The record with its game's exercises, if they were made. */
export function withExercises<R extends GameRecord | FinishedRecord>({ exercises }: Kept, record: R): R {
  const kept = exercises.kept(record.id)
  return kept ? { ...record, exercises: kept.map(exerciseOf) } : record
}

const exerciseOf = ({ move, lost, history, due, state }: KeptExercise): Exercise => ({
  ...{ at: move, lost, history: [...history] },
  ...(due === null ? {} : { due }),
  state,
})

/** Keeps a record's exercises with a game that is in the archive; of one that is there too, whichever was answered last. */
export function bringExercises({ exercises }: Kept, record: GameRecord, catalogue: Catalogue): void {
  if (!record.exercises) return
  const here = exercises.kept(record.id) ?? []
  const isNewer = (theirs: Exercise) => {
    const mine = here.find(({ move }) => move === theirs.at)
    return !mine || lastDay(mine) < lastDay(theirs)
  }
  exercises.bring(record.id, placed(record, record.exercises.filter(isNewer), catalogue))
}

/** Whether a file's exercises have an answer that isn't known here. */
export const sayMore = (mine: readonly Exercise[] = [], theirs: readonly Exercise[] = []): boolean =>
  theirs.some((each) => {
    const own = mine.find(({ at }) => at === each.at)
    return !own || lastDay(own) < lastDay(each)
  })

const lastDay = ({ history }: Pick<KeptExercise, 'history'>): string => history.at(-1)?.day ?? ''

/** Whose they are and what could be seen there follows from the rules. */
function placed(record: GameRecord, found: readonly Exercise[], catalogue: Catalogue): KeptExercise[] {
  if (found.length === 0) return []
  const game = gameIn(catalogue, record.game)
  const positions = positionsIn(game, record)
  return found.map(({ at, lost, history, due = null, state }) => {
    const position = positions[at]
    return { move: at, seat: game.rules.asked(position)!, seen: digestOf(game, position), lost, history, due, state }
  })
}
