/** Dollars as they are typed: a number, or a sum that counts notes, such as `3×500+20`. */
import { typedTerms } from '../../building-blocks/typed-sums.ts'

export type TypedProblem = 'not-a-number' | 'too-small' | 'too-large'

export interface DollarLimits {
  least: number
  most: number
}

type Read = { dollars: number | null; problem?: undefined } | { problem: TypedProblem }

/** Null dollars if nothing is typed. */
export function readDollars(text: string, { least, most }: DollarLimits): Read {
  const terms = typedTerms(text.replaceAll('$', ''))
  if (terms === null) return { problem: 'not-a-number' }
  if (terms.length === 0) return { dollars: null }
  const dollars = terms.reduce((sum, { times, value }) => sum + times * value, 0)
  if (dollars < least) return { problem: 'too-small' }
  return dollars > most ? { problem: 'too-large' } : { dollars }
}
