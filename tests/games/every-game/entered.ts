/** How a game's own tests tell what is entered of a game that was played: `tests/games/<id>/score-sheet/entered.ts`. */
import type { Result } from '../../../src/games/facets/rules.ts'
import type { Game } from '../../../src/games/facets/facets.ts'

export interface Entered<O = unknown, E = unknown> {
  /** Options of a new sheet. */
  options: O
  edits: readonly E[]
  /** Edits that are no seat's to make and that a result needs besides; absent where there are none. */
  shared?: readonly E[]
  /** The game's result by its rules. */
  result: Result
}

type Entering = (players: number, seed: number) => Entered

export async function enteringOf({ identity }: Game): Promise<Entering> {
  const file = new URL(`../${identity.id}/score-sheet/entered.ts`, import.meta.url).pathname
  return ((await import(/* @vite-ignore */ file)) as { entered: Entering }).entered
}
