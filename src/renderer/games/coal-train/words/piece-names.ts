/** Names of tiles, subsidies, places and cards, and what they do. Places have the same names in every language. */
import {
  amountsOf,
  givesGoods,
  incentiveOf,
  isCity,
  RESOURCES,
  STANDARD,
  stationTile,
  tileOf,
  upgradeTile,
  type Amounts,
  type CardId,
  type Incentive,
  type MarketTile,
  type PlaceId,
  type Resource,
  type Subsidy,
  type TileId,
  type Whistlestop,
} from '../../../../games/coal-train/state/components.ts'
import { CITIES, STANDARD_UPGRADE, TOWNS } from '../../../../games/coal-train/state/valley.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { present } from '../../../../games/building-blocks/present.ts'

type Income = Resource | 'AP'

const RESOURCE_NAMES: Record<Resource, () => string> = { C: m.ct_res_C, I: m.ct_res_I, W: m.ct_res_W }
export const resourceName = (resource: Resource): string => RESOURCE_NAMES[resource]()
/** The name of an income; action points have one too. */
export const incomeName = (income: Income): string => (income === 'AP' ? m.ct_action_points() : resourceName(income))

const COUNTED: Record<Resource, (params: { count: number }) => string> = {
  C: m.ct_count_C,
  I: m.ct_count_I,
  W: m.ct_count_W,
}

/** "2 coal and 1 iron"; "nothing" of nothing. */
export function goodsText(amounts: Amounts): string {
  const parts = countedGoods(amounts)
  return parts.length === 0 ? m.ct_free() : listOf(parts)
}

/** "2 coal, 1 iron, 1 water and 5 AP" */
export const incomeText = (amounts: Amounts, points: number): string =>
  listOf([...countedGoods(amounts), m.ct_count_AP({ count: points })])

const countedGoods = (amounts: Amounts): string[] =>
  RESOURCES.filter((each) => amounts[each] > 0).map((each) => COUNTED[each]({ count: amounts[each] }))

/** The same of letters such as `CCI`. */
export const lettersText = (letters: string): string => goodsText(amountsOf(letters))

const SUBSIDY_NAMES: Record<Subsidy, [name: () => string, does: () => string]> = {
  GW: [m.ct_sub_GW, m.ct_sub_GW_does],
  FT: [m.ct_sub_FT, m.ct_sub_FT_does],
  RP: [m.ct_sub_RP, m.ct_sub_RP_does],
  IN: [m.ct_sub_IN, m.ct_sub_IN_does],
  TR: [m.ct_sub_TR, m.ct_sub_TR_does],
  MG: [m.ct_sub_MG, m.ct_sub_MG_does],
  FO: [m.ct_sub_FO, m.ct_sub_FO_does],
  ZV: [m.ct_sub_ZV, m.ct_sub_ZV_does],
}
export const subsidyName = (subsidy: Subsidy): string => SUBSIDY_NAMES[subsidy][0]()
/** "Foundry and 2 × Training". */
export const markersText = (markers: readonly Subsidy[]): string =>
  listOf(
    [...Map.groupBy(markers.map(subsidyName), (name) => name)].map(([name, { length }]) =>
      length === 1 ? name : `${length} × ${name}`,
    ),
  )
export const subsidyDoes = (subsidy: Subsidy): string => SUBSIDY_NAMES[subsidy][1]()

const UPGRADE_NAMES = { CM: m.ct_tile_CM, IM: m.ct_tile_IM, RV: m.ct_tile_RV, MA: m.ct_tile_MA } as const

const STOP_NAMES: Record<Whistlestop | typeof STANDARD, [name: () => string, does: () => string]> = {
  GREEN: [m.ct_tile_GREEN, m.ct_does_GREEN],
  RED: [m.ct_tile_RED, m.ct_does_RED],
  STEEP: [m.ct_tile_STEEP, m.ct_does_STEEP],
  LOBBY: [m.ct_tile_LOBBY, m.ct_does_LOBBY],
  DEPOT: [m.ct_tile_DEPOT, m.ct_does_DEPOT],
  COAL: [m.ct_tile_COAL, m.ct_does_COAL],
  STD: [
    m.ct_standard_upgrade,
    () => m.ct_does_STD({ points: STANDARD_UPGRADE.cost, pay: lettersText(STANDARD_UPGRADE.pay) }),
  ],
}

