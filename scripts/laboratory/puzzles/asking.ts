/** Questions about one position: the search's best turns, what levels of bots play there, and what a turn gives away. */
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { itemAt } from '../../../src/games/building-blocks/lists.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { Depth } from '../../../src/games/facets/review-depth.ts'
import { lostIn } from '../../../src/games/review/review-summary.ts'
import { playAnswer } from '../../../src/main/bots/whole-game.ts'
import type { Judged } from './acceptance.ts'
import { levelOf, type PlayedGame } from './played-game.ts'

export interface Asked extends PlayedGame {
  at: number
  position: unknown
}

const never = () => false

export const kindIn = ({ game }: Asked, entry: string): string => game.puzzles!.kindOf(JSON.parse(entry))

/** The best turns of a search by the entries that they begin with, the best first; a turn that must wait for a draw is left out. */
export function bestTurns(asked: Asked, iterations: number): Judged[] {
  const { game, position } = asked
  const { lines } = game.thinking!.analysing.answer(game.thinking!.seen(position), iterations, never)!
  const best = itemAt(lines, 0).idea.lead
  const byEntry = new Map<string, Judged>()
  for (const { idea } of lines) {
    const entry = firstEntry(game, position, idea.decisions)
    if (entry === null || byEntry.has(entry)) continue
    byEntry.set(entry, { entry, kind: kindIn(asked, entry), lost: best - idea.lead })
  }
  return [...byEntry.values()]
}

function firstEntry({ rules }: Game, position: unknown, decisions: readonly unknown[]): string | null {
  let now = position
  for (const [at, decision] of decisions.entries()) {
    now = rules.play(now, decision)
    if (!rules.isUnderWay(now)) return JSON.stringify(rules.entryOf(decisions.slice(0, at + 1)))
  }
  return null
}

/** A level's answers there, with `times` seeds from the `first` on. */
export function answersOf(
  { game, position, deal, at }: Asked,
  level: string,
  iterations: number,
  [first, times]: [number, number],
): string[] {
  const choose = levelOf(game, level, deal.players, iterations)
  return Array.from({ length: times }, (_, seed) =>
    JSON.stringify(playAnswer(game.rules, position, choose, seeded(1000 * at + first + seed)).entries[0]),
  )
}

/** A review of an entry: the points that it gives away, and the entry that is better, null if none is. */
export interface Reviewed {
  lost: number
  better: string | null
}

/** The loss is the least of a search on one seed, on another, and of play-outs. */
export function reviewOf({ game, position, record, at }: Asked, entry: string, depth: Depth): Reviewed {
  const { reviewing } = game.thinking!
  const moves = [...record.moves!.slice(0, at), JSON.parse(entry) as unknown]
  const reviewed = reviewing.answer(reviewing.questions({ ...record, moves }, depth).at(-1), never)!
  return { lost: lostIn(reviewed), better: reviewed.best && firstEntry(game, position, reviewed.best.decisions) }
}
