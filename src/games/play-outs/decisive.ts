/** The few consequences that decide between two turns. */
import { isBeyondChance } from './compare.ts'
import type { Consequence, Measured } from './compare.ts'

const MOST_FOR = 2
const MOST_AGAINST = 1

/**
 * Returns what speaks for the verdict first, the weightiest first: as few as it takes for their sum to have the sign of `gain`,
 * the points by which a search found the first turn better, and to be more than half of it. An outcome counts if its points
 * are at least `noticeable`, and they and its amount beyond their noise. If the play-outs contradict the search, only what is certain is
 * told; where what speaks against the turn weighs more, only what speaks for it. If the search found both alike, the
 * play-outs decide.
 */
export function decisive(
  consequences: readonly Consequence[],
  played: Measured,
  gain: number,
  noticeable: number,
): Consequence[] {
  const way = (Math.sign(gain) || Math.sign(played.mean) || 1) as 1 | -1
  const contradicted = isBeyondChance(played) && Math.sign(gain) * played.mean < 0
  const told = consequences
    .filter((each) => Math.abs(each.points.mean) >= noticeable && stands(each, contradicted))
    .sort((a, b) => surely(b) - surely(a) || (a.key < b.key ? -1 : 1))
  const agrees = ({ points }: Consequence) => way * points.mean > 0
  return smallest(told, gain, way).sort((a, b) => Number(agrees(b)) - Number(agrees(a)))
}

const stands = ({ more, points }: Consequence, certainOnly: boolean) =>
  certainOnly ? points.error === 0 : isBeyondChance(points) && isBeyondChance(more)

/** Points less their noise: other deals put them in the same order, and what is certain goes before what is as likely more. */
const surely = ({ points }: Consequence) => Math.abs(points.mean) - points.error

function smallest(told: readonly Consequence[], gain: number, way: 1 | -1): Consequence[] {
  const chosen: Consequence[] = []
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
