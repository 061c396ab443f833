import {
  deal,
  decide,
  deciding,
  entryOf,
  isFinished,
  isUnderWay,
  resultOf,
  settle,
} from '../../games/coal-baron/index.ts'
import type { Decision, Entry, Result, Setup, State } from '../../games/coal-baron/index.ts'
import type { Random } from '../../games/random.ts'
import type { Choose } from './bots.ts'

/** Plays from the set-up to the end; `bots` choose for the seats in their order. Throws where one breaks the rules. */
export function playWholeGame(
  setup: Setup,
  bots: readonly Choose[],
  random: Random,
): { moves: Entry[]; result: Result } {
  const moves: Entry[] = []
  let state = deal(setup)
  while (!isFinished(state)) {
    const turn = playTurn(state, bots[deciding(state) as number], random)
    moves.push(turn.entry)
    state = turn.state
  }
  return { moves, result: resultOf(state) }
}

/** Plays the turn of the seat that has to decide, to its end. Throws where the bot breaks the rules. */
export function playTurn(start: State, choose: Choose, random: Random): { entry: Entry; state: State } {
  const decisions: Decision[] = []
  let state = start
  do {
    for (const decision of choose(state, random)) {
      const played = decide(state, decision)
      if (played.refusal) throw new Error(`a bot chose what is refused: ${played.refusal.code}`)
      decisions.push(decision)
      state = played.state
    }
  } while (isUnderWay(state))
  settle(state)
  return { entry: entryOf(decisions), state }
}
