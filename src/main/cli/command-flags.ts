/** Flags that several commands take, and the values of flags. */
import { Option } from 'commander'
import type { Catalogue, Game } from '../../games/facets/facets.ts'
import { notThere } from './complaint.ts'
import { wholeNumber } from './whole-number.ts'

/** Explains the operand of commands that search. */
export const SEARCH = 'as in the archive: anna, players:3, "points:>140"'

export const MOST_SEED = 2 ** 32 - 1

export const jsonFlag = () => new Option('--json', 'print JSON')

export const gameFlag = (catalogue: Catalogue) =>
  new Option('--game <id>', 'id of the game').choices([...catalogue.keys()]).default([...catalogue.keys()][0])

export const seedFlag = () =>
  new Option('--seed <n>', 'seed of the random numbers')
    .argParser((value) => wholeNumber('seed', value, 0, MOST_SEED))
    .default(1)

/** A flag with a whole number in this range. */
export const numberFlag = (flag: string, summary: string, least: number, most: number) =>
  new Option(`--${flag} <n>`, summary).argParser((value) => wholeNumber(flag, value, least, most))

/** The game of this id, or the first on offer. Throws a `Complaint`. */
export function gameCalled(id: string | undefined, catalogue: Catalogue): Game {
  const found = id === undefined ? [...catalogue.values()][0] : catalogue.get(id)
  if (!found) throw notThere('game', id!, [...catalogue.keys()])
  return found
}
