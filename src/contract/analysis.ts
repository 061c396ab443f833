/** The part of the contract about positions that somebody studies: of finished games, and on boards set up for it. */
import type { TableState } from './schemas/table.ts'
import type { Problem } from '../games/base/problem.ts'
import type { AnalysisBoard, Look, Looked, LookOn, PlayBoard, Tried, Try } from './schemas/analysis.ts'

export type { Analysed } from '../games/facets/ideas.ts'
export type { AnalysisBoard, Look, Looked, LookOn, PlayBoard, Tried, Try } from './schemas/analysis.ts'

export interface AnalysisApi {
  /**
   * What a search finds of a position; each `round` from 0 on thinks longer than the one before. A page has one question at a
   * time: its next takes the place of the last, which answers null. Refused with `not-found` where there is no such game played
   * on screen, with `not-allowed-now` while it runs or where nobody is asked, with `bad-arguments` where the rules refuse a
   * decision of the line.
   */
  'analysis.look': (call: Look) => Promise<Looked>
  /** Reviews the turn that `line` makes in place of the one played after so many moves. Refused alike. */
  'analysis.try': (call: Try) => Promise<Tried>
  /**
   * The record of a new game with nothing played yet, as JSON: the same call deals the same. Refused with `running-deal` while a
   * table that was dealt by this code isn't over, with `bad-arguments` where its situation can't be.
   */
  'analysis.board': (board: AnalysisBoard) => string
  /** A new table at a position on such a board; no statistics count it. Refused as `analysis.board`. */
  'tables.playBoard': (call: PlayBoard) => TableState
  /** A situation, as JSON, that somebody kept as a text, or the first thing in it that is wrong. It is of a form that boards take. */
  'analysis.readSituation': (call: {
    game: string
    text: string
  }) => { players: number; situation: string } | { problem: Problem }
  /** As `analysis.look`, of a position on such a board. Refused alike. */
  'analysis.lookOn': (call: LookOn) => Promise<Looked>
  /** Gives up the question of a page. */
  'analysis.stop': (page: string) => void
}
