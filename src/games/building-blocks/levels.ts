/** The levels of bots that every game has, the weakest first. A game adds how each thinks. */

export const LEVEL_NAMES = ['apprentice', 'hewer', 'foreman', 'director'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** More than any time allows. */
const NO_END = 1_000_000

type Iterations = Readonly<Record<number, number>>

interface HouseLevel {
  name: LevelName
  iterations: Iterations
  milliseconds: number
  isTimed?: boolean
}

/** `foreman` gives the iterations for each number of players. */
export function levelsOf<Own>(
  foreman: Iterations,
  own: Readonly<Record<LevelName, Own>>,
): Readonly<Record<LevelName, HouseLevel & Own>> {
  const always = (iterations: number): Iterations =>
    Object.fromEntries(Object.keys(foreman).map((players) => [players, iterations]))
  return {
    apprentice: { name: 'apprentice', iterations: always(0), milliseconds: 50, ...own.apprentice },
    hewer: { name: 'hewer', iterations: always(0), milliseconds: 50, ...own.hewer },
    foreman: { name: 'foreman', iterations: foreman, milliseconds: 300, ...own.foreman },
    director: { name: 'director', iterations: always(NO_END), milliseconds: 1000, isTimed: true, ...own.director },
  }
}
