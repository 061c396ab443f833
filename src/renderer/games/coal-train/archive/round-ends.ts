/** The position of a game at the end of each of its rounds. */
import { scoreOf } from '../../../../games/coal-train/rules/result.ts'
import type { State } from '../../../../games/coal-train/state/state.ts'
import type { TrainPlayed } from './stored-game.ts'

export const SHOWN = ['points', 'stations', 'C', 'I', 'W', 'AP'] as const
/** Figures plotted by round: points, stations and the four incomes. */
export type Shown = (typeof SHOWN)[number]

export interface RoundEnd {
  round: number
  /** Each figure of every seat. */
  values: Readonly<Record<Shown, readonly number[]>>
}

/** The start subsidies are no round. */
export function roundEnds({ positions }: Pick<TrainPlayed, 'positions'>): RoundEnd[] {
  const states = positions.map(({ course }) => course.state)
  return states.flatMap((s, at) => {
    const next = states[at + 1]
    const isEnd = next === undefined || next.round > s.round
    return isEnd && s.round > 0 ? [endOf(s, next ?? s)] : []
  })
}

/** The last decision of a round leads to the first position of the next one, which shows what it came to. */
const endOf = ({ round }: State, { seats }: State): RoundEnd => ({
  round,
  values: {
    points: seats.map((seat) => scoreOf(seat).total),
    stations: seats.map(({ stations }) => stations.length),
    C: seats.map(({ income }) => income.C),
    I: seats.map(({ income }) => income.I),
    W: seats.map(({ income }) => income.W),
    AP: seats.map(({ actionIncome }) => actionIncome),
  },
})
