/** Dollars as they are typed: a number, or a sum that counts notes, such as `3×500+20`. */

export type TypedProblem = 'not-a-number' | 'too-small' | 'too-large'

export interface DollarLimits {
  least: number
  most: number
}

type Read = { dollars: number | null; problem?: undefined } | { problem: TypedProblem }

const TERM = /^\d{1,7}(?:[x×*·]\d{1,7})?$/i

/** Null dollars where nothing is typed. */
export function readDollars(text: string, { least, most }: DollarLimits): Read {
  const bare = text.replace(/[\s$]/g, '')
  if (bare === '') return { dollars: null }
  const terms = bare.split('+')
  if (!terms.every((term) => TERM.test(term))) return { problem: 'not-a-number' }
  const dollars = terms.reduce((sum, term) => sum + product(term), 0)
  if (dollars < least) return { problem: 'too-small' }
  return dollars > most ? { problem: 'too-large' } : { dollars }
}

const product = (term: string): number => term.split(/[x×*·]/i).reduce((product, factor) => product * Number(factor), 1)
