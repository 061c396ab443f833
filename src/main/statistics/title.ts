/** A game on offer as statistics need to know it. */
import type { Game } from '../../games/facets/facets.ts'
import type { AccuracyScale } from './accuracies.ts'
import type { Limits } from './counted-games.ts'

export interface Title {
  points: Limits
  /** Numbers of players, from the fewest to the most. */
  sizes: readonly number[]
  /** Null if its games aren't reviewed. */
  accuracy: AccuracyScale | null
  /** Keys of what may happen in it. */
  facts: readonly string[]
}

type Counted = Pick<Game, 'identity' | 'thinking' | 'figures'>

export const titleOf = ({ identity: { points, seats }, thinking, figures }: Counted): Title => ({
  points: { ...points, parts: figures.parts.length },
  sizes: Array.from({ length: seats.most - seats.fewest + 1 }, (_, i) => seats.fewest + i),
  accuracy: thinking ? { version: thinking.reviewing.version, third: thinking.reviewing.scale.third } : null,
  facts: figures.facts?.keys ?? [],
})
