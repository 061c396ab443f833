/** Positions that somebody studies, of finished games or on a board of its own: searched round by round in the threads, and moves tried in place of others. */
import type { TableState } from '../../contract/api.ts'
import type { AnalysisApi, Analysed, Look, Looked } from '../../contract/analysis.ts'
import { refusal } from '../../contract/errors.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import type { ReviewedMove } from '../../games/facets/ideas.ts'
import type { Thinking } from '../../games/facets/thinking.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { Prepared } from '../tables/new-table.ts'
import type { Pool, Studying } from '../bots/pool.ts'
import type { StudyQuestion } from '../bots/question.ts'
import type { Stores } from '../store/store.ts'
import { boardRecord, checkNotRunning } from './dealt-board.ts'
import { finishedGame } from './finished-game.ts'
import { readSituation } from './read-situation.ts'
import { positionAt, wholeTurn, type Place } from './place.ts'

export interface AnalysisOptions {
  catalogue: Catalogue
  store: Stores
  pool: Pool
  /** Begins a table and answers with its state. */
  begin: (prepared: Prepared) => TableState
}

export interface AnalysisService {
  look: AnalysisApi['analysis.look']
  try: AnalysisApi['analysis.try']
  board: AnalysisApi['analysis.board']
  playBoard: AnalysisApi['tables.playBoard']
  lookOn: AnalysisApi['analysis.lookOn']
  readSituation: AnalysisApi['analysis.readSituation']
  stop: AnalysisApi['analysis.stop']
  close: () => void
}

/** Pages whose questions are thought about or wait for it; who asks beyond that is refused at once. */
const MOST_PAGES = 8

export function analysisService({ catalogue, store, pool, begin }: AnalysisOptions): AnalysisService {
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

  const look = async (
    game: Game,
    position: unknown,
    { page, round }: Pick<Look, 'page' | 'round'>,
  ): Promise<Looked> => {
    if (game.rules.asked(position) === null)
      throw refusal('not-allowed-now', { action: 'analyse', waiting: 'finished' })
    const { rounds } = game.thinking!.analysing
    const iterations = rounds[round]
    if (iterations === undefined) throw refusal('bad-arguments', { at: 'round', problem: 'no-such-round' })
    const { id } = game.identity
    const found = await study<Analysed>(page, { game: id, position, iterations })
    return { game: id, found, isLast: round === rounds.length - 1 }
  }

  return {
    async look({ page, round, ...place }) {
      const { game, record } = finished(place)
      return look(game, positionAt(game, record, place), { page, round })
    },
    board(board) {
      checkNotRunning(store, board)
      return JSON.stringify(boardRecord(gameIn(catalogue, board.game), board))
    },
    playBoard({ seats, line, ...board }) {
      checkNotRunning(store, board)
      const game = gameIn(catalogue, board.game)
      const record = boardRecord(game, board)
      const { setup } = record
      if (game.rules.asked(positionAt(game, record, { moves: 0, line })) === null)
        throw refusal('not-allowed-now', { action: 'play-on', waiting: 'finished' })
      if (seats.length !== board.players) throw refusal('bad-arguments', { at: 'seats', problem: 'no-such-seat' })
      const [names, controls] = [seats.map(({ name }) => name), seats.map(({ control }) => control)]
      // Only a deal that anybody can deal again is told by its code.
      const dealt = board.situation === undefined && game.identity.dealt ? { deal: board.deal } : {}
      return begin({ game: board.game, names, controls, setup, moves: [], line, practice: true, ...dealt })
    },
    readSituation: ({ game, text }) => readSituation(gameIn(catalogue, game), text),
    async lookOn({ page, round, line, ...board }) {
      checkNotRunning(store, board)
      const game = gameIn(catalogue, board.game)
      return look(game, positionAt(game, boardRecord(game, board), { moves: 0, line }), { page, round })
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
