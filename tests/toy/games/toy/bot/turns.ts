/** The toy's bots look one turn ahead, as if the game ended after it. */
import type { Idea } from '../../../../../src/games/facets/ideas.ts'
import { type Decision, play, type Position, resultOf, rules, scoresOf } from '../rules/rules.ts'

/** All ways to make a whole turn. */
export const turns = (position: Position): Decision[][] =>
  rules.legal(position).flatMap((decision) => {
    const next = play(position, decision)
    return rules.isUnderWay(next) ? turns(next).map((rest) => [decision, ...rest]) : [[decision]]
  })

/** Leads and chances as if the game ended with these decisions. */
export function outlook(position: Position, decisions: readonly unknown[]) {
  const { scores, winners } = resultOf(scoresOf((decisions as Decision[]).reduce(play, position)))
  const ahead = (seat: number) => Math.max(...scores.toSpliced(seat, 1).map(({ total }) => total))
  return {
    leads: scores.map(({ total }, seat) => total - ahead(seat)),
    chances: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  }
}

export function idea(position: Position, decisions: Decision[]): Idea {
  const { leads, chances } = outlook(position, decisions)
  return { decisions, lead: leads[position.turn], chance: chances[position.turn], effects: {}, reasons: [] }
}

/** The best first. */
export const ideas = (position: Position): Idea[] =>
  turns(position)
    .map((turn) => idea(position, turn))
    .sort((a, b) => b.lead - a.lead)
    .slice(0, 3)
