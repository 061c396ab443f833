/** Examples that are played by the rules from a position on: for each step its decisions and the numbers it states. */
import { decide } from '../../../../../games/coal-train/rules/entries.ts'
import type { Decision, View } from '../../../../../games/coal-train/rules/types.ts'
import { view } from '../../../../../games/coal-train/rules/view.ts'
import type { PlaceId } from '../../../../../games/coal-train/state/components.ts'
import { markersOf } from '../../../../../games/coal-train/state/state.ts'
import { afterMoves } from '../../../screens/rules-book.ts'
import { positionOf, type Given } from './example-position.ts'

/** Numbers on the table; those of players by seat. */
export interface Facts {
  coal: readonly number[]
  iron: readonly number[]
  water: readonly number[]
  ironIncome: readonly number[]
  waterIncome: readonly number[]
  actionPoints: readonly number[]
  actionIncome: readonly number[]
  markers: readonly number[]
  towns: readonly number[]
  cities: readonly number[]
  scoring: readonly number[]
  points: readonly number[]
  left: readonly number[]
  draw: number
  reserve: number
}

export interface PlayedStep {
  moves: readonly Decision[]
  /** Stated by the words, and held against the rules by a test. A null is not stated. */
  facts: { readonly [K in keyof Facts]?: Facts[K] extends number ? number : readonly (number | null)[] }
  says: () => string
}

export interface PlayedExample {
  given: Given
  steps: readonly PlayedStep[]
  /** Drawn below the players: a part of the board, the map around a place, or nothing. */
  shows: 'yard' | 'tracks' | 'rondel' | { around: PlaceId } | null
}

/** The table after each step. Throws if the rules refuse a decision. */
export function viewsOf({ given, steps }: PlayedExample): View[] {
  let now = positionOf(given)
  return steps.map(({ moves }) => {
    now = afterMoves(now, moves, decide)
    return view(now)
  })
}

export function factsOf({ seats, draw, reserve }: View): Facts {
  const each = <T>(of: (seat: View['seats'][number]) => T) => seats.map(of)
  return {
    coal: each(({ resources }) => resources.C),
    iron: each(({ resources }) => resources.I),
    water: each(({ resources }) => resources.W),
    ironIncome: each(({ income }) => income.I),
    waterIncome: each(({ income }) => income.W),
    actionPoints: each(({ actionPoints }) => actionPoints),
    actionIncome: each(({ actionIncome }) => actionIncome),
    markers: each(markersOf),
    towns: each(({ score }) => score.towns),
    cities: each(({ score }) => score.cities),
    scoring: each(({ score }) => score.scoring),
    points: each(({ score }) => score.total),
    left: each(({ score }) => score.left),
    ...{ draw, reserve },
  }
}
