import { games } from '../games/offered-games.svelte.ts'

/** Ids of the games that bring their rules book. */
export const gamesWithRules = (): string[] =>
  games().flatMap(({ identity, rules }) => (rules === undefined ? [] : [identity.id]))
