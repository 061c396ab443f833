/** The game of a page or a line. Where only one is on offer, nothing is asked or said of it. */
import { gameEntry, games } from './offered-games.svelte.ts'

export const isChoice = (): boolean => games().length > 1

/** A game that an address names, if it is on offer. */
export const offered = (id: string | undefined): string | null =>
  games().some(({ identity }) => identity.id === id) ? id! : null

/** The game that an address names, else the first on offer. */
export const chosenGame = (id: string | undefined): string => offered(id) ?? games()[0].identity.id

/** The game named in an address. */
export const inAddress = (id: string): string | null => (isChoice() ? id : null)

/** The game's title, if there is a choice of games. */
export const titleIfChoice = (id: string): string | null => (isChoice() ? gameEntry(id).title() : null)

/** The numbers of players that one of the games is for, or any of them. */
export function sizesOf(id: string | null): number[] {
  const seats = games().flatMap(({ identity }) => (id === null || identity.id === id ? identity.seats : []))
  const fewest = Math.min(...seats.map((each) => each.fewest))
  const most = Math.max(...seats.map((each) => each.most))
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)
}
