/** Two turns compared by what happens when both are played out over the same deals. */

import { itemAt } from '../building-blocks/lists.ts'
import { hundredths } from '../building-blocks/rounding.ts'

/** Result of one play-out. */
export interface PlayedOut {
  /** Points that the seat may expect to end ahead, from where the play-out ended. */
  lead: number
  /** Outcomes by key: how often or how much each came about, and the points that this brought the seat. */
  outcomes: ReadonlyMap<string, Outcome>
}

export interface Outcome {
  amount: number
  /** Points for the seat; the others' count against it. */
  points: number
}

/** A mean with its standard error. */
export interface Measured {
  mean: number
  error: number
}

/** An outcome of one turn beside the same outcome of another: mean amounts, their difference, and the points that it is worth. */
export interface Consequence {
  key: string
  is: number
  instead: number
  more: Measured
  points: Measured
}

/** Standard errors beyond which a difference is more than chance. */
export const BEYOND = 2

const NOTHING: Outcome = { amount: 0, points: 0 }

/** Every outcome whose amount differs between the turns; the play-outs of both are in order of the same deals. */
export function consequencesOf(own: readonly PlayedOut[], other: readonly PlayedOut[]): Consequence[] {
  const keys = new Set([...own, ...other].flatMap(({ outcomes }) => [...outcomes.keys()]))
  const all = [...keys].map((key) => {
    const of = ({ outcomes }: PlayedOut) => outcomes.get(key) ?? NOTHING
    return {
      key,
      is: mean(own.map((each) => of(each).amount)),
      instead: mean(other.map((each) => of(each).amount)),
      more: measured(differences(own, other, (each) => of(each).amount)),
      points: measured(differences(own, other, (each) => of(each).points)),
    }
  })
  return all.filter(({ is, instead }) => hundredths(is) !== hundredths(instead))
}

/** Whether a mean is more than chance. */
export const isBeyondChance = ({ mean, error }: Measured): boolean => Math.abs(mean) > BEYOND * error

/** Returns by how many points the first turn's lead is larger. */
export const leadBetween = (own: readonly PlayedOut[], other: readonly PlayedOut[]): Measured =>
  measured(differences(own, other, ({ lead }) => lead))

/** Whether neither the lead nor any outcome differs by `noticeable` points beyond its noise. */
export const areAlike = (own: readonly PlayedOut[], other: readonly PlayedOut[], noticeable: number): boolean =>
  [leadBetween(own, other), ...consequencesOf(own, other).map(({ points }) => points)].every(
    (points) => Math.abs(points.mean) < noticeable || !isBeyondChance(points),
  )

const differences = (own: readonly PlayedOut[], other: readonly PlayedOut[], of: (each: PlayedOut) => number) =>
  own.map((each, deal) => of(each) - of(itemAt(other, deal)))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function measured(values: readonly number[]): Measured {
  const middle = mean(values)
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1)
  return { mean: middle, error: Math.sqrt(spread / values.length) }
}

/** A loss that a search finds counts where the play-outs find one beyond their error, and for no more than they leave possible. */
export const confirmed = (loss: number, { mean, error }: Measured): number =>
  mean > error ? Math.min(loss, mean + 2 * error) : 0
