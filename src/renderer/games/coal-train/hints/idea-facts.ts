/** States the effects of an idea as facts that anybody can check on the board. */
import { RESOURCES, type Amounts } from '../../../../games/coal-train/state/components.ts'
import type { IdeaEffects } from '../../../../games/coal-train/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { incomeName, placeName, resourceName, subsidyName } from '../words/piece-names.ts'

/** The two gains that matter most and the price: one sentence whose only number is points, without its end. */
export function factsText(effects: IdeaEffects): string {
  const gained = gains(effects).slice(0, 2)
  const none = gained.length === 0 && effects.points === 0 ? [m.ct_fact_none()] : []
  return capital(listOf([...none, ...gained, ...price(effects).slice(0, 1)]))
}

/** The weightiest first. */
function gains({ points, raised, markers, near, goods }: IdeaEffects): string[] {
  const incomes = [...new Set(raised)].filter((each) => each !== 'AP').map(incomeName)
  return [
    ...(points > 0 ? [m.ct_fact_points({ points: m.ct_count_points({ count: points }) })] : []),
    ...(incomes.length > 0 ? [m.ct_reason_raises({ incomes: listOf(incomes) })] : []),
    ...(raised.includes('AP') ? [m.ct_reason_raises_points()] : []),
    ...(near.length > 0 ? [m.ct_reason_near({ cities: listOf(near.map(placeName)) })] : []),
    ...markersFact(markers, 1, m.ct_reason_markers),
    ...goodsFact(goods, 1, m.ct_fact_goods),
  ]
}

/** The dearest first. */
const price = ({ points, markers, goods }: IdeaEffects): string[] => [
  ...(points < 0 ? [m.ct_fact_points_lost({ points: m.ct_count_points({ count: -points }) })] : []),
  ...markersFact(markers, -1, m.ct_reason_spends),
  ...goodsFact(goods, -1, m.ct_fact_goods_spent),
]

/** 1 for what comes, -1 for what goes. */
type Way = 1 | -1

function markersFact(markers: IdeaEffects['markers'], way: Way, says: (words: { markers: string }) => string) {
  const moved = markers.filter(({ by }) => by * way > 0).map(({ subsidy }) => subsidyName(subsidy))
  return moved.length > 0 ? [says({ markers: listOf(moved) })] : []
}

function goodsFact(goods: Amounts, way: Way, says: (words: { goods: string }) => string) {
  const moved = RESOURCES.filter((each) => goods[each] * way > 0).map(resourceName)
  return moved.length > 0 ? [says({ goods: listOf(moved) })] : []
}
