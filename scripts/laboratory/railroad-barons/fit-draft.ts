/**
 * Fits what Railroad Barons' evaluator gives for an Investor in the draft, and writes its weights:
 * `node scripts/laboratory/railroad-barons/fit-draft.ts [--rounds 3] [--games 1200] [--first 0]`.
 *
 * A dollar of the draft is worth many at the end, since it starts a Holding rounds earlier; an evaluator that is fitted to whole games
 * hardly sees that. So each Investor is offered first, at values around the one that the evaluator names, and the games are played
 * out one turn deep. A line through the leads says at which value the Investor and the money are worth the same. The Investor's weight
 * in the draft goes half the way there, all Investors once a round.
 */
import { parseArgs } from 'node:util'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import type { Weights } from '../../../src/games/railroad-barons/bot/evaluator/evaluator.ts'
import { AT } from '../../../src/games/railroad-barons/bot/evaluator/features.ts'
import type { Feature } from '../../../src/games/railroad-barons/bot/evaluator/features.ts'
import { SPREADS, WEIGHTS } from '../../../src/games/railroad-barons/bot/evaluator/weights.ts'
import { estimateBy } from '../../../src/games/railroad-barons/bot/search.ts'
import { valuesOf } from '../../../src/games/railroad-barons/bot/turns/offers.ts'
import { playTurn, turnsOf } from '../../../src/games/railroad-barons/bot/turns/turns.ts'
import * as moves from '../../../src/games/railroad-barons/rules/moves.ts'
import { worth } from '../../../src/games/railroad-barons/rules/result.ts'
import { deal } from '../../../src/games/railroad-barons/rules/setup.ts'
import { DATA } from '../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../src/games/railroad-barons/state/state.ts'
import { best } from './one-turn-deep.ts'
import { writeWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    games: { type: 'string', default: '1200' },
    first: { type: 'string', default: '0' },
  },
})

/** The evaluator's feature for each Investor, in the Investors' order. */
const INVESTOR_FEATURES: readonly Feature[] = [
  'Floor Trader',
  'Traffic Manager',
  'Mail Contractor',
  'Purchasing Agent',
  'Old Cratchit',
]
/** Dollars around the evaluator's value at which an Investor is offered. */
const AROUND = [-40, -20, 0, 20, 40]
/** A lead of more dollars says no more. */
const CLEAR = 3000
/** The part of the way to the fair value that a round goes. */
const FOLLOWS = 0.5
const LEAST_WEIGHT = -10
const MOST_WEIGHT = 10
const HALVINGS = 20

const [draft] = WEIGHTS.map((stage) => Float64Array.from(stage))
const weights: Weights = WEIGHTS.map((stage, i) => (i === 0 ? draft : Float64Array.from(stage)))

function offeredFirst(investor: number, starter: number): State {
  const s = deal({ startingPlayer: starter, values: 'named', data: DATA })
  playTurn(s, [moves.moveOf(moves.OFFER, investor)])
  return s
}

/** The value that the evaluator names, in dollars. */
function evenValue(investor: number): number {
  const [[move]] = valuesOf(offeredFirst(investor, 0), investor, estimateBy(weights))
  return moves.argument(move)
}

/** The lead at the end, in dollars, of the seat that has the Investor. */
function played(investor: number, value: number, isTaken: boolean, starter: number, random: Random): number {
  const s = offeredFirst(investor, starter)
  playTurn(s, [moves.moveOf(moves.VALUE, value)])
  const owner = isTaken ? state.asked(s) : state.otherSeat(state.asked(s))
  playTurn(s, [moves.moveOf(moves.TAKE, Number(isTaken))])
  while (state.phase(s) !== state.OVER) playTurn(s, best(s, turnsOf(s, estimateBy(weights)), weights, random))
  const lead = worth(s, owner) - worth(s, state.otherSeat(owner))
  return Math.max(-CLEAR, Math.min(CLEAR, lead))
}

/** The value at which it is worth as much to have the Investor as the money. */
function fairValue(investor: number, even: number, seed: number): number {
  const random = seeded(seed)
  const games = Array.from({ length: Number(values.games) }, (_, game) => {
    const value = Math.max(0, even + AROUND[game % AROUND.length])
    return { value, lead: played(investor, value, game % 2 === 0, (game >> 1) % 2, random) }
  })
  return crossing(games)
}

/** Returns the value at which the line of least squares through the leads is 0. */
function crossing(games: readonly { value: number; lead: number }[]): number {
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const center = mean(games.map(({ value }) => value))
  const lead = mean(games.map((game) => game.lead))
  const together = mean(games.map((game) => (game.value - center) * (game.lead - lead)))
  const slope = together / mean(games.map(({ value }) => (value - center) ** 2))
  return center - lead / slope
}

/** Sets the Investor's weight so that the evaluator names this value. */
function setValue(investor: number, value: number) {
  const feature = AT[INVESTOR_FEATURES[investor]]
  let [low, high] = [LEAST_WEIGHT, MOST_WEIGHT]
  for (let i = 0; i < HALVINGS; i++) {
    draft[feature] = (low + high) / 2
    if (evenValue(investor) < value) low = draft[feature]
    else high = draft[feature]
  }
}

for (let round = 1; round <= Number(values.rounds); round++)
  for (const investor of INVESTOR_FEATURES.keys()) {
    const even = evenValue(investor)
    const fair = fairValue(investor, even, Number(values.first) + 10 * round + investor)
    setValue(investor, Math.max(0, even + FOLLOWS * (fair - even)))
    process.stderr.write(
      `${INVESTOR_FEATURES[investor]}: ${even}, fair ${Math.round(fair)}, now ${evenValue(investor)}\n`,
    )
    writeWeights(weights, SPREADS)
  }
