/** Numbers as they are typed into the pad: one, or a sum such as `3+2+2`; `4×3` are four threes. */
import { typedTerms } from '../../building-blocks/typed-sums.ts'
import { sumOf } from './pad-fields.ts'

export type TypedProblem = 'not-a-number' | 'too-large' | 'too-many'

/** The most values that a record keeps of a part. */
export const MOST_VALUES = 64

type Read = { values: number[] | null; problem?: undefined } | { problem: TypedProblem }

/** One by one; null if nothing is typed. */
export function readPoints(text: string, most: number): Read {
  const terms = typedTerms(text)
  if (terms === null) return { problem: 'not-a-number' }
  if (terms.length === 0) return { values: null }
  if (terms.some(({ times, value }) => times * value > most)) return { problem: 'too-large' }
  if (sumOf(terms.map(({ times }) => times)) > MOST_VALUES) return { problem: 'too-many' }
  const values = terms.flatMap(({ times, value }) => Array<number>(times).fill(value))
  return sumOf(values) > most ? { problem: 'too-large' } : { values }
}

/** Returns the text that gives these values. */
export const typedText = (values: readonly number[] | null): string => values?.join('+') ?? ''
