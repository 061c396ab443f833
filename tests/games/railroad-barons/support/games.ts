/** Random games by the rules alone. */
import { decisionOf } from '../../../../src/games/railroad-barons/rules/decisions.ts'
import { entryOf } from '../../../../src/games/railroad-barons/rules/entries.ts'
import { legalMoves } from '../../../../src/games/railroad-barons/rules/legal.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/railroad-barons/rules/play.ts'
import { settle } from '../../../../src/games/railroad-barons/rules/rounds.ts'
import { deal } from '../../../../src/games/railroad-barons/rules/setup.ts'
import type { Decision, Entry, Setup } from '../../../../src/games/railroad-barons/rules/types.ts'
import { DATA } from '../../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'

export type ChooseMove = (s: State, legal: readonly Move[], random: Random) => Move

export const setupOf = (seed: number): Setup => ({
  startingPlayer: seed % 2,
  values: seed % 3 === 0 ? 'face' : 'named',
  data: DATA,
})

const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]

/** Any move; sums of money stay small, so that Railroads change hands and Holdings keep something. */
export const byChance: ChooseMove = (_, legal, random) =>
  [moves.VALUE, moves.PRICE].includes(moves.kind(legal[0]))
    ? legal[random.below(Math.min(legal.length, 120))]
    : any(legal, random)

/** Kinds of decisions with their chances in ten, tried in this order; else any move is taken. */
const PREFERRED: readonly [kind: number, chances: number][] = [
  [moves.TRADE_DONE, 7],
  [moves.BUY, 7],
  [moves.SELL, 1],
  [moves.PASS, 10],
  [moves.BANK_RAILROAD, 8],
  [moves.ASSIGN, 5],
  [moves.RAILROAD, 1],
  [moves.DONE, 10],
]

/** As people might: Holdings are bought up, pay and grow, and the game ends on the track. */
export function sensibly(s: State, legal: readonly Move[], random: Random): Move {
  const [first] = legal
  if (moves.kind(first) === moves.VALUE) return legal[Math.min(legal.length - 1, 20 + random.below(300))]
  if (moves.kind(first) === moves.TOKENS)
    return (
      any(
        legal.filter((move) => moves.minusOf(move) >= 2 || legal.length < 4),
        random,
      ) ?? first
    )
  if (moves.kind(first) === moves.PAY) return random.below(6) > 0 ? legal[1] : legal[0]
  for (const [kind, chances] of PREFERRED) {
    const found = legal.filter((move) => moves.kind(move) === kind)
    if (found.length > 0 && random.below(10) < chances) return any(found, random)
  }
  return byChance(s, legal, random)
}

export interface Step {
  before: State
  move: Move
  after: State
}

/** A whole game, decision by decision. */
export function* steps(seed: number, choose: ChooseMove = sensibly): Generator<Step> {
  const random = seeded(seed)
  let before = deal(setupOf(seed))
  while (state.deciding(before) !== null) {
    const move = choose(before, legalMoves(before), random)
    const after = state.copy(before)
    playUnchecked(after, move)
    settle(after)
    yield { before, move, after }
    before = after
  }
}

/** The entries of a whole game and its last position. */
export function played(seed: number, choose: ChooseMove = sensibly): { setup: Setup; entries: Entry[]; end: State } {
  const entries: Entry[] = []
  let pending: Decision[] = []
  let end = deal(setupOf(seed))
  for (const { before, move, after } of steps(seed, choose)) {
    pending.push(decisionOf(before, move))
    if (!state.isUnderWay(after)) {
      entries.push(entryOf(pending))
      pending = []
    }
    end = after
  }
  return { setup: setupOf(seed), entries, end }
}
