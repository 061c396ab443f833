/** The part of the contract about removed games. */
import type { BinnedGames, BinSelection } from './schemas/bin.ts'

export type { BinnedGame, BinnedGames, BinSelection } from './schemas/bin.ts'

export interface BinApi {
  /** Removed games, the last one first. */
  'bin.list': (call: { skip: number; count: number }) => Promise<BinnedGames>
  /** Brings games back and answers how many. Throws `not-found` and changes nothing where one isn't in the bin. */
  'bin.restore': (games: BinSelection) => Promise<number>
  /** Deletes removed games for good and answers how many. */
  'bin.erase': (games: BinSelection) => Promise<number>
}
