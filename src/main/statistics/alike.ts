import { fold } from '../../contract/conventions/fold.ts'

/** So short a name has too many neighbours. */
const SHORTEST = 4
/** So long a one is nobody's: it is compared whole. */
const LONGEST = 24
/** The number of neighbours in spelling that a name is compared with. */
const NEIGHBOURS = 3
const MOST_PAIRS = 100

/**
 * Pairs of names that are the same but for capitals, accents, spaces and signs, or else but for one letter: missing, another
 * or in another place. Numbers tell people apart ("Player 1", "Player 2"). At most a hundred pairs, and of many names that
 * are all alike each with the next few only: once those are merged the others come.
 */
export function alikeNames(names: readonly string[], mayBeOne: (a: string, b: string) => boolean): [string, string][] {
  const groups = Map.groupBy(
    names.flatMap((name) => spellingsOf(name).map((spelling) => ({ name, spelling }))),
    ({ spelling }) => spelling,
  )
  const found = new Map<string, [string, string]>()
  for (const group of groups.values())
    for (const pair of neighboursIn(group.map(({ name }) => name))) {
      if (mayBeOne(...pair)) found.set(pair.join('\0'), pair)
      if (found.size === MOST_PAIRS) return [...found.values()]
    }
  return [...found.values()]
}

/** A name's letters, whole and each of them left out in turn: names one letter apart have one of these in common. */
function spellingsOf(name: string): string[] {
  const letters = fold(name).replace(/[^\p{L}\p{N}]/gu, '')
  const numbers = letters.replace(/\P{N}/gu, '')
  const isCompared = letters.length >= SHORTEST && letters.length <= LONGEST
  const shorter = isCompared ? [...letters].map((_, i) => letters.slice(0, i) + letters.slice(i + 1)) : []
  return [...new Set([letters, ...shorter].map((spelling) => `${numbers} ${spelling}`))]
}

const neighboursIn = (names: readonly string[]): [string, string][] =>
  names
    .toSorted()
    .flatMap((a, i, sorted) => sorted.slice(i + 1, i + 1 + NEIGHBOURS).map((b): [string, string] => [a, b]))
