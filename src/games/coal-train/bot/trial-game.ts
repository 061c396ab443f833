/** Trials of turns: quick players play on through two rounds, the own player's next two turns among them. */
import { numberAt } from '../../building-blocks/lists.ts'
import type { TrialGame } from '../../tree-search/trials.ts'
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

/** For the player who is to move in `root`. */
export function trialGame(root: State, weights: Weights): TrialGame<State, Turn> {
  const quick = quickPlayer(weights)
  return { dealHidden, play: playTurn, playOn: (s) => roundsAfter(s, quick), judge: judgeOf(root, weights) }
}

/** Judges positions for the player who is to move in `root`. */
function judgeOf(root: State, weights: Weights): (after: State) => number {
  const goal = victoryGoal(root, weights)
  const worths: number[] = []
  return (after) => {
    goal(after, worths)
    return numberAt(worths, root.turn)
  }
}

function roundsAfter(s: State, quick: QuickPlayer): State {
  let now = s
  for (let turn = 0; turn < ROUNDS * s.seats.length && asked(now) !== null; turn++) now = playTurn(now, quick(now))
  return now
}
