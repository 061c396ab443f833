import type { Rules } from '../../games/facets/rules.ts'
import type { Choose } from './bots.ts'

/** Any legal decision, each as likely: the yardstick that every other player is measured against. */
export const chooseRandomly =
  ({ legal }: Pick<Rules, 'legal'>): Choose =>
  (position, random) => {
    const decisions = legal(position)
    return [decisions[random.below(decisions.length)]]
  }
