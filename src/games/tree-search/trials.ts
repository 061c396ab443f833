/**
 * Trials of actions, for games whose turns are long and dear to find: each is played on to a horizon with what is hidden dealt
 * anew. All actions meet the same deals, so that luck tells nothing for or against one of them, and those that fall short of the
 * best by two standard errors are dropped.
 */
import { numberAt } from '../building-blocks/lists.ts'
import type { Random } from '../building-blocks/random.ts'
import type { Budget } from './budget.ts'

/** The trials' view of a game. States are never changed. */
export interface TrialGame<S, Action> {
  /** The state with what its player can't see dealt anew. */
  dealHidden: (state: S, random: Random) => S
  play: (state: S, action: Action) => S
  /** The state at the horizon of a trial. */
  playOn: (state: S) => S
  /** The worth of a state to the player who chooses, 0 to 1. */
  judge: (state: S) => number
}

/** Actions that are compared at most, and deals that each is tried on at least. */
const MOST_ACTIONS = 12
const FEWEST = 4
/** Standard errors by which an action must fall short of the best to count as worse. */
const SURE = 2

/** Number of deals that the judged worth of a state right after an action counts for. */
const PROMISED = 2

interface Tried<Action> {
  action: Action
  /** Right after it. */
  promise: number
  /** Deal by deal. */
  worths: number[]
}

/**
 * The best of some actions, which come in the order of what they promise; the first where two of them are too many for the
 * budget. An iteration is a trial of one action.
 */
export function bestByTrials<S, Action>(
  game: TrialGame<S, Action>,
  root: S,
  actions: readonly Action[],
  { iterations, expired }: Budget,
  random: Random,
): Action {
  const { play, playOn, judge } = game
  const most = Math.min(MOST_ACTIONS, Math.max(1, Math.floor(iterations / FEWEST)))
  let open: Tried<Action>[] = actions
    .slice(0, most)
    .map((action) => ({ action, promise: judge(play(root, action)), worths: [] }))
  for (let left = iterations - open.length; open.length > 1 && left >= 0; left -= open.length) {
    const dealt = game.dealHidden(root, random)
    const worths = open.map(({ action }) => (expired() ? null : judge(playOn(play(dealt, action)))))
    if (worths.includes(null)) break
    open.forEach((tried, i) => tried.worths.push(worths[i]!))
    open = stillOpen(open)
  }
  return bestOf(open).action
}

/** The best and those that may still be better. */
function stillOpen<Action>(all: readonly Tried<Action>[]): Tried<Action>[] {
  const best = bestOf(all)
  if (best.worths.length < FEWEST) return [...all]
  return all.filter((tried) => tried === best || !isWorse(tried, best))
}

function isWorse<Action>({ worths }: Tried<Action>, best: Tried<Action>): boolean {
  const short = best.worths.map((worth, deal) => worth - numberAt(worths, deal))
  const mean = meanOf(short)
  const variance = meanOf(short.map((each) => (each - mean) ** 2))
  return mean >= SURE * Math.sqrt(variance / (short.length - 1))
}

const bestOf = <Action>(all: readonly Tried<Action>[]): Tried<Action> =>
  all.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))

const worthOf = <Action>({ promise, worths }: Tried<Action>): number =>
  (PROMISED * promise + sumOf(worths)) / (PROMISED + worths.length)

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
