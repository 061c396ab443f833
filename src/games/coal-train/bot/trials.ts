/**
 * Trials of turns: each is played on by quick players through two rounds, its own player's next two turns among them, with the
 * stacks dealt anew. All turns meet the same deals, so that luck tells nothing for or against one of them.
 */
import { numberAt } from '../../base/lists.ts'
import type { Random } from '../../base/random.ts'
import type { Budget } from '../../search/tree.ts'
import { asked } from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { victoryGoal } from './evaluator/goals.ts'
import { dealHidden } from './hidden-tiles.ts'
import { quickPlayer } from './quick-players.ts'
import type { QuickPlayer } from './quick-players.ts'
import { playTurn } from './turns.ts'
import type { Turn } from './turns.ts'

/** Rounds of a trial. */
const ROUNDS = 2
/** Turns that are compared at most, and deals that each is tried on at least. */
const MOST_TURNS = 12
const FEWEST = 4
/** A turn is worse by so many standard errors of what it falls short of the best. */
const SURE = 2

/** What the evaluator says right after a turn counts like so many deals. */
const PROMISED = 2

interface Tried {
  turn: Turn
  /** To its player, right after it. */
  promise: number
  /** To its player, deal by deal. */
  worths: number[]
}

/**
 * The best of some turns, which come in the order of what they promise; the first where two of them are too many for the budget.
 * An iteration is a trial of one turn.
 */
export function bestByTrials(
  s: State,
  turns: readonly Turn[],
  weights: Weights,
  { iterations, expired }: Budget,
  random: Random,
): Turn {
  const judge = judgeOf(s, weights)
  const quick = quickPlayer(weights)
  const most = Math.min(MOST_TURNS, Math.max(1, Math.floor(iterations / FEWEST)))
  let open: Tried[] = turns.slice(0, most).map((turn) => ({ turn, promise: judge(playTurn(s, turn)), worths: [] }))
  for (let left = iterations - open.length; open.length > 1 && left >= 0; left -= open.length) {
    const dealt = dealHidden(s, random)
    const worths = open.map(({ turn }) => (expired() ? null : judge(roundsAfter(playTurn(dealt, turn), quick))))
    if (worths.includes(null)) break
    open.forEach((tried, i) => tried.worths.push(worths[i]!))
    open = stillOpen(open)
  }
  return bestOf(open).turn
}

/** Judges positions for the player who is to move in `s`. */
function judgeOf(s: State, weights: Weights): (after: State) => number {
  const goal = victoryGoal(s, weights)
  const worths: number[] = []
  return (after) => {
    goal(after, worths)
    return numberAt(worths, s.turn)
  }
}

function roundsAfter(s: State, quick: QuickPlayer): State {
  let now = s
  for (let turn = 0; turn < ROUNDS * s.seats.length && asked(now) !== null; turn++) now = playTurn(now, quick(now))
  return now
}

/** The best and those that may still be better. */
function stillOpen(all: readonly Tried[]): Tried[] {
  const best = bestOf(all)
  if (best.worths.length < FEWEST) return [...all]
  return all.filter((tried) => tried === best || !isWorse(tried, best))
}

function isWorse({ worths }: Tried, best: Tried): boolean {
  const short = best.worths.map((worth, deal) => worth - numberAt(worths, deal))
  const mean = meanOf(short)
  const variance = meanOf(short.map((each) => (each - mean) ** 2))
  return mean >= SURE * Math.sqrt(variance / (short.length - 1))
}

const bestOf = (all: readonly Tried[]): Tried => all.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))

const worthOf = ({ promise, worths }: Tried): number =>
  (PROMISED * promise + sumOf(worths)) / (PROMISED + worths.length)

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
