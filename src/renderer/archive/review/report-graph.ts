/** Lays out the course of a review as lines, in the units of the paper or the picture that shows it. */
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Sections, StoredGame } from '../../games/screens/archive-screens.ts'
import { apart, roomy } from '../../plots/plot-parts.ts'
import { sectionBegins } from '../replay/replay.svelte.ts'
import { curveOf } from './curve.ts'
import type { Review } from './review.svelte.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** In the units of the paper or the picture. */
export interface GraphSize {
  width: number
  height: number
  /** Text size of the names above the graph. */
  text: number
  /** Height of a player's mark. */
  mark: number
}

export interface ReportGraph {
  /** Each player's winning chance as an SVG path; with two players, only the first one's. */
  paths: { seat: number; path: string }[]
  /**
   * Heights of the centres of the players' marks to the right of the graph: at the ends of their lines or, with two
   * players, at either end of the scale.
   */
  marks: { seat: number; at: number }[]
  /** Heights of 0 %, 50 % and 100 %. */
  ticks: { share: number; y: number }[]
  /** Positions across the graph at which sections begin; `names` holds the section names that fit. */
  begins: number[]
  names: { name: string; at: number }[]
}

export function reportGraph(
  review: Review,
  game: StoredGame,
  sections: Sections | undefined,
  { width, height, text, mark }: GraphSize,
): ReportGraph {
  const curve = curveOf(review, game.result, 'chances')
  const x = scaleLinear().domain([0, review.moves]).range([0, width])
  const y = scaleLinear().domain([0, 1]).range([height, 0])
  const seats = review.record.players.map((_, seat) => seat)
  const two = seats.length === 2
  const last = curve.findLast((each) => each !== null)
  const pathOf = (seat: number) =>
    line<number[] | null>(
      (_, move) => x(move),
      (each) => y(each?.[seat] ?? 0),
    ).defined((each) => each !== null)(curve) ?? ''
  const ends = seats.map((seat) => ({ seat, at: two ? y(1 - seat) : y(last?.[seat] ?? 0.5) }))
  const { positions } = present(game.played, 'the game as it was played')
  const begins = sections ? sectionBegins(positions).map((at) => x(positions[at].moves)) : []
  return {
    paths: (two ? [0] : seats).map((seat) => ({ seat, path: pathOf(seat) })),
    marks: apart(ends, mark, height),
    ticks: [0, 0.5, 1].map((share) => ({ share, y: y(share) })),
    begins,
    names: roomy(
      begins.map((at, i) => ({ name: present(sections, 'the sections of the game').name(i + 1), at: at + text / 3 })),
      width,
      text,
    ),
  }
}
