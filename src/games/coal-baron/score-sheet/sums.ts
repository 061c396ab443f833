/** Numbers as people write them on a score pad: `7`, `4+3`. */
import type { Sum } from '../wire/wire.ts'
import type { Limits } from '../wire/fields.ts'

export type { Sum }

/** The reason that a typed text is no number that could be meant here. */
export type SumProblem = 'negative' | 'fraction' | 'not-a-number' | 'too-large' | 'too-small'

export const valueOf = (sum: Sum): number => sum.reduce((a, b) => a + b, 0)

/** `[4, 3]` is `4+3`. */
export const writeSum = (sum: Sum | null): string => (sum ?? []).join('+').replaceAll('-', '−')

/** Reads what was typed into a field with these limits; nothing typed is null. */
export function readSum(text: string, limits: Limits): { sum: Sum | null } | { problem: SumProblem } {
  const plain = text.replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-')
  if (plain === '') return { sum: null }
  if (!/^-?\d+(\+\d+)*$/.test(plain)) return { problem: problemIn(plain) }
  const sum = plain.split('+').map(Number)
  const value = valueOf(sum)
  if (value > limits.most) return { problem: 'too-large' }
  if (plain.startsWith('-') && limits.least === 0) return { problem: 'negative' }
  return value < limits.least ? { problem: 'too-small' } : { sum }
}

function problemIn(plain: string): SumProblem {
  if (/\d[.,/]\d|[¼½¾⅓⅔]/.test(plain)) return 'fraction'
  return /^-\d/.test(plain) ? 'negative' : 'not-a-number'
}

/** Whether what is typed is a whole number to which no digit can be added, as more than `most` is never meant. */
export function isFull(text: string, most: number): boolean {
  if (!/^\d+$/.test(text)) return false
  const number = Number(text)
  return number === 0 || (number <= most && number * 10 > most)
}
