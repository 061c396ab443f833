/** The players that are programs, by the name that a record gives them after `bot:`. */
import type { Level, Thinking } from '../../games/facets/thinking.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { Rules } from '../../games/facets/rules.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import { budgetOf, type Limits } from './budget.ts'
import { present } from '../../games/building-blocks/present.ts'

/** Chooses for the seat that has to decide: one legal decision, or as many as it can make at once. */
export type Choose = (position: unknown, random: Random) => unknown[]

/**
 * Returns a level's bot; `limits` take the place of the level's own. Limited by iterations alone, its choices don't
 * depend on the machine.
 */
export const levelBot =
  (thinking: Thinking, level: Level, players: number, limits: Limits = {}): Choose =>
  (position, random) =>
    thinking.choose(position, level.name, budgetOf(limitsFor(level, limits, players)), random)

const limitsFor = (level: Level, { iterations, milliseconds }: Limits, players: number): Limits => ({
  iterations: iterations ?? level.iterations[players],
  milliseconds: milliseconds ?? (iterations === undefined ? level.milliseconds : Infinity),
})

/** In place of a strong level's time, so that the same seed plays the same game, where the level itself says none. */
const MOST_ITERATIONS = 5000

const untimedOf = ({ iterations, untimed = MOST_ITERATIONS }: Level, players: number): number =>
  Math.min(iterations[players], untimed)

/** Any legal decision, each as likely: the yardstick that every other player is measured against. */
export const chooseRandomly =
  ({ legal }: Pick<Rules, 'legal'>): Choose =>
  (position, random) => {
    const decisions = legal(position)
    return [decisions[random.below(decisions.length)]]
  }

export const RANDOM = 'random'

/** The names of a game's bots. */
export const botNames = ({ identity }: Game): string[] => [RANDOM, ...identity.levels]

/** A bot of a game whose play depends on its seed alone; undefined if none has the name. */
export function simulatedBot({ rules, thinking }: Game, name: string, players: number): Choose | undefined {
  if (name === RANDOM) return chooseRandomly(rules)
  const level = thinking?.levels.find((each) => each.name === name)
  return (
    level && levelBot(present(thinking, "the game's bots"), level, players, { iterations: untimedOf(level, players) })
  )
}
