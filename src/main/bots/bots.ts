/** The players that are programs, by the name that a record gives them after `bot:`. */
import type { Decision, State } from '../../games/coal-baron/index.ts'
import type { Random } from '../../games/random.ts'
import { chooseRandomly } from './random.ts'

/** Chooses for the seat that has to decide: one legal decision, or as many as it can make at once. */
export type Choose = (state: State, random: Random) => Decision[]

export const BOTS: Readonly<Record<string, Choose>> = { random: chooseRandomly }
