/** Drop zones of a mining turn: `storage`, `spot TKKK 0`, `card TKKK` (its first spot that would do). */
import type { Mining } from './mining-turn.svelte.ts'
import type { Target } from './picks.ts'

export const spotZone = (order: string, spot: number) => `spot ${order} ${spot}`
export const cardZone = (order: string) => `card ${order}`

/** The target that a zone stands for while the dragged cube is picked; null if it would not do. */
export function targetOf(zone: string, mining: Mining): Target | null {
  const [kind, order, spot] = zone.split(' ')
  if (kind === 'storage') return mining.offer('storage') ? 'storage' : null
  if (kind === 'spot') return orNull({ order, spot: Number(spot) }, mining)
  if (kind !== 'card') return null
  const targets = [...order.slice(1)].map((_, at) => ({ order, spot: at }))
  return (
    targets.find((target) => mining.offer(target) === 'yes') ?? targets.find((target) => mining.offer(target)) ?? null
  )
}

const orNull = (target: Target, mining: Mining) => (mining.offer(target) ? target : null)
