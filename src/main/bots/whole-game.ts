import type { Result, Rules } from '../../games/facets/rules.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import type { Choose } from './bots.ts'
import { present } from '../../games/building-blocks/present.ts'

/** Plays from a set-up to the end; `bots` choose for the seats in their order. Throws if one breaks the rules. */
export function playWholeGame(
  rules: Rules,
  setup: unknown,
  bots: readonly Choose[],
  random: Random,
): { moves: unknown[]; result: Result } {
  const moves: unknown[] = []
  let position = rules.deal(setup, bots.length)
  for (let seat = rules.asked(position); seat !== null; seat = rules.asked(position)) {
    const answer = playAnswer(rules, position, bots[seat], random)
    moves.push(...answer.entries)
    position = answer.position
  }
  return { moves, result: present(rules.result(position), 'the result') }
}

/** Plays what the seat that has to decide answers, up to the end of an entry or of several. Throws if the bot breaks the rules. */
export function playAnswer(
  rules: Rules,
  start: unknown,
  choose: Choose,
  random: Random,
): { entries: [unknown, ...unknown[]]; position: unknown } {
  const entries: unknown[] = []
  let pending: unknown[] = []
  let position = start
  do {
    for (const decision of choose(position, random)) {
      position = rules.play(position, decision)
      pending.push(decision)
      if (rules.isUnderWay(position)) continue
      entries.push(rules.entryOf(pending))
      pending = []
    }
  } while (pending.length > 0)
  return { entries: entries as [unknown, ...unknown[]], position }
}
