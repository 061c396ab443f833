/** Tables to test the statechart on: what the tables service does with it, without a disk. */
import { initialTransition, transition } from 'xstate'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { waitingFor } from '../../../../src/games/facets/machine.ts'
import { decisionOf } from '../../../../src/games/railroad-barons/rules/decisions.ts'
import { legalMoves } from '../../../../src/games/railroad-barons/rules/legal.ts'
import { railroadBaronsMachine } from '../../../../src/games/railroad-barons/rules/machine.ts'
import type { BaronsEvent, BaronsSnapshot } from '../../../../src/games/railroad-barons/rules/machine.ts'
import type { Decision, Entry, Setup } from '../../../../src/games/railroad-barons/rules/types.ts'
import { setupOf, sensibly } from '../support/games.ts'
import type { ChooseMove } from '../support/games.ts'

export const opened = (setup: Setup, entries: readonly Entry[] = [], pending: readonly Decision[] = []) =>
  initialTransition(railroadBaronsMachine, { setup, entries, pending })[0]

export const after = (snapshot: BaronsSnapshot, event: BaronsEvent): BaronsSnapshot =>
  transition(railroadBaronsMachine, snapshot, event)[0]

/** The snapshot after these events; throws where one is refused. */
export const sent = (snapshot: BaronsSnapshot, ...events: BaronsEvent[]): BaronsSnapshot =>
  events.reduce((now, event) => {
    if (!now.can(event)) throw new Error(`${JSON.stringify(now.value)} refuses ${JSON.stringify(event)}`)
    return after(now, event)
  }, snapshot)

export const deciding = (...decisions: Decision[]): BaronsEvent[] =>
  decisions.map((decision) => ({ type: 'DECIDE', decision }))

/** The next event of a game that is played on; null once it is over. */
export function nextEvent(snapshot: BaronsSnapshot, choose: ChooseMove, random: Random): BaronsEvent | null {
  const { state } = snapshot.context
  switch (waitingFor(snapshot)) {
    case 'decision':
      return { type: 'DECIDE', decision: decisionOf(state, choose(state, legalMoves(state), random)) }
    case 'ceremony':
      return { type: random.below(3) > 0 ? 'NEXT' : 'SKIP' }
    default:
      return null
  }
}

export interface ChartStep {
  snapshot: BaronsSnapshot
  /** Null at the end. */
  event: BaronsEvent | null
}

/** A whole game on the chart, snapshot by snapshot. */
export function* chartGame(seed: number, choose: ChooseMove = sensibly): Generator<ChartStep> {
  const random = seeded(seed)
  let snapshot = opened(setupOf(seed))
  for (;;) {
    const event = nextEvent(snapshot, choose, random)
    yield { snapshot, event }
    if (event === null) return
    snapshot = sent(snapshot, event)
  }
}

/** The chart's states that the snapshot is in, outermost first: `['', 'draft', 'draft.offering']`. */
export function activeStates({ value }: Pick<BaronsSnapshot, 'value'>): string[] {
  const inside = (part: unknown, path: string[]): string[][] =>
    typeof part === 'string'
      ? [[...path, part]]
      : Object.entries(part as object).flatMap(([key, deeper]) => [[...path, key], ...inside(deeper, [...path, key])])
  return ['', ...inside(value, []).map((path) => path.join('.'))]
}

export const innermostState = (snapshot: BaronsSnapshot) => activeStates(snapshot).at(-1)!
