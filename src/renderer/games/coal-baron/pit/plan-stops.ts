/** Finds the levels of the pit at which the steps of a mining plan are made. */
import type { Step } from '../../../../games/coal-baron/rules/types.ts'

/** Steps at one stop of the cage, with their numbers in the plan. */
export interface PlanStop {
  level: number
  steps: { number: number; step: Step }[]
}

/** A stop for each time the cage stands somewhere, the move that leads there among its steps; `level` is where it stands now. */
export function stopsOf(steps: readonly Step[], level: number): PlanStop[] {
  const stops: PlanStop[] = []
  steps.forEach((step, at) => {
    const last = stops.at(-1)
    const now = 'cage' in step ? step.cage : (last?.level ?? level)
    const entry = { number: at + 1, step }
    if (last?.level === now && !('cage' in step)) last.steps.push(entry)
    else stops.push({ level: now, steps: [entry] })
  })
  return stops
}

/** The stops of each level together. */
export function byLevel(stops: readonly PlanStop[]): PlanStop[] {
  const levels = Map.groupBy(stops, ({ level }) => level)
  return [...levels].map(([level, all]) => ({ level, steps: all.flatMap(({ steps }) => steps) }))
}
