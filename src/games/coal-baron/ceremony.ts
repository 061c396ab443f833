/** What a shift scoring, a changeover or the accounts show while they go on. */
import { ELEMENTS_SCORED, SHIFTS } from './components.ts'
import * as phases from './phases.ts'
import { countsOf, factoryWorkers, nextStartingPlayer } from './scoring.ts'
import * as state from './state.ts'
import type { State } from './state.ts'
import type { ElementScore } from './types.ts'

export interface Ceremony {
  kind: 'scoring' | 'changeover' | 'accounts'
  shift: number
  /** Elements scored so far after this shift, in the clock's order. */
  elements: ElementScore[]
  /** Workers on the factory's spaces, by seat: they decide who starts next. */
  factoryWorkers: number[]
  /** Null after the last shift. */
  nextStarter: number | null
  /** Account steps taken so far: 0 to 4. */
  accounts: number
}

const KINDS: Readonly<Record<number, Ceremony['kind']>> = {
  [phases.SCORING]: 'scoring',
  [phases.CHANGEOVER]: 'changeover',
  [phases.ACCOUNTS]: 'accounts',
}

/** The ceremony that the state is in, null if it is in none. */
export function ceremonyOf(s: State): Ceremony | null {
  const kind = KINDS[state.phase(s)]
  if (!kind) return null
  const shift = state.shift(s)
  const scored = kind === 'scoring' ? state.pointer(s) : ELEMENTS_SCORED[shift - 1]
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
