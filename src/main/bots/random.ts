import { legalMoves } from '../../games/coal-baron/index.ts'
import type { Choose } from './bots.ts'

/** Any legal decision, each as likely: the yardstick that every other player is measured against. */
export const chooseRandomly: Choose = (state, random) => {
  const decisions = legalMoves(state)
  return [decisions[random.below(decisions.length)]]
}
