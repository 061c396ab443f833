/** The steps of a shift scoring, a changeover or the accounts. */
import { entryAt, numberAt } from '../../building-blocks/lists.ts'
import { ELEMENTS_SCORED, SHIFTS } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import { countsOf, factoryWorkers, nextStartingPlayer } from './scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Ceremony, ElementScore } from '../wire/wire.ts'

export type { Ceremony }

const KINDS: Readonly<Record<number, Ceremony['kind']>> = {
  [phases.SCORING]: 'scoring',
  [phases.CHANGEOVER]: 'changeover',
  [phases.ACCOUNTS]: 'accounts',
}

/** The ceremony that the state is in, null if it is in none. */
export function ceremonyOf(s: State): Ceremony | null {
  const kind = entryAt(KINDS, state.phase(s))
  if (!kind) return null
  const shift = state.shift(s)
  const scored = kind === 'scoring' ? state.pointer(s) : numberAt(ELEMENTS_SCORED, shift - 1)
  return {
    kind,
    shift,
    elements: Array.from({ length: scored }, (_, element) => elementOf(s, element)),
    factoryWorkers: factoryWorkers(s),
    nextStarter: shift === SHIFTS ? null : nextStartingPlayer(s),
    accounts: kind === 'accounts' ? state.pointer(s) : 0,
  }
}

/** An element as it was just scored; what it counted stands unchanged until the next move. */
function elementOf(s: State, element: number): ElementScore {
  const counts = countsOf(s, element)
  return { element, counts, rewards: counts.map((_, seat) => state.paid(s, seat, state.shift(s), element)) }
}
