/** The players that are programs, by the name that a record gives them after `bot:`. */
import { choose } from '../../games/coal-baron/bot/choose.ts'
import { LEVELS } from '../../games/coal-baron/bot/levels.ts'
import type { Level, LevelName } from '../../games/coal-baron/bot/levels.ts'
import type { Decision, State } from '../../games/coal-baron/index.ts'
import { players } from '../../games/coal-baron/state.ts'
import type { Random } from '../../games/random.ts'
import { budgetOf, type Limits } from './budget.ts'
import { chooseRandomly } from './random.ts'

/** Chooses for the seat that has to decide: one legal decision, or as many as it can make at once. */
export type Choose = (state: State, random: Random) => Decision[]

/** Limits take the place of the level's own. With iterations alone a choice doesn't depend on the machine. */
export const levelBot =
  (level: Level, limits: Limits = {}): Choose =>
  (state, random) =>
    choose(state, level, budgetOf(limitsFor(level, limits, players(state))), random)

const limitsFor = (level: Level, { iterations, milliseconds }: Limits, seats: number): Limits => ({
  iterations: iterations ?? level.iterations[seats],
  milliseconds: milliseconds ?? (iterations === undefined ? level.milliseconds : Infinity),
})

/** In place of the director's second, so that the same seed plays the same game. */
const DIRECTORS_ITERATIONS = 5000

const simulated =
  (name: LevelName): Choose =>
  (state, random) => {
    const iterations = Math.min(LEVELS[name].iterations[players(state)], DIRECTORS_ITERATIONS)
    return levelBot(LEVELS[name], { iterations })(state, random)
  }

/** Players whose games depend on their seed alone. */
export const BOTS: Readonly<Record<string, Choose>> = {
  random: chooseRandomly,
  apprentice: simulated('apprentice'),
  hewer: simulated('hewer'),
  foreman: simulated('foreman'),
  director: simulated('director'),
}
