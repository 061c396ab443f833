/** The few consequences that decide between two turns. */
import { BEYOND } from './compare.ts'
import type { Consequence, Measured } from './compare.ts'

const MOST_FOR = 2
const MOST_AGAINST = 1

/**
 * Returns the weightiest consequences first: as few as it takes for their sum to have the sign of `gain`, the points by
 * which a search found the first turn better, and to be more than half of it. An outcome counts if it has at least
 * `noticeable` points and is beyond its noise. If the play-outs contradict the search, only what is certain is told; where what
 * speaks against the turn weighs more, only what speaks for it.
 */
export function decisive(
  consequences: readonly Consequence[],
  played: Measured,
  gain: number,
  noticeable: number,
): Consequence[] {
  const contradicted = Math.sign(gain) * played.mean < -BEYOND * played.error
  const told = consequences
    .filter(({ points }) => Math.abs(points.mean) >= noticeable && stands(points, contradicted))
    .sort((a, b) => Math.abs(b.points.mean) - Math.abs(a.points.mean))
  return smallest(told, gain)
}

const stands = ({ mean, error }: Measured, certainOnly: boolean) =>
  certainOnly ? error === 0 : Math.abs(mean) > BEYOND * error

function smallest(told: readonly Consequence[], gain: number): Consequence[] {
  const chosen: Consequence[] = []
  const way = gain < 0 ? -1 : 1
  let sum = 0
  for (const each of told) {
    if (chosen.length > 0 && way * sum > Math.abs(gain) / 2) break
    const withIt = (other: Consequence) => Math.sign(other.points.mean) === Math.sign(each.points.mean)
    const most = Math.sign(each.points.mean) === way ? MOST_FOR : MOST_AGAINST
    if (chosen.filter(withIt).length === most) continue
    chosen.push(each)
    sum += each.points.mean
  }
  return way * sum > 0 ? chosen : told.filter(({ points }) => way * points.mean > 0).slice(0, MOST_FOR)
}
