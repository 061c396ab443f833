/** Sums as they are typed into a score sheet: `3×500+20`. */

/** A value and how often it was entered. */
export interface Term {
  times: number
  value: number
}

const TERM = /^\d{1,7}(?:[x×*·]\d{1,7})?$/i

/** The terms of a sum, spaces aside; empty if nothing is typed, null if it is no sum of whole numbers. */
export function typedTerms(text: string): Term[] | null {
  const bare = text.replace(/\s/g, '')
  if (bare === '') return []
  const terms = bare.split('+')
  return terms.every((term) => TERM.test(term)) ? terms.map(termOf) : null
}

function termOf(term: string): Term {
  const [first = 0, second] = term.split(/[x×*·]/i).map(Number)
  return second === undefined ? { times: 1, value: first } : { times: first, value: second }
}
