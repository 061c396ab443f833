/** The positions of a game on its table: its deal, and one after each entry of its log. */
import { replay } from '../../../../games/railroad-barons/rules/entries.ts'
import { deal } from '../../../../games/railroad-barons/rules/setup.ts'
import { DATA } from '../../../../games/railroad-barons/state/components.ts'
import type { State } from '../../../../games/railroad-barons/state/state.ts'
import type { BaronsTable } from '../board-state/envelopes.ts'
import { present } from '../../../../games/building-blocks/present.ts'

interface Told {
  view: BaronsTable['view']
  log: readonly BaronsTable['log'][number][]
}

/** Nothing in the game is drawn or hidden, so its log is all of it. */
export function statesOf({ view: { startingPlayer, values }, log }: Told): State[] {
  const states = [deal({ startingPlayer, values, data: DATA })]
  for (const item of log)
    if (item.type === 'turn') states.push(replay(present(states.at(-1), 'the state before'), [item.entry]).state)
  return states
}
