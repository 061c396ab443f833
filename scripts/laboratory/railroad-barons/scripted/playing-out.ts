/**
 * A rival that searches by playing out: whatever it could do, it then lets the scripted player finish the game for both, with a
 * slip now and then, and does what ended best on average. It shares neither candidates nor evaluator with the levels.
 */
import { inWords } from '../../../../src/games/railroad-barons/rules/entries.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { legalMoves } from '../../../../src/games/railroad-barons/rules/legal.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/railroad-barons/rules/play.ts'
import { worth } from '../../../../src/games/railroad-barons/rules/result.ts'
import { settle } from '../../../../src/games/railroad-barons/rules/rounds.ts'
import { whyNotDone } from '../../../../src/games/railroad-barons/rules/trading.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { ruled } from './scripted.ts'

/** Games played out for a decision; the better half of the entries goes on into the next round. */
const PLAYED_OUT = 48
/** One turn in `SLIP` is left to chance. */
const SLIP = 12
/** Dollars of a lead that is as good as a victory. */
const CLEAR = 1500

const DONE = moves.moveOf(moves.TRADE_DONE)

/** An entry with how the games after it ended. */
interface Tried {
  entry: Move[]
  sum: number
  games: number
}

/** The decisions of the seat that is asked. The same for the same chance. */
export function playingOut(s: State, random: Random): Decision[] {
  let tried = entriesOf(s).map((entry): Tried => ({ entry, sum: 0, games: 0 }))
  const rounds = Math.ceil(Math.log2(tried.length))
  for (let round = 0; tried.length > 1; round++) {
    const games = Math.max(1, Math.floor(PLAYED_OUT / rounds / tried.length))
    for (const each of tried) for (let game = 0; game < games; game++) tryOnce(s, each, round + game > 0, random)
    tried = tried.sort((a, b) => b.sum / b.games - a.sum / a.games).slice(0, Math.ceil(tried.length / 2))
  }
  return inWords(s, tried[0].entry)
}

/** Whole entries: in the draft and at a discard the scripted player's, else all that the rules allow but a Railroad of another. */
function entriesOf(s: State): Move[][] {
  switch (state.phase(s)) {
    case state.TRADING:
      return trades(s)
    case state.PLACING:
    case state.PAYING:
    case state.ANSWERING:
      return legalMoves(s).map((move) => [move])
    case state.ACQUIRING:
      return legalMoves(s)
        .filter((move) => moves.kind(move) !== moves.RAILROAD)
        .map((move) => [move])
    default:
      return [ruled(s)]
  }
}

/** To pass, one purchase or one sale, and what the scripted player would do. */
function trades(s: State): Move[][] {
  const single = legalMoves(s)
    .map((move) => (moves.kind(move) === moves.PASS ? [move] : [move, DONE]))
    .filter(([move]) => moves.kind(move) === moves.PASS || canEnd(s, move))
  const known = new Set(single.map(String))
  return [...single, ...[ruled(s)].filter((entry) => !known.has(String(entry)))]
}

function canEnd(s: State, move: Move): boolean {
  const after = state.copy(s)
  playUnchecked(after, move)
  return whyNotDone(after) === null
}

function tryOnce(s: State, tried: Tried, slips: boolean, random: Random) {
  const now = state.copy(s)
  playAll(now, tried.entry)
  while (state.phase(now) !== state.OVER) {
    const isSlip = slips && random.below(SLIP) === 0
    const entries = isSlip ? entriesOf(now) : [ruled(now)]
    playAll(now, entries[random.below(entries.length)])
  }
  const lead = worth(now, state.asked(s)) - worth(now, state.otherSeat(state.asked(s)))
  tried.sum += Math.tanh(lead / CLEAR)
  tried.games++
}

function playAll(s: State, entry: readonly Move[]) {
  for (const move of entry) playUnchecked(s, move)
  settle(s)
}
