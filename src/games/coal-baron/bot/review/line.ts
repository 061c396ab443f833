/** A better turn played out, with the likely turns after it. */
import { itemAt } from '../../../building-blocks/lists.ts'
import { isUnderWay } from '../../rules/entries.ts'
import { forgetHidden } from '../../rules/hidden.ts'
import type { Move } from '../../rules/moves.ts'
import { playUnchecked } from '../../rules/play.ts'
import { isFinished, settle } from '../../rules/scoring.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { Decision } from '../../rules/types.ts'
import { inWords } from '../../rules/entries.ts'
import { choosePart } from '../turns.ts'
import type { Turn } from '../turns.ts'
import { candidates } from '../turn-value.ts'
import type { Question } from '../turn-value.ts'

/** Turns after the better one. */
const FURTHER = 3

/** The decisions turn by turn, on the stacks as they lay; each player chooses by what he can see. */
export function lineFrom(s: State, first: Turn, question: Question): Decision[][] {
  const now = state.copy(s)
  const line = [playWhole(now, first, question)]
  while (line.length <= FURTHER && !isFinished(now)) {
    const seen = state.copy(now)
    forgetHidden(seen)
    line.push(playWhole(now, itemAt(candidates(seen, question), 0), question))
  }
  return line
}

/** Plays a turn and what it leaves open on the state itself. */
function playWhole(s: State, turn: Turn, { weights }: Question): Decision[] {
  const start = state.copy(s)
  const made: Move[] = []
  const play = (move: Move) => {
    playUnchecked(s, move)
    made.push(move)
  }
  turn.forEach(play)
  while (isUnderWay(s)) play(choosePart(s, weights))
  settle(s)
  return inWords(start, made)
}
