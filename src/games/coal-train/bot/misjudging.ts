/** A beginner's judgment: the same all through a turn, so that a plan once taken looks as good on the way. */
import { seedOfDeal } from '../../base/deal-code.ts'
import { seeded } from '../../base/random.ts'
import type { Seat, State } from '../state/state.ts'

/** Points between -`most` and `most` by which a turn is misjudged that leaves this position; it tells of what everybody holds. */
export function misjudged({ round, seats }: State, most: number): number {
  const seed = seedOfDeal(JSON.stringify([round, seats.map(held)]))
  return most * (seeded(seed).below(2001) / 1000 - 1)
}

/** What a turn is about: not the resources that it leaves, which any of its actions changes. */
const held = ({ income, actionIncome, markers, tiles, stations, cards, upgrades }: Seat) => [
  ...[income, actionIncome, markers, tiles, stations, cards, upgrades],
]
