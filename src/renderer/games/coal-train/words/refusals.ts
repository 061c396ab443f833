/** Why the rules refuse something, short and in lower case: it stands beside what was pointed at. */
import type { Refusal, RefusalCode } from '../../../../games/coal-train/rules/types.ts'
import type { MarketTile, PlaceId, Resource, Subsidy } from '../../../../games/coal-train/state/components.ts'
import { capital } from '../../../i18n/capital.ts'
import { m } from '../../../paraglide/messages.js'
import { incomeName, lettersText, placeName, subsidyName, tileName } from './piece-names.ts'
import { valueAt } from '../../../../games/building-blocks/keyed.ts'

type Params = Refusal['params']

const count = ({ have = 0, need = 0, most = 0 }: Params) => ({ have, need, most })
const goods = ({ have, need }: Params) => ({ have: lettersText(String(have)), need: lettersText(String(need)) })
const subsidy = (params: Params) => ({ subsidy: subsidyName(params.subsidy as Subsidy) })
const tile = (params: Params) => ({ tile: tileName(params.tile as MarketTile) })
const place = (params: Params) => ({ place: placeName(params.place as PlaceId) })
const ends = (params: Params) => ({ ...place(params), via: placeName(params.via as PlaceId) })
const income = (params: Params) => ({ income: incomeName(params.income as Resource | 'AP') })

const WORDS: Record<RefusalCode, (params: Params) => string> = {
  'not-now': m.ct_error_not_now,
  'subsidy-taken': (params) => m.ct_error_subsidy_taken(subsidy(params)),
  'no-action-points': (params) => m.ct_error_action_points(count(params)),
  'no-coal': (params) => m.ct_error_coal(count(params)),
  'not-on-edge': m.ct_error_edge,
  'not-next-to': m.ct_error_not_next,
  'already-there': m.ct_error_already_there,
  'empty-space': m.ct_error_empty,
  'take-needed': m.ct_error_take,
  'nothing-to-take': m.ct_error_nothing_to_take,
  'no-lobbyist': m.ct_error_no_lobbyist,
  'another-slot': m.ct_error_another_slot,
  'no-marker': (params) => m.ct_error_no_marker(subsidy(params)),
  'few-markers': (params) => m.ct_error_few_markers(count(params)),
  'too-many-rooms': m.ct_error_rooms,
  'agent-off-market': m.ct_error_off_market,
  'not-for-sale': (params) => m.ct_error_not_for_sale(tile(params)),
  'face-down': m.ct_error_face_down,
  'not-your-tile': m.ct_error_not_your_tile,
  'no-upgrade-tile': (params) => m.ct_error_no_upgrade(tile(params)),
  'no-goods': (params) => m.ct_error_no_goods(tile(params)),
  'track-end': (params) => m.ct_error_track_end(income(params)),
  'cannot-pay': (params) => m.error_need_have(goods(params)),
  'no-waiver': m.ct_error_no_waiver,
  'not-in-cost': m.ct_error_not_in_cost,
  'not-paid-then': m.ct_error_not_paid_then,
  'not-on-standard': m.ct_error_not_on_standard,
  'no-build-tile': (params) => m.ct_error_no_build_tile(tile(params)),
  'tile-needed': m.ct_error_tile_needed,
  'station-here': m.ct_error_station_here,
  'stations-gone': (params) => m.ct_error_stations_gone(count(params)),
  'first-station-free': m.ct_error_first_free,
  'connection-needed': m.ct_error_connection,
  'no-station-there': (params) => m.ct_error_no_station_there(place(params)),
  'not-connected': (params) => m.ct_error_not_connected(ends(params)),
  'no-card-here': (params) => m.ct_error_no_card(place(params)),
  'not-enough-resources': m.ct_error_resources,
  'trade-limit': (params) => m.ct_error_trade_limit(count(params)),
  'unequal-trade': ({ give = 0, get = 0 }) => m.ct_error_unequal({ give, get }),
  'not-your-contract': m.ct_error_not_your_contract,
  'contract-paid': m.ct_error_contract_paid,
  'nowhere-to-go': m.ct_error_nowhere,
  'space-taken': m.ct_error_space_taken,
  'own-space': m.ct_error_own_space,
  'no-whistlestop-there': m.ct_error_no_whistlestop,
  'no-swap-needed': m.ct_error_no_swap,
  'own-space-taken': m.ct_error_own_taken,
  'entry-cut-short': m.ct_error_cut_short,
}

/** "3 coal; you have 2 coal"; null for a code that is not of these rules. */
export const refusalText = ({ code, params }: { code: string; params: Params }): string | null =>
  valueAt(WORDS, code)?.(params) ?? null

/** The same for what the rules themselves refuse, as a sentence. */
export const ruleSentence = ({ code, params }: Refusal): string => capital(WORDS[code](params))
