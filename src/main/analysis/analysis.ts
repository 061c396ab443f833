/** Positions that somebody studies, of finished games or on a board of its own: searched round by round in the threads, and moves tried in place of others. */
import type { TableState } from '../../contract/api.ts'
import type {
  Analysed,
  AnalysisApi,
  AnalysisBoard,
  Look,
  Looked,
  LookOn,
  PlayBoard,
  Tried,
  Try,
} from '../../contract/analysis.ts'
import { refusal } from '../../contract/errors.ts'
import { itemAt } from '../../games/building-blocks/lists.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import type { ReviewedMove } from '../../games/facets/ideas.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { Prepared } from '../tables/new-table.ts'
import type { Pool, Studying } from '../bots/pool.ts'
import type { StudyQuestion } from '../bots/question.ts'
import type { Stores } from '../store/store.ts'
import { boardRecord, checkNotRunning } from './dealt-board.ts'
import { finishedGame } from './finished-game.ts'
import { readSituation } from './read-situation.ts'
import { positionAt, wholeTurn, type Place } from './place.ts'
import { present } from '../../games/building-blocks/present.ts'

export interface AnalysisOptions {
  catalogue: Catalogue
  store: Stores
  pool: Pool
  /** Begins a table and answers with its state. */
  begin: (prepared: Prepared) => TableState
}

/** The first round of an analysis that tells reasons. */
const EXPLAINED = 2

/** Pages whose questions are thought about or wait for it; who asks beyond that is refused at once. */
const MOST_PAGES = 8

export class AnalysisService {
  readonly #deps: AnalysisOptions
  /** The question of each page. */
  readonly #asked = new Map<string, Studying<unknown>>()

  constructor(options: AnalysisOptions) {
    this.#deps = options
  }

  readonly api: AnalysisApi = {
    'analysis.look': (call) => this.look(call),
    'analysis.try': (call) => this.try(call),
    'analysis.board': (board) => this.board(board),
    'tables.playBoard': (call) => this.playBoard(call),
    'analysis.lookOn': (call) => this.lookOn(call),
    'analysis.readSituation': ({ game, text }) => readSituation(gameIn(this.#deps.catalogue, game), text),
    'analysis.stop': (page) => this.stop(page),
  }

  async look({ page, round, ...place }: Look): Promise<Looked> {
    const { game, record } = this.#finished(place)
    return this.#look(game, positionAt(game, record, place), { page, round })
  }

  board(board: AnalysisBoard): string {
    return JSON.stringify(this.#boardOf(board).record)
  }

  playBoard({ seats, line, ...board }: PlayBoard): TableState {
    const { game, record } = this.#boardOf(board)
    const { setup } = record
    if (game.rules.asked(positionAt(game, record, { moves: 0, line })) === null)
      throw refusal('not-allowed-now', { action: 'play-on', waiting: 'finished' })
    if (seats.length !== board.players) throw refusal('bad-arguments', { at: 'seats', problem: 'no-such-seat' })
    const [names, controls] = [seats.map(({ name }) => name), seats.map(({ control }) => control)]
    // Only a deal that anybody can deal again is told by its code.
    const dealt = board.situation === undefined && game.identity.dealt ? { deal: board.deal } : {}
    return this.#deps.begin({ game: board.game, names, controls, setup, moves: [], line, practice: true, ...dealt })
  }

  async lookOn({ page, round, line, ...board }: LookOn): Promise<Looked> {
    const { game, record } = this.#boardOf(board)
    return this.#look(game, positionAt(game, record, { moves: 0, line }), { page, round })
  }

  async try({ page, depth, ...place }: Try): Promise<Tried> {
    const { game, record } = this.#finished(place)
    return { game: place.game, reviewed: await this.judge(game, record, { ...place, page, depth }) }
  }

  /**
   * Reviews a turn after some moves of a record that may be kept nowhere; null if it was given up. Throws `bad-arguments` if the line
   * isn't one whole turn.
   */
  judge(
    game: Game,
    record: GameRecord,
    { page, depth, ...place }: Pick<Try, 'moves' | 'line' | 'page' | 'depth'>,
  ): Promise<ReviewedMove | null> {
    const entry = wholeTurn(game, record, place)
    const moves = [...present(record.moves, 'the moves').slice(0, place.moves), entry]
    const review = present(game.thinking, "the game's bots")
      .reviewing.questions({ ...record, moves }, depth)
      .at(-1)
    return this.#study<ReviewedMove>(page, { game: game.identity.id, review })
  }

  /** The best turns of a position with their reasons; null if the search was given up. */
  explain({ identity, thinking }: Game, position: unknown, page: string): Promise<Analysed | null> {
    const { rounds } = present(thinking, "the game's bots").analysing
    return this.#study<Analysed>(page, {
      game: identity.id,
      position,
      iterations: itemAt(rounds, Math.min(EXPLAINED, rounds.length - 1)),
    })
  }

  stop(page: string): void {
    this.#asked.get(page)?.cancel()
    this.#asked.delete(page)
  }

  close(): void {
    for (const page of [...this.#asked.keys()]) this.stop(page)
  }

  #finished({ id, game: of }: Place): { game: Game; record: GameRecord } {
    const { record, game } = finishedGame(this.#deps.store, this.#deps.catalogue, id)
    if (record.game !== of || !game.thinking) throw refusal('not-found', { id })
    return { game, record }
  }

  #boardOf(board: AnalysisBoard): { game: Game; record: GameRecord } {
    checkNotRunning(this.#deps.store, board)
    const game = gameIn(this.#deps.catalogue, board.game)
    return { game, record: boardRecord(game, board) }
  }

  async #look(game: Game, position: unknown, { page, round }: Pick<Look, 'page' | 'round'>): Promise<Looked> {
    if (game.rules.asked(position) === null)
      throw refusal('not-allowed-now', { action: 'analyse', waiting: 'finished' })
    const { rounds } = present(game.thinking, "the game's bots").analysing
    const iterations = rounds[round]
    if (iterations === undefined) throw refusal('bad-arguments', { at: 'round', problem: 'no-such-round' })
    const { id } = game.identity
    const found = await this.#study<Analysed>(page, { game: id, position, iterations })
    return { game: id, found, isLast: round === rounds.length - 1 }
  }

  async #study<T extends Analysed | ReviewedMove>(page: string, question: StudyQuestion): Promise<T | null> {
    this.stop(page)
    if (this.#asked.size >= MOST_PAGES) throw refusal('not-allowed-now', { action: 'analyse', waiting: 'thinking' })
    const studying = this.#deps.pool.study<T>(question)
    this.#asked.set(page, studying)
    try {
      return await studying.answer
    } finally {
      if (this.#asked.get(page) === studying) this.#asked.delete(page)
    }
  }
}
