/** Tips for things at the table: their current state, and their rule in a sentence. */
import type { Decision, SeatView, View } from '../../../../games/coal-train/rules/types.ts'
import {
  extraOf,
  incentiveOf,
  MOST_INCOME,
  STATIONS,
  type MarketTile,
  type PlaceId,
  type Resource,
} from '../../../../games/coal-train/state/components.ts'
import { COAL_TAKEN, MOST_ACTION_POINTS } from '../../../../games/coal-train/state/valley.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { lettersText, placeName, resourceName, tileName } from './piece-names.ts'
import { present } from '../../../../games/building-blocks/present.ts'

export const goodsTip = (resource: Resource, { resources, income }: SeatView): string =>
  m.ct_tip_goods({
    resource: capital(resourceName(resource)),
    ...{ have: resources[resource], income: income[resource], most: MOST_INCOME },
  })

export const pointsTip = ({ actionPoints, actionIncome }: SeatView): string =>
  m.ct_tip_points({ have: actionPoints, income: actionIncome, most: MOST_ACTION_POINTS })

export const stationsTip = ({ stations }: SeatView): string =>
  m.ct_tip_stations({ count: STATIONS - stations.length, most: STATIONS })

export const stackTip = ({ draw, reserve }: View): string => m.ct_tip_stack({ draw, reserve })

export const drawnTip = (tile: MarketTile): string => m.ct_tip_drawn({ tile: capital(tileName(tile)) })

/** The tip for a connection with an extra cost; `extra` is that cost in letters. */
export const plateTip = (from: PlaceId, to: PlaceId, extra: string): string =>
  m.ct_tip_plate({ from: placeName(from), to: placeName(to), goods: lettersText(extra) })

const has = ({ cards }: SeatView, incentive: string) => cards.some(({ id }) => incentiveOf(id) === incentive)

/** The part of a build's cost that its connection asks for; empty if there is none. */
export function extraTip(decision: Decision, seat: SeatView): string {
  const [via, place] =
    'build' in decision ? [decision.via, decision.build] : 'town' in decision ? [decision.from, decision.town] : []
  const extra = via && place && !has(seat, 'L6') ? extraOf(via, place) : null
  return extra
    ? m.ct_tip_extra({ goods: lettersText(extra), place: placeName(present(via, 'the station it is built from')) })
    : ''
}

/** Who gets coal of a purchase; empty if nobody does. */
export const coalForTip = (names: readonly string[]): string =>
  names.length > 0 ? m.ct_tip_coal_for({ names: listOf([...names]) }) : ''

export const takeCoalTip = (seat: SeatView): string =>
  m.ct_tip_coal({ count: has(seat, 'L5') ? COAL_TAKEN.raised : COAL_TAKEN.plain })
