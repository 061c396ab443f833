/** The part of the contract about positions of finished games that somebody studies. */
import type { Look, Looked, Tried, Try } from './schemas/analysis.ts'

export type { Analysed } from '../games/facets/ideas.ts'
export type { Look, Looked, Tried, Try } from './schemas/analysis.ts'

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
  /** Gives up the question of a page. */
  'analysis.stop': (page: string) => void
}
