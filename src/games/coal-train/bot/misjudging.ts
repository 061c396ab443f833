/** A beginner's judgment: the same whenever asked, so that a plan once taken looks as good when it is thought of again. */
import { seedOfDeal } from '../../building-blocks/deal-code.ts'
import { itemAt } from '../../building-blocks/lists.ts'
import { seeded } from '../../building-blocks/random.ts'
import type { Seat, State } from '../state/state.ts'
import { turnsToCome } from './evaluator/horizon.ts'

/**
 * With this number of turns to come, or more, a turn is misjudged by as much as `most`; in the last turn its worth is
 * plain.
 */
const FAR = 4

/** Points between -`most` and `most` by which a seat misjudges a turn that leaves this position; it tells of what everybody holds. */
export function misjudged(after: State, seat: number, most: number): number {
  const seed = seedOfDeal(JSON.stringify([after.round, after.seats.map(held)]))
  const share = Math.min(1, itemAt(turnsToCome(after), seat) / FAR)
  return most * share * (seeded(seed).below(2001) / 1000 - 1)
}

/** A seat without the resources that are left, which any of its actions changes. */
const held = ({ income, actionIncome, markers, tiles, stations, cards, upgrades }: Seat) => [
  ...[income, actionIncome, markers, tiles, stations, cards, upgrades],
]
