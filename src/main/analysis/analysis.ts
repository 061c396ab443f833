/** Positions of finished games that somebody studies: searched round by round in the threads, and moves tried in place of others. */
import type { AnalysisApi, Analysed } from '../../contract/analysis.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue, Game } from '../../games/facets/facets.ts'
import type { ReviewedMove } from '../../games/facets/ideas.ts'
import type { Thinking } from '../../games/facets/thinking.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { Pool, Studying } from '../bots/pool.ts'
import type { StudyQuestion } from '../bots/question.ts'
import type { Stores } from '../store/store.ts'
import { finishedGame } from './finished-game.ts'
import { positionAt, wholeTurn, type Place } from './place.ts'

export interface AnalysisOptions {
  catalogue: Catalogue
  store: Stores
  pool: Pool
}

export interface AnalysisService {
  look: AnalysisApi['analysis.look']
  try: AnalysisApi['analysis.try']
  stop: AnalysisApi['analysis.stop']
  close: () => void
}

/** Pages whose questions are thought about or wait for it; who asks beyond that is refused at once. */
const MOST_PAGES = 8

export function analysisService({ catalogue, store, pool }: AnalysisOptions): AnalysisService {
  /** The question of each page. */
  const asked = new Map<string, Studying<unknown>>()

  const finished = ({ id, game: of }: Place): { game: Game; thinking: Thinking; record: GameRecord } => {
    const { record, game } = finishedGame(store, catalogue, id)
    if (record.game !== of || !game.thinking) throw refusal('not-found', { id })
    return { game, thinking: game.thinking, record }
  }

  const stop = (page: string): void => {
    asked.get(page)?.cancel()
    asked.delete(page)
  }

  const study = async <T extends Analysed | ReviewedMove>(page: string, question: StudyQuestion): Promise<T | null> => {
    stop(page)
    if (asked.size >= MOST_PAGES) throw refusal('not-allowed-now', { action: 'analyse', waiting: 'thinking' })
    const studying = pool.study<T>(question)
    asked.set(page, studying)
    try {
      return await studying.answer
    } finally {
      if (asked.get(page) === studying) asked.delete(page)
    }
  }

  return {
    async look({ page, round, ...place }) {
      const { game, thinking, record } = finished(place)
      const position = positionAt(game, record, place)
      if (game.rules.asked(position) === null)
        throw refusal('not-allowed-now', { action: 'analyse', waiting: 'finished' })
      const { rounds } = thinking.analysing
      const iterations = rounds[round]
      if (iterations === undefined) throw refusal('bad-arguments', { at: 'round', problem: 'no-such-round' })
      const found = await study<Analysed>(page, { game: place.game, position, iterations })
      return { game: place.game, found, isLast: round === rounds.length - 1 }
    },
    async try({ page, depth, ...place }) {
      const { game, thinking, record } = finished(place)
      const entry = wholeTurn(game, record, place)
      const moves = [...record.moves!.slice(0, place.moves), entry]
      const review = thinking.reviewing.questions({ ...record, moves }, depth).at(-1)
      return { game: place.game, reviewed: await study<ReviewedMove>(page, { game: place.game, review }) }
    },
    stop,
    close() {
      for (const page of [...asked.keys()]) stop(page)
    },
  }
}
