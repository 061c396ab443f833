/** Record entries: the decisions of one turn each, made of the smaller ones that the rules ask for one by one. */
import { codedMoves } from '../../building-blocks/coded-moves.ts'
import { playedEntries } from '../../building-blocks/entries.ts'
import { excess, settle } from './rounds.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decisionOf, moveOf } from './decisions.ts'
import { legalMoves, whyIllegalMove } from './legal.ts'
import type { Move } from './moves.ts'
import { playUnchecked } from './play.ts'
import { refuse } from './refuse.ts'
import type { Decision, Entry, Refusal } from './types.ts'

/** The decisions of an entry, in the order in which the rules ask for them. */
export function decisionsOf(entry: Entry): Decision[] {
  if ('offer' in entry) return [{ offer: entry.offer }, { value: entry.value }]
  if ('discard' in entry) return entry.discard.map((discard) => ({ discard }))
  if ('price' in entry) return [{ rail: entry.rail }, { price: entry.price }]
  if (!('sell' in entry || 'buy' in entry)) return [entry]
  const sales = 'sell' in entry ? entry.sell.map((sell) => ({ sell })) : []
  return [...sales, ...('buy' in entry ? [purchaseIn(entry)] : []), { trade: 'done' }]
}

type Purchase = Extract<Decision, { buy: unknown }>

const purchaseIn = ({ buy, par }: Purchase): Purchase => (par === undefined ? { buy } : { buy, par })

/** The entry that the decisions of one turn make, also of one that isn't whole yet. */
export function entryOf(decisions: readonly Decision[]): Entry {
  const [first] = decisions
  if (!first) throw new Error('an entry has decisions')
  if ('discard' in first) return { discard: decisions.flatMap((each) => ('discard' in each ? [each.discard] : [])) }
  return 'sell' in first || 'buy' in first ? tradeOf(decisions) : (Object.assign({}, ...decisions) as Entry)
}

/** Whatever of a trade there is. */
export function tradeOf(decisions: readonly Decision[]): Extract<Entry, { sell: unknown } | { buy: unknown }> {
  const sell = decisions.flatMap((each) => ('sell' in each ? [each.sell] : []))
  const purchase = decisions.find((each) => 'buy' in each)
  if (!purchase) return { sell }
  return sell.length > 0 ? { sell, ...purchase } : purchase
}

export const legalDecisions = (s: State): Decision[] => legalMoves(s).map((move) => decisionOf(s, move))

/** The decision as a legal move, or why it is none. */
export function legalMoveOf(s: State, decision: Decision): Move | Refusal {
  const move = moveOf(s, decision)
  return typeof move === 'number' ? (whyIllegalMove(s, move) ?? move) : move
}

/** Null if the decision is allowed. */
export function whyIllegal(s: State, decision: Decision): Refusal | null {
  const move = legalMoveOf(s, decision)
  return typeof move === 'number' ? null : move
}

export const { decide, inWords, movesOf } = codedMoves<State, Decision>({
  ...{ copy: state.copy, decisionOf, legalMoveOf, play: playUnchecked },
})

/** An entry asks for exactly the decisions of one turn. */
export const { play, playEntry, replay, positionsBefore } = playedEntries<State, Decision, Entry>({
  decisionsOf,
  decide,
  incomplete: (s) => (state.isUnderWay(s) ? refuse('discards-left', { need: excess(s) }) : null),
  settled,
})

function settled(s: State): State {
  settle(s)
  return s
}
