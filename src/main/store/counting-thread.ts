/** Entry: a thread that counts finished games, one question after the other. */
import { answerInTurn } from '../base/side-thread.ts'
import { storageRefusal } from '../base/storage-errors.ts'
import { readAccuracies, type AccuracyScale } from '../statistics/accuracies.ts'
import { readGames, type Among, type Games, type Limits } from '../statistics/counted-games.ts'
import { statisticsStore } from '../statistics/statistics.ts'
import { matching } from './archive.ts'
import type { CountQuestion } from './counting.ts'
import { connectedToRead } from './database.ts'
import { knowFolded } from './search-conditions.ts'
import { knowTitles } from './title-functions.ts'

/** Whoever looks at one page of statistics looks at more. */
let kept: { key: string; games: Games } | null = null

function gamesOf(key: string, read: () => Games): Games {
  if (kept?.key !== key) {
    kept = null
    kept = { key, games: read() }
  }
  return kept.games
}

function counted({ folder, version, title, count, call }: CountQuestion): unknown {
  const db = connectedToRead(folder)
  try {
    knowFolded(db)
    knowTitles(db, () => title)
    const read = (among: Among, limits: Limits) =>
      gamesOf(JSON.stringify([folder, version, among, limits]), () => readGames(db, among, limits))
    const accuracies = (scale: AccuracyScale) => readAccuracies(db, scale)
    return statisticsStore({ titleOf: () => title, matching, read, accuracies })[count](call)
  } finally {
    db.close()
  }
}

answerInTurn((question: CountQuestion) => {
  try {
    return counted(question)
  } catch (error) {
    throw storageRefusal(error)
  }
})
