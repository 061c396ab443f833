/** The puzzles that are shipped with each title, loaded when somebody asks for them. */
import { seedOfDeal } from '../../games/building-blocks/deal-code.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import type { FoundPuzzle, PuzzleGame } from '../../games/facets/puzzles.ts'
import type { Rating } from '../../contract/schemas/statistics.ts'
import { daysBetween } from '../exercises/days.ts'
import { ratingOfPuzzle } from './rating.ts'

export interface ShippedPuzzle {
  /** The title, the deal and the number of moves. */
  id: string
  game: Game
  from: PuzzleGame
  puzzle: FoundPuzzle
  rating: Rating
}

export interface Shipped {
  /** The puzzles of each title that has some. */
  titles: ReadonlyMap<string, readonly ShippedPuzzle[]>
  byId: ReadonlyMap<string, ShippedPuzzle>
  /** Titles whose puzzles follow another version of the rules. */
  refused: readonly string[]
}

export async function loadShipped(catalogue: Catalogue): Promise<Shipped> {
  const refused: string[] = []
  const titles = new Map<string, ShippedPuzzle[]>()
  for (const [id, { puzzles, thinking }] of catalogue) {
    if (!puzzles || !thinking) continue
    const { rules, games } = await puzzles.load()
    const found = games.flatMap((from) => puzzlesOf(gameIn(catalogue, id), from))
    if (rules !== puzzles.rules) refused.push(id)
    else if (found.length > 0) titles.set(id, found)
  }
  const byId = new Map([...titles.values()].flat().map((each) => [each.id, each]))
  return { titles, byId, refused }
}

const puzzlesOf = (game: Game, from: PuzzleGame): ShippedPuzzle[] =>
  from.puzzles.map((puzzle) => ({
    ...{ game, from, puzzle },
    id: `${game.identity.id}/${from.deal}/${puzzle.at}`,
    rating: ratingOfPuzzle(puzzle.found),
  }))

/** A day from which days are counted. */
const FIRST_DAY = '2026-01-01'

/** The puzzle of a day, the same for everybody with this version: the titles take turns. Undefined if there are no puzzles. */
export function ofTheDay({ titles }: Shipped, day: string): ShippedPuzzle | undefined {
  if (titles.size === 0) return undefined
  const past = daysBetween(FIRST_DAY, day)
  const title = [...titles.values()][((past % titles.size) + titles.size) % titles.size]
  return title[seedOfDeal(day) % title.length]
}
