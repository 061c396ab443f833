/** The things on the board that decisions are about. */
import type { Decision } from '../../../../games/coal-train/rules/types.ts'

/** Places and spaces as the board marks them; of a walk only its end. */
export const thingsOf = (decisions: readonly Decision[]): (string | null)[] =>
  decisions.map((decision, at) => {
    const next = decisions[at + 1]
    return 'step' in decision && next && 'step' in next ? null : thingOf(decision)
  })

function thingOf(decision: Decision): string | null {
  if ('build' in decision) return decision.build
  if ('town' in decision) return decision.town
  const space = 'step' in decision ? decision.step : 'to' in decision ? decision.to : null
  return space && space.join(' ')
}
