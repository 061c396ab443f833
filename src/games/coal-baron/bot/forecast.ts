/** The forecast of a game: the chances of winning. */
import { isFinished, winners } from '../rules/scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { LEVELS } from './levels.ts'
import { winningChances } from './evaluator/goals.ts'
import { weightsFor } from './weigh.ts'

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
