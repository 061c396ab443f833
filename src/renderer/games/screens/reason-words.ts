/** Reasons in words: an outcome of a turn, with how often or how much it comes about after it and after another. */
import { percent, plain, signedTenths, tenths } from '../../i18n/numbers.ts'
import { m } from '../../paraglide/messages.js'

export interface ReasonText {
  /** Whether it speaks for the turn; otherwise it speaks against it. */
  good: boolean
  text: string
}

interface Amounts {
  is: string
  instead: string
}

export const reasonText = (outcome: string, amounts: Amounts, points: number): ReasonText => ({
  good: points > 0,
  text: m.why_instead({ outcome, ...amounts }),
})

/** Returns the reasons as sentences, for people who don't see the signs. */
export const saidReasons = (reasons: readonly ReasonText[]): string[] =>
  reasons.map(({ good, text }) => `${good ? m.review_for() : m.review_against()}: ${text}.`)

export const tenthsOfPoints = (points: number): string => m.review_points({ points: tenths(points) })

/** Points with one decimal place: with their unit, alone, and with their sign. */
export const TENTHS_OF_POINTS = { named: tenthsOfPoints, plain: tenths, signed: signedTenths }

const SURELY = 0.92
const HARDLY = 0.08

function chance(share: number): string {
  if (share === 1) return m.why_certain()
  if (share === 0) return m.never()
  return share > SURELY ? m.why_surely() : share < HARDLY ? m.why_hardly() : percent(share)
}

/** Two chances, in per cent where they would read alike. */
export const chances = (is: number, instead: number): Amounts => inWords(is, instead, [chance, percent])

/** Two means of something that is counted, with one decimal place where they would read alike. */
export const counts = (is: number, instead: number): Amounts =>
  inWords(is, instead, [(count) => plain(Math.round(count)), tenths])

function inWords(
  is: number,
  instead: number,
  [brief, exact]: [(amount: number) => string, (amount: number) => string],
) {
  const written = brief(is) === brief(instead) ? exact : brief
  return { is: written(is), instead: written(instead) }
}
