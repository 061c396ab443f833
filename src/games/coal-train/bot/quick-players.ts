/** Players who take the first turn that they think of; among trials of one search each thinks but once of what looks the same. */
import { itemAt } from '../../building-blocks/lists.ts'
import { isForSale } from '../rules/market.ts'
import { CITY_IDS } from '../state/components.ts'
import { isFaceDown, opponentsOn } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { aheadOf } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { handOf } from './hand/seat-hand.ts'
import { turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'

export const QUICKLY = { width: 1, turns: 1 }

/** Answers with the turn of the seat that is asked. */
export type QuickPlayer = (s: State) => Turn

export function quickPlayer(weights: Weights): QuickPlayer {
  const turns = thoughtOnce((s) => turnsOf(s, weights, QUICKLY))
  return (s) => itemAt(turns(s), 0)
}

/** Answers of the first position for all that look the same to the seat that is asked. */
export function thoughtOnce<T>(think: (s: State) => T): (s: State) => T {
  const known = new Map<string, T>()
  return (s) => {
    const key = keyOf(s)
    const answer = known.get(key) ?? think(s)
    known.set(key, answer)
    return answer
  }
}

/** All that the turn of a seat depends on: with start subsidies, what everybody has. */
const keyOf = (s: State): string => (s.phase === 'starting' ? JSON.stringify(s.seats) + s.turn : planKeyOf(s))

function planKeyOf(s: State): string {
  const { tiles } = itemAt(s.seats, s.turn)
  const market = s.market.map((tile, space) => (isFaceDown(s, space) ? '?' : tile))
  const crowds = s.market.map((tile, space) => (isForSale(tile) ? opponentsOn(s, space).length : 0))
  const cards = CITY_IDS.map((city) => s.cards[city])
  const { incomes } = itemAt(aheadOf(s), s.turn)
  return [s.building, incomes, handOf(s, s.turn), tiles, market, crowds, ...cards].join(';')
}
