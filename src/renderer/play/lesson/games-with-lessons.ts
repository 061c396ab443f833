import { games } from '../../games/offered-games.svelte.ts'

/** Ids of the games that teach themselves. */
export const gamesWithLessons = (): string[] =>
  games().flatMap(({ identity, lessons }) => (lessons === undefined ? [] : [identity.id]))
