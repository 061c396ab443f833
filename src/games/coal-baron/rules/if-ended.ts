/** The standing of a running game: each seat's points if the shift, or the game with it, ended now. */
import { addToNumber } from '../../building-blocks/lists.ts'
import { ELEMENTS_SCORED } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { accountsOf, accountsSettled, assetsOf, countsOf, points, rewards } from './scoring.ts'

export interface PointsIfEnded {
  /** Points with the elements that this shift has still to score, by their present counts. */
  shift: number
  /** Those points with the accounts. */
  game: number
}

export function pointsIfEnded(s: State): PointsIfEnded[] {
  const shift = state.seats(s).map((seat) => points(s, seat))
  for (let element = firstOpen(s); element < (ELEMENTS_SCORED[state.shift(s) - 1] ?? 0); element++)
    rewards(countsOf(s, element), element).forEach((points, seat) => addToNumber(shift, seat, points))
  return shift.map((points, seat) => ({ shift: points, game: points + accountsLeft(s, seat) }))
}

/** The first element that this shift has not paid yet. */
function firstOpen(s: State): number {
  if (state.phase(s) < phases.SCORING) return 0
  return state.phase(s) === phases.SCORING ? state.pointer(s) : Infinity
}

const accountsLeft = (s: State, seat: number): number =>
  accountsOf(assetsOf(s, seat))
    .slice(accountsSettled(s))
    .reduce((sum, account) => sum + account, 0)
