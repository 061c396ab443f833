/** The position that a table shows. Nothing is hidden and nothing is drawn: the log tells it all. */
import { DATA } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decide, replay } from './entries.ts'
import { deal } from './setup.ts'
import type { Decision, Entry, LogItem, View } from './types.ts'

export interface Known {
  entries: readonly Entry[]
  /** The position in which the entry under way began, its decisions, and where they led. */
  opening: State
  pending: readonly Decision[]
  now: State
}

/** Null if a part of a discard is made, which a view doesn't tell, and if view and log don't fit together. */
export function knownPosition(view: View, log: readonly LogItem[]): Known | null {
  const entries = log.flatMap((item) => (item.type === 'turn' ? [item.entry] : []))
  const { startingPlayer, values } = view
  const replayed = replay(deal({ startingPlayer, values, data: DATA }), entries)
  if (replayed.refusal || isDiscardUnderWay(view, replayed.state)) return null
  const opening = replayed.state
  const pending = pendingIn(view)
  let now = opening
  for (const decision of pending) {
    const played = decide(now, decision)
    if (played.refusal) return null
    now = played.state
  }
  return { entries, opening, pending, now }
}

const isDiscardUnderWay = ({ phase, operation, holdings }: View, opening: State): boolean =>
  phase === 'discarding' &&
  holdings.some(
    ({ id, railroads }, holding) => id === operation?.holding && railroads.length < state.railroads(opening, holding),
  )

function pendingIn({ phase, trade, draft, operation }: View): Decision[] {
  if (trade) return tradeIn(trade)
  if (phase === 'valuing' && draft?.offered) return [{ offer: draft.offered }]
  return phase === 'pricing' && operation?.wanted ? [{ rail: operation.wanted.railroad }] : []
}

function tradeIn({ sell, buy, par }: NonNullable<View['trade']>): Decision[] {
  const purchase = buy === null ? [] : [par === null ? { buy } : { buy, par }]
  return [...sell.map((certificate) => ({ sell: certificate })), ...purchase]
}
