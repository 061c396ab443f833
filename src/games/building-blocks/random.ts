/** Seeded chance: the same seed gives the same numbers on every machine. */
import { itemAt } from './lists.ts'

export interface Random {
  /** A whole number from 0 to `most` - 1, each as likely. */
  below: (most: number) => number
}

/** The generator sfc32, started from a whole number (Chris Doty-Humphrey's small fast counter). */
export function seeded(seed: number): Random {
  let a = 0
  let b = seed | 0
  let c = Math.trunc(seed / 2 ** 32) | 0
  let counter = 1
  const next = () => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return { below: (most) => Math.floor((next() / 2 ** 32) * most) }
}

/** The items in a random order; the list given stays as it is. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[result[i], result[j]] = [itemAt(result, j), itemAt(result, i)]
  }
  return result
}