const isStop = (tile: string): tile is Whistlestop | typeof STANDARD => Object.hasOwn(STOP_NAMES, tile)

/** The name of the tile on a space of the market; `down` is a face-down tile, null an empty space. */
export function tileName(tile: MarketTile | 'down' | null): string {
  if (tile === null) return m.ct_tile_empty()
  if (tile === 'down') return m.ct_tile_down()
  if (isStop(tile)) return STOP_NAMES[tile][0]()
  const { kind } = tileOf(tile)
  return kind in UPGRADE_NAMES ? UPGRADE_NAMES[kind as keyof typeof UPGRADE_NAMES]() : m.ct_tile_S()
}

/** The cost and effect of using a tile or stepping on it; empty for an empty space and a face-down tile. */
export function tileDoes(tile: MarketTile | 'down' | null): string {
  if (tile === null || tile === 'down') return ''
  return isStop(tile) ? STOP_NAMES[tile][1]() : usesOf(tile)
}

function usesOf(tile: TileId): string {
  const station = stationTile(tile)
  if (station) return m.ct_does_station({ town: lettersText(station.town), city: lettersText(station.city) })
  const upgrade = present(upgradeTile(tile), 'the upgrade')
  const raised = m.ct_does_upgrade({ pay: lettersText(upgrade.pay), income: incomeName(upgrade.raises) })
  return givesGoods(tile) ? `${raised}, ${m.ct_does_goods()}` : raised
}

export const placeName = (place: PlaceId): string => (isCity(place) ? CITIES[place].name : TOWNS[place].name)

const CARD_NAMES: Record<Incentive, [name: () => string, does: () => string]> = {
  N1: [m.ct_card_N1, m.ct_card_N1_does],
  N2: [m.ct_card_N2, m.ct_card_N2_does],
  N3: [m.ct_card_N3, m.ct_card_N3_does],
  N4: [m.ct_card_N4, m.ct_card_N4_does],
  N5: [m.ct_card_N5, m.ct_card_N5_does],
  N6: [m.ct_card_N6, m.ct_card_N6_does],
  N7: [m.ct_card_N7, m.ct_card_N7_does],
  P1: [m.ct_card_P1, m.ct_card_P1_does],
  P2: [m.ct_card_P2, m.ct_card_P2_does],
  P3: [m.ct_card_P3, m.ct_card_P3_does],
  P4: [m.ct_card_P4, m.ct_card_P4_does],
  F1: [m.ct_card_F1, m.ct_card_F1_does],
  F2: [m.ct_card_F2, m.ct_card_F2_does],
  F3: [m.ct_card_F3, m.ct_card_F3_does],
  F4: [m.ct_card_F4, m.ct_card_F4_does],
  F5: [m.ct_card_F5, m.ct_card_F5_does],
  F6: [m.ct_card_F6, m.ct_card_F6_does],
  F7: [m.ct_card_F7, m.ct_card_F7_does],
  F8: [m.ct_card_F8, m.ct_card_F8_does],
  L1: [m.ct_card_L1, m.ct_card_L1_does],
  L2: [m.ct_card_L2, m.ct_card_L2_does],
  L3: [m.ct_card_L3, m.ct_card_L3_does],
  L4: [m.ct_card_L4, m.ct_card_L4_does],
  L5: [m.ct_card_L5, m.ct_card_L5_does],
  L6: [m.ct_card_L6, m.ct_card_L6_does],
}
export const cardName = (card: CardId): string => CARD_NAMES[incentiveOf(card)][0]()
export const cardDoes = (card: CardId): string => CARD_NAMES[incentiveOf(card)][1]()
