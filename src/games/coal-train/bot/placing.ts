/** Chooses the space for a drawn tile: tiles that the player wants near their own agent, the rest near the others. */
import { isWhistlestop, spaceOf, tileOf, upgradeTile } from '../state/components.ts'
import type { MarketTile } from '../state/components.ts'
import { isForSale } from '../rules/market.ts'
import { legalOf } from '../rules/legal.ts'
import type { DecisionOf } from '../rules/types.ts'
import { active } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { whyTrackEnds } from '../rules/bills.ts'

type Placing = DecisionOf<'place'>

/** Off the market an agent is as far as from anywhere. */
const FAR = 4

function distance(agent: number | null, space: readonly [number, number]): number {
  if (agent === null) return FAR
  const [row, column] = spaceOf(agent)
  return Math.abs(row - space[0]) + Math.abs(column - space[1])
}

/** True if the next player wants to come to this tile. */
function isWanted(s: State, tile: MarketTile): boolean {
  if (isWhistlestop(tile)) return tile !== 'RED' && tile !== 'STEEP'
  if (!isForSale(tile) || tileOf(tile).cost > 2) return tile === null
  const upgrade = upgradeTile(tile)
  return !upgrade || whyTrackEnds(active(s), upgrade.raises) === null
}

/** Spaces that the player has nearer than the others, for a tile that is wanted. */
function promise(s: State, { place, swap }: Placing): number {
  const own = distance(active(s).agent, place)
  const others = s.seats.filter((_, seat) => seat !== s.turn).map(({ agent }) => distance(agent, place))
  const nearer = Math.min(...others) - own
  return (isWanted(s, s.drawn!) ? nearer : -nearer) - Number(swap ?? false) / 2
}

/** The best first. */
export function placingsOf(s: State): Placing[] {
  const judged = legalOf(s, 'place').map((decision) => ({ decision, by: promise(s, decision) }))
  return judged.sort((a, b) => b.by - a.by).map(({ decision }) => decision)
}
