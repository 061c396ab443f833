/** Turns of a Holding that operates: operators, revenue, what is acquired, and what leaves for want of operators. */
import { INVESTORS, RAILROADS } from '../../state/components.ts'
import {
  directing,
  isOperating,
  operating,
  priceRange,
  whyNotAsked,
  whyNotAssigned,
  whyNotFromBank,
} from '../../rules/acquiring.ts'
import * as moves from '../../rules/moves.ts'
import type { Move } from '../../rules/moves.ts'
import { isInPlay } from '../../rules/obsolescence.ts'
import { playUnchecked } from '../../rules/play.ts'
import * as at from '../../state/layout.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { Turn } from './turn.ts'

const DONE = moves.moveOf(moves.DONE)

/** A turn as far as it goes. */
interface Begun {
  s: State
  moves: readonly Move[]
  /** Its operators were placed with just as many on (+) as it acquires. */
  isExact: boolean
  hasBought: boolean
}

export function operationsOf(s: State): Turn[] {
  const turns: Turn[] = []
  const isExact = state.phase(s) === state.PLACING
  extend({ s, moves: [], isExact, hasBought: false }, turns)
  return turns
}

/** One position for each move of a turn: turns are tried out one after the other. */
const scratch: State[] = []
const scratchFor = ({ moves }: Begun): State => (scratch[moves.length] ??= new Int32Array(at.WORDS))

function extend(begun: Begun, turns: Turn[]) {
  const { s } = begun
  for (const move of nextMoves(begun)) {
    const next = scratchFor(begun)
    next.set(s)
    playUnchecked(next, move)
    const hasBought = begun.hasBought || moves.kind(move) === moves.BANK_RAILROAD
    const longer = { ...begun, s: next, moves: [...begun.moves, move], hasBought }
    if (isSameTurn(s, next)) extend(longer, turns)
    else turns.push(longer.moves)
  }
}

const isSameTurn = (s: State, next: State) =>
  isOperating(next) &&
  state.phase(next) !== state.CONSENTING &&
  operating(next) === operating(s) &&
  state.get(next, at.OPERATING_ROUND) === state.get(s, at.OPERATING_ROUND)

function nextMoves(begun: Begun): Move[] {
  const { s } = begun
  switch (state.phase(s)) {
    case state.PLACING:
      return splits(state.operatorsLeft(s, operating(s)))
    case state.PAYING:
      return [moves.moveOf(moves.PAY, 1), moves.moveOf(moves.PAY, 0)]
    case state.PRICING:
      return prices(s)
    case state.DISCARDING:
      return [moves.moveOf(moves.DISCARD, leastOf(s))]
    default:
      return acquisitions(begun)
  }
}

/** With at least one operator at the Railroads, if there is one. */
function splits(operators: number): Move[] {
  const list: Move[] = []
  for (const network of operators > 0 ? [0, 1] : [0])
    for (let plus = 0; plus < Math.max(1, operators - network); plus++)
      list.push(moves.tokensMove(plus, operators - network - plus, network === 1))
  return list
}

function prices(s: State): Move[] {
  const { least, most } = priceRange(s)
  return [...new Set([least, most])].map((price) => moves.moveOf(moves.PRICE, price))
}

/** Investors and Railroads of one's own Holdings come before purchases from the bank. */
function acquisitions({ s, isExact, hasBought }: Begun): Move[] {
  const bank = [0, 1].filter((side) => whyNotFromBank(s, side) === null).map(moves.bankMove)
  const others = hasBought ? [] : [...investors(s), ...ownRailroads(s)]
  return [...bank, ...others, ...(isExact ? [] : [DONE])]
}

const investors = (s: State): Move[] =>
  INVESTORS.flatMap((_, investor) =>
    state.investorAt(s, investor) === directing(s) && whyNotAssigned(s, investor) === null
      ? [moves.moveOf(moves.ASSIGN, investor)]
      : [],
  )

/**
 * The best Railroad of each other Holding that the same player directs. The other player's are left alone: they would only
 * sell what hurts the buyer.
 */
function ownRailroads(s: State): Move[] {
  const best = new Map<number, number>()
  for (let railroad = 0; railroad < RAILROADS.length; railroad++) {
    if (!isInPlay(s, railroad) || whyNotAsked(s, railroad) !== null) continue
    const holding = state.railroadAt(s, railroad)
    if (state.director(s, holding) !== directing(s)) continue
    const known = best.get(holding)
    if (known === undefined || isLess(s, known, railroad)) best.set(holding, railroad)
  }
  return [...best.values()].map((railroad) => moves.moveOf(moves.RAILROAD, railroad))
}

/** The Railroad that is missed least. */
function leastOf(s: State): number {
  let least = -1
  for (let railroad = 0; railroad < RAILROADS.length; railroad++)
    if (state.railroadAt(s, railroad) === operating(s) && (least < 0 || isLess(s, railroad, least))) least = railroad
  return least
}

/** Earns less, or as much for a shorter time. */
function isLess(s: State, one: number, other: number): boolean {
  const [a, b] = [state.printed(s, one), state.printed(s, other)]
  return a.income === b.income ? a.level < b.level : a.income < b.income
}
