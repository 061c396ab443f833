import type { Result, Rules } from '../../games/facets/rules.ts'
import type { Random } from '../../games/base/random.ts'
import type { Choose } from './bots.ts'

/** Plays from a set-up to the end; `bots` choose for the seats in their order. Throws where one breaks the rules. */
export function playWholeGame(
  rules: Rules,
  setup: unknown,
  bots: readonly Choose[],
  random: Random,
): { moves: unknown[]; result: Result } {
  const moves: unknown[] = []
  let position = rules.deal(setup, bots.length)
  for (let seat = rules.asked(position); seat !== null; seat = rules.asked(position)) {
    const turn = playTurn(rules, position, bots[seat], random)
    moves.push(turn.entry)
    position = turn.position
  }
  return { moves, result: rules.result(position)! }
}

/** Plays the turn of the seat that has to decide, to its end. Throws where the bot breaks the rules. */
export function playTurn(
  rules: Rules,
  start: unknown,
  choose: Choose,
  random: Random,
): { entry: unknown; position: unknown } {
  const decisions: unknown[] = []
  let position = start
  do {
    for (const decision of choose(position, random)) {
      position = rules.play(position, decision)
      decisions.push(decision)
    }
  } while (rules.isUnderWay(position))
  return { entry: rules.entryOf(decisions), position }
}
