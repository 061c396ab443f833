import { nonsense as coalBaron } from '../coal-baron/nonsense.ts'
import { nonsense as coalTrain } from '../coal-train/nonsense.ts'
import { nonsense as railroadBarons } from '../railroad-barons/nonsense.ts'

/** Turns that bots should never take: worse than another one, whatever the plan behind them. */
export interface Nonsense {
  /** The kinds of it, in words. */
  kinds: readonly string[]
  /** The kinds of all that was found in the moves of a record, turn by turn. */
  kindsIn: (setup: unknown, players: number, moves: readonly unknown[]) => string[]
}

/** By the id of the game, where somebody has written down what it would be. */
export const NONSENSE: ReadonlyMap<string, Nonsense> = new Map([
  ['coal-baron', coalBaron],
  ['coal-train', coalTrain],
  ['railroad-barons', railroadBarons],
])
