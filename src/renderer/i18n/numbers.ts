/** Numbers as the language writes them. */
import { languageTag } from './locale.svelte.ts'

type Options = Intl.NumberFormatOptions

const WHOLE: Options = { signDisplay: 'negative' }
const TENTHS: Options = { signDisplay: 'negative', minimumFractionDigits: 1, maximumFractionDigits: 1 }
const SIGNED_TENTHS: Options = { ...TENTHS, signDisplay: 'exceptZero' }
const PERCENT: Options = { style: 'percent', maximumFractionDigits: 0 }

/** To make one takes longer than to write a hundred numbers with it. */
const formats = new Map<Options, { language: string; format: Intl.NumberFormat }>()

function formatOf(options: Options): Intl.NumberFormat {
  const language = languageTag()
  const known = formats.get(options)
  if (known?.language === language) return known.format
  const format = new Intl.NumberFormat(language, options)
  formats.set(options, { language, format })
  return format
}

/** With a real minus sign. */
const written = (value: number, options: Options): string => formatOf(options).format(value).replace('-', '−')

/** With its sign: `+4`, `−2`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${plain(points)}` : plain(points))

/** Without a plus sign: `12`, `−2`, `13,552`. */
export const plain = (points: number): string => written(points, WHOLE)

/** A rating, a number by which nothing is counted: `1522`. */
export const rated = (rating: number): string => String(Math.round(rating))

/** Whole numbers as they are, others with one decimal place. */
export const wholeOrTenths = (count: number): string => (Number.isInteger(count) ? plain(count) : tenths(count))

/** A share from 0 to 1 in whole per cent. */
export const percent = (share: number): string => written(share, PERCENT)

/** With one decimal place: `4.5`, `2,0`. */
export const tenths = (points: number): string => written(points, TENTHS)

/** The same with its sign: `+4.5`, `−2,0`. */
export const signedTenths = (points: number): string => written(points, SIGNED_TENTHS)

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Bytes as megabytes: `0.1`, `12,4`. */
export const megabytes = (bytes: number): string => tenths(Math.max(0.1, bytes / 1e6))
