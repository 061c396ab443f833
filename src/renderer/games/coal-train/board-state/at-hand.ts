/** The legal decisions, indexed for the parts of a board. */
import type { Allowed, Decision, Kind, Price } from '../../../../games/coal-train/rules/types.ts'
import type { PlaceId, Space, Subsidy } from '../../../../games/coal-train/state/components.ts'

export type Choice = Allowed['choices'][number]
export type ChoiceOf<K extends string> = Omit<Choice, 'decision'> & { decision: Extract<Decision, Record<K, unknown>> }

export const legal = ({ refusal }: Choice): boolean => refusal === null

/** The choices of one kind, such as `step`. */
export const choicesOf = <K extends Kind>(choices: readonly Choice[], kind: K): ChoiceOf<K>[] =>
  choices.filter(({ decision }) => kind in decision) as ChoiceOf<K>[]

/** Whether something of this kind can be done now. */
export const canDo = (choices: readonly Choice[], kind: Kind): boolean => choicesOf(choices, kind).some(legal)

export const isSame = ([row, column]: Space, other: Space | null): boolean =>
  other !== null && row === other[0] && column === other[1]

/** Choices that a press on a space of the market may mean: a step, a Rail Pass, or a place for the drawn tile. */
export const choicesAt = (choices: readonly Choice[], space: Space): Choice[] =>
  choices.filter(({ decision }) => {
    const at =
      'step' in decision ? decision.step : 'to' in decision ? decision.to : 'place' in decision ? decision.place : null
    return isSame(space, at)
  })

/** Builds in a place, by any tile and connection; of Build in Town too. */
export const buildsIn = (choices: readonly Choice[], place: PlaceId): Choice[] =>
  choices.filter(
    ({ decision }) =>
      ('build' in decision && decision.build === place) || ('town' in decision && decision.town === place),
  )

/** Ways to spend a subsidy, that with the fewest Back Rooms first; or to begin with it. */
export const spendings = (choices: readonly Choice[], subsidy: Subsidy): Choice[] =>
  choices.filter(
    ({ decision }) =>
      ('spend' in decision && decision.spend === subsidy) || ('start' in decision && decision.start === subsidy),
  )

const totalOf = ({ actionPoints, due }: Price) => actionPoints + due.C + due.I + due.W

/** The legal choice that costs least; else the first, with the reason against it. */
export function bestOf(choices: readonly Choice[]): Choice | undefined {
  const open = choices.filter(legal)
  if (open.length === 0) return choices[0]
  const costOf = ({ price }: Choice) => (price ? totalOf(price) : 0)
  return open.reduce((best, each) => (costOf(each) < costOf(best) ? each : best))
}
