/** Examples that are played from the first offer on: for each step its entries and the numbers it states. */
import { playEntry } from '../../../../../games/railroad-barons/rules/entries.ts'
import { settle } from '../../../../../games/railroad-barons/rules/rounds.ts'
import { deal } from '../../../../../games/railroad-barons/rules/setup.ts'
import type { Entry, View } from '../../../../../games/railroad-barons/rules/types.ts'
import { view } from '../../../../../games/railroad-barons/rules/view.ts'
import { DATA, type HoldingId } from '../../../../../games/railroad-barons/state/components.ts'
import { afterMoves } from '../../../screens/rules-book.ts'
import type { State } from '../../../../../games/railroad-barons/state/state.ts'

/** Numbers on the table; what a player gained counts from the step before. */
export interface Facts {
  cash: readonly [number, number]
  gained: readonly [number, number]
  percent: readonly [number, number]
  price: number
  safe: number
  revenue: number
  railroads: number
}

export interface PlayedStep {
  moves: readonly Entry[]
  /** Another way to play from the first step on. */
  instead?: true
  /** Stated by the words, and held against the rules by a test. A null is not stated. */
  facts: { readonly [K in keyof Facts]?: Facts[K] extends number ? number : readonly (number | null)[] }
  says: () => string
}

export interface PlayedExample {
  lead: readonly Entry[]
  steps: readonly PlayedStep[]
  /** The Holding that the numbers are of, drawn beside the players; null for the players alone. */
  shows: HoldingId | null
}

/** The table after each step. Throws if the rules refuse an entry. */
export function viewsOf({ lead, steps }: PlayedExample): View[] {
  const first = played(played(deal({ startingPlayer: 0, values: 'named', data: DATA }), lead), steps[0].moves)
  let now = first
  return steps.map(({ moves, instead }, at) => {
    if (at > 0) now = played(instead ? first : now, moves)
    return view(now, now, [])
  })
}

export function factsOf(views: readonly View[], { steps, shows }: PlayedExample, at: number): Facts {
  const { players, holdings } = views[at]
  const before = views[steps[at].instead ? 0 : Math.max(0, at - 1)]
  const holding = holdings.find(({ id }) => id === shows) ?? holdings[0]
  return {
    cash: [players[0].cash, players[1].cash],
    gained: [players[0].cash - before.players[0].cash, players[1].cash - before.players[1].cash],
    percent: [holding.shares[0], holding.shares[1]],
    price: holding.price ?? 0,
    safe: holding.treasury,
    revenue: holding.revenue,
    railroads: holding.railroads.length,
  }
}

const played = (start: State, moves: readonly Entry[]): State => afterMoves(start, moves, settled)

function settled(state: State, entry: Entry): ReturnType<typeof playEntry> {
  const result = playEntry(state, entry)
  if (!result.refusal) settle(result.state)
  return result
}
