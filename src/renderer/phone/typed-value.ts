/** Numbers as they are typed on a phone: `12`, `3+2`, `4×3`; a keypad's `*` is a times sign. */
import type { PhoneField, PhoneValue } from '../../games/facets/phone.ts'
import { typedTerms } from '../../games/building-blocks/typed-sums.ts'

export type TypedField = PhoneField & { kind: 'number' | 'sum' }
type Read = { value: PhoneValue; problem?: undefined } | { problem: 'not-a-number' | 'too-small' | 'too-large' }

/** The most numbers of a sum that are kept one by one. */
const MOST_NUMBERS = 64

/** Null if nothing is typed. */
export function readTyped(text: string, field: TypedField): Read {
  const terms = typedTerms(text)
  if (terms === null) return { problem: 'not-a-number' }
  if (terms.length === 0) return { value: null }
  const sum = terms.reduce((all, { times, value }) => all + times * value, 0)
  if (sum > field.most) return { problem: 'too-large' }
  if (field.kind === 'number') return sum < field.least ? { problem: 'too-small' } : { value: sum }
  const count = terms.reduce((all, { times }) => all + times, 0)
  return { value: count > MOST_NUMBERS ? [sum] : terms.flatMap(({ times, value }) => Array<number>(times).fill(value)) }
}

/** The text that gives what stands in a field. */
export const typedText = ({ value }: TypedField): string =>
  value === null ? '' : typeof value === 'number' ? String(value) : value.join('+')

/** A field's value as one number; null for an empty field. */
export const sumOf = (value: PhoneValue): number | null =>
  typeof value === 'object' && value !== null
    ? value.reduce((sum, each) => sum + each, 0)
    : typeof value === 'number'
      ? value
      : null
