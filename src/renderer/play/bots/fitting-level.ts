/** The level of bots that suits a person, by the games that they have finished. */
import type { AgainstLevel } from '../../../contract/schemas/statistics.ts'

/** Games against a level after which they say something of it. */
const ENOUGH = 3

export interface Fitting {
  level: string
  /** The share of its bots that the person came ahead of; null if they have met too few of them. */
  ahead: number | null
}

/**
 * The weakest level that the person comes ahead of less than half of the time; where there is none, the one above the
 * strongest they have met. Null while they have met no level often enough. `levels` are the game's, the weakest first.
 */
export function fittingLevel(levels: readonly string[], fared: readonly AgainstLevel[]): Fitting | null {
  const met = levels.flatMap((level) => fared.filter((each) => each.level === level && each.games >= ENOUGH))
  const strongest = met.at(-1)
  const suiting = met.find(({ ahead }) => ahead < 0.5)
  if (suiting || !strongest) return suiting ?? null
  const next = levels[levels.indexOf(strongest.level) + 1]
  return next === undefined ? strongest : { level: next, ahead: null }
}
