/** A beginner's judgment: the same whenever asked, so that a plan once taken looks as good when it is thought of again. */
import { seedOfDeal } from '../../base/deal-code.ts'
import { itemAt } from '../../base/lists.ts'
import { seeded } from '../../base/random.ts'
import type { Seat, State } from '../state/state.ts'
import { turnsToCome } from './evaluator/horizon.ts'

/** With so many turns to come, or more, a turn is misjudged by as much as may be; what the last one brings is plain to see. */
const FAR = 4

/** Points between -`most` and `most` by which a seat misjudges a turn that leaves this position; it tells of what everybody holds. */
export function misjudged(after: State, seat: number, most: number): number {
  const seed = seedOfDeal(JSON.stringify([after.round, after.seats.map(held)]))
  const share = Math.min(1, itemAt(turnsToCome(after), seat) / FAR)
  return most * share * (seeded(seed).below(2001) / 1000 - 1)
}

/** What a turn is about: not the resources that it leaves, which any of its actions changes. */
const held = ({ income, actionIncome, markers, tiles, stations, cards, upgrades }: Seat) => [
  ...[income, actionIncome, markers, tiles, stations, cards, upgrades],
]
