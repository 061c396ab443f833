/** Numbers as they stand on the score track. */
import { languageTag } from './locale.svelte.ts'

/** With its sign, a real minus sign included: `+4`, `−2`, `0`. */
export const signed = (points: number): string => (points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`)

/** Without a plus sign: `12`, `−2`. */
export const plain = (points: number): string => String(points).replace('-', '−')

/** Whole numbers as they are, others with one decimal place. */
export const wholeOrTenths = (count: number): string => (Number.isInteger(count) ? plain(count) : tenths(count))

/** A share from 0 to 1 in whole per cent, as the language writes it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: 0 }).format(share)

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** With one decimal place, as the language writes it: `4.5`, `2,0`. */
export const tenths = (points: number): string =>
  new Intl.NumberFormat(languageTag(), oneDecimal).format(points).replace('-', '−')

/** The same with its sign: `+4.5`, `−2,0`. */
export const signedTenths = (points: number): string =>
  new Intl.NumberFormat(languageTag(), { ...oneDecimal, signDisplay: 'exceptZero' }).format(points).replace('-', '−')

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Bytes as megabytes, as the language writes them: `0.1`, `12,4`. */
export const megabytes = (bytes: number): string => tenths(Math.max(0.1, bytes / 1e6))
