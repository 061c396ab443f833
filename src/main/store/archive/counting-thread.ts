/** Entry: a thread that counts finished games, one question after the other. */
import { crossing, isApiError } from '../../../contract/errors.ts'
import { answerInTurn } from '../../platform/side-thread.ts'
import { storageRefusal } from '../../platform/storage-errors.ts'
import { readAccuracies, type AccuracyScale } from '../../statistics/accuracies.ts'
import { readGames, type Among, type Games, type Limits } from '../../statistics/counted-games.ts'
import { statisticsStore } from '../../statistics/statistics.ts'
import { matching } from './archive.ts'
import type { Counted, CountQuestion } from './counting.ts'
import { connectedToRead } from '../durability/database.ts'
import { knowFolded } from './search-conditions.ts'
import { knowTitles } from './title-functions.ts'

/** Kept because people who look at one page of statistics look at more. */
let kept: { key: string; games: Games } | null = null

function gamesOf(key: string, read: () => Games): Games {
  if (kept?.key !== key) {
    kept = null
    kept = { key, games: read() }
  }
  return kept.games
}

function counted({ folder, version, title, count, call }: CountQuestion): Counted {
  const db = connectedToRead(folder)
  try {
    knowFolded(db)
    knowTitles(db, () => title)
    let unsound: readonly string[] = []
    const read = (among: Among, limits: Limits) => {
      const games = gamesOf(JSON.stringify([folder, version, among, limits]), () => readGames(db, among, limits))
      unsound = games.unsound
      return games
    }
    const accuracies = (scale: AccuracyScale) => readAccuracies(db, scale)
    const store = statisticsStore({ titleOf: () => title, matching, read, accuracies })
    const answer = answered(() => store[count](call))
    return { answer, unsound }
  } finally {
    db.close()
  }
}

function answered(work: () => unknown): Counted['answer'] {
  try {
    return { found: work() }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { refused: crossing(error) }
  }
}

answerInTurn((question: CountQuestion) => {
  try {
    return counted(question)
  } catch (error) {
    throw storageRefusal(error)
  }
})
