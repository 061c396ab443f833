import { fold } from '../store/fold.ts'

/** So short a name has too many neighbours. */
const SHORTEST = 4

/**
 * Pairs of names that are the same but for capitals, accents, spaces and signs, or else but for one letter: missing, another
 * or in another place. Numbers tell people apart ("Player 1", "Player 2").
 */
export function alikeNames(names: readonly string[]): [string, string][] {
  const groups = Map.groupBy(
    names.flatMap((name) => spellingsOf(name).map((spelling) => ({ name, spelling }))),
    ({ spelling }) => spelling,
  )
  const pairs = [...groups.values()].flatMap((group) => pairsOf(group.map(({ name }) => name)))
  return [...new Map(pairs.map((pair) => [pair.join('\0'), pair])).values()]
}

/** A name's letters, whole and each of them left out in turn: names one letter apart have one of these in common. */
function spellingsOf(name: string): string[] {
  const letters = [...fold(name).replace(/[^\p{L}\p{N}]/gu, '')]
  const numbers = letters.filter((letter) => /\p{N}/u.test(letter)).join('')
  const shorter = letters.length < SHORTEST ? [] : letters.map((_, i) => letters.toSpliced(i, 1))
  return [...new Set([letters, ...shorter].map((each) => `${numbers} ${each.join('')}`))]
}

const pairsOf = (names: readonly string[]): [string, string][] =>
  names.toSorted().flatMap((a, i, sorted) => sorted.slice(i + 1).map((b): [string, string] => [a, b]))
