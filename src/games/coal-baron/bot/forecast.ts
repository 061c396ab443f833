/** The forecast of a game: the result if it ended now, and the chances of winning. */
import { addToNumber } from '../../base/lists.ts'
import { ELEMENTS_SCORED } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import { resultOf } from '../rules/result.ts'
import { countsOf, isFinished, rewards, winners } from '../rules/scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { LEVELS } from './levels.ts'
import { winningChances } from './evaluator/goals.ts'
import { weightsFor } from './weigh.ts'

/**
 * The points of each seat if the shift, and the game with it, ended now: the clock's elements of this shift are scored as
 * they stand and the accounts settled.
 */
export function pointsNow(s: State): number[] {
  const totals = resultOf(s).scores.map(({ total }) => total)
  for (let element = firstOpen(s); element < (ELEMENTS_SCORED[state.shift(s) - 1] ?? 0); element++)
    rewards(countsOf(s, element), element).forEach((points, seat) => addToNumber(totals, seat, points))
  return totals
}

/** The first element that this shift has not paid yet. */
function firstOpen(s: State): number {
  if (state.phase(s) < phases.SCORING) return 0
  return state.phase(s) === phases.SCORING ? state.pointer(s) : Infinity
}

/** Everybody's chance of winning, 0 to 1 and 1 together, by the evaluator. */
export function chancesOf(s: State): number[] {
  const players = state.players(s)
  if (isFinished(s)) return shares(winners(s), players)
  const chances: number[] = []
  winningChances(state.copy(s), weightsFor(players, LEVELS.director), chances)
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return chances.map((chance) => chance / all)
}

const shares = (winning: readonly number[], players: number): number[] =>
  Array.from({ length: players }, (_, seat) => (winning.includes(seat) ? 1 / winning.length : 0))
