/** The forecast of a game: the chances of winning. */
import type { Forecast } from '../../facets/ideas.ts'
import { resultOf } from '../rules/result.ts'
import { asked } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { winningChances } from './evaluator/goals.ts'
import { LEVELS } from './levels.ts'
import { weightsOf } from './weigh.ts'

/** Everybody's chance of winning, 0 to 1 and 1 together. Nothing that counts is hidden from anybody. */
export const forecast = (s: State): Forecast => ({ chances: chancesOf(s) })

function chancesOf(s: State): number[] {
  if (asked(s) === null) {
    const { winners } = resultOf(s)
    return s.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  }
  const chances: number[] = []
  winningChances(s, weightsOf(s.seats.length, LEVELS.director), chances)
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return chances.map((chance) => chance / all)
}
