/** Sounds for a change of the table. */
import type { View } from '../../../../games/coal-baron/rules/types.ts'
import type { Sound } from '../../../app/sound.ts'
import type { CoalBaronTable } from '../board-state/envelopes.ts'

/** A footstep for workers, a rattle for the cage, a knock for coal, a coin for Marks and deliveries, a bell for the shift. */
export function sounds(before: CoalBaronTable, after: CoalBaronTable): Sound[] {
  if (after.view.phase === 'scoring' && before.view.phase !== 'scoring') return [...placed(before, after), 'bell']
  return [...placed(before, after), ...stepped(before.view, after.view), ...paid(before, after)]
}

const placed = (before: CoalBaronTable, after: CoalBaronTable): Sound[] =>
  standing(after.view) > standing(before.view) ? ['step'] : []

const standing = ({ spaces, bank }: View): number =>
  [...Object.values(spaces).map(({ workers }) => workers), ...bank].reduce((sum, workers) => sum + workers, 0)

function stepped(before: View, after: View): Sound[] {
  const step = after.steps.length > before.steps.length ? after.steps.at(-1) : undefined
  if (!step) return []
  return ['cage' in step ? 'rattle' : 'knock']
}

const paid = (before: CoalBaronTable, after: CoalBaronTable): Sound[] =>
  after.log
    .slice(before.log.length)
    .some((item) => item.type === 'turn' && (item.marks !== 0 || item.delivered.length > 0))
    ? ['coin']
    : []
