/** Figures of one game: the one that is named, else the first on offer that has any. */
import { games } from '../games/offered-games.svelte.ts'

interface Figures<T> {
  game: string
  found: T
}

/** The first on offer where none has any. */
export async function firstWithGames<T>(
  named: string | null,
  ask: (game: string) => Promise<T>,
  hasGames: (found: T) => boolean,
): Promise<Figures<T>> {
  const [first, ...others] = named === null ? games().map(({ identity }) => identity.id) : [named]
  const found = await ask(first)
  if (hasGames(found)) return { game: first, found }
  for (const game of others) {
    const other = await ask(game)
    if (hasGames(other)) return { game, found: other }
  }
  return { game: first, found }
}
