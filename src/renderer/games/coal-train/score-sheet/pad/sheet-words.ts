/** The score sheet in words: pages, fields, doubts, edits, and why a number is refused. */
import { fieldId, fieldOf, type PadField, type Part } from '../../../../../games/coal-train/score-sheet/pad-fields.ts'
import type { TypedProblem } from '../../../../../games/coal-train/score-sheet/typed-numbers.ts'
import * as box from '../../../../../games/coal-train/score-sheet/box.ts'
import { CARD_IDS, STATIONS } from '../../../../../games/coal-train/state/components.ts'
import { MOST_COUNTED } from '../../../../../games/coal-train/state/valley.ts'
import type { Detail } from '../../../../../games/coal-train/wire/pad-details.ts'
import type { WarningCode } from '../../../../../games/coal-train/wire/warning-codes.ts'
import type { Edit, Pad, PadPlayer, Stage, Warning } from '../../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../../paraglide/messages.js'
import { cardName, placeName, resourceName } from '../../words/piece-names.ts'

const STAGES: Record<Stage, () => string> = {
  setup: m.set_up,
  account: m.ct_score_account,
  finished: m.score_final,
}
export const stageTitle = (stage: Stage): string => STAGES[stage]()

export const DETAIL_NAMES: Readonly<Record<Detail, { name: () => string; hint: () => string; choose: () => string }>> =
  {
    counts: { name: m.ct_score_counts, hint: m.ct_score_counts_hint, choose: m.ct_score_enter_counts },
    places: { name: m.ct_stations_and_cards, hint: m.ct_score_places_hint, choose: m.ct_score_enter_places },
    points: { name: m.ct_score_points, hint: m.ct_score_points_hint, choose: m.ct_score_enter_points },
  }

const PARTS: Record<Part, () => string> = {
  towns: m.ct_part_towns,
  cities: m.ct_part_cities,
  cards: m.ct_part_cards,
  contracts: m.ct_contracts,
  scoring: m.ct_part_scoring,
}
export const partName = (part: Part): string => PARTS[part]()

const NUMBERS = {
  upgrades: m.ct_score_upgrades,
  markers: m.ct_score_markers,
  total: m.total,
  allLeft: m.ct_left,
  actionIncome: m.ct_score_action_income,
} as const

/** "Towns": a field, whoever's it is. */
export function whatOf(field: PadField): string {
  if (field.kind === 'part') return partName(field.part)
  if (field.kind === 'number') return NUMBERS[field.number]()
  const resource = resourceName(field.resource)
  return field.kind === 'left' ? m.ct_score_left_of({ resource }) : m.ct_score_income_of({ resource })
}

const isCard = (piece: string) => (CARD_IDS as readonly string[]).includes(piece)

type Players = readonly Pick<PadPlayer, 'name'>[]
const ofPlayer = (players: Players, seat: number, what: string) => m.field_of({ name: players[seat].name, what })

/** "Mike, Towns": the name of a field. */
export const nameOf = (field: PadField, players: Players): string => ofPlayer(players, field.seat, whatOf(field))

/** The same by the field's id; on the own map it is the stations or the cards. */
export function placeOf(id: string, players: Players): string {
  const field = fieldOf(id)
  if (field) return nameOf(field, players)
  const [piece = ''] = id.split('-')
  return ofPlayer(players, Number(id.slice(-1)), isCard(piece) ? m.cards() : m.ct_score_stations())
}

const WARNINGS: Record<WarningCode, (params: Warning['params']) => string> = {
  'network-unconnected': ({ have }) => m.ct_score_warn_unconnected({ count: have }),
  'stations-over-20': ({ have }) => m.ct_score_warn_stations({ count: have, most: STATIONS }),
  'town-high': ({ have }) => m.ct_score_warn_town_high({ have, most: box.MOST_OF_TOWN }),
  'city-high': ({ have }) => m.ct_score_warn_city_high({ have, most: box.MOST_OF_CITY }),
  'cards-points': ({ have }) => m.ct_score_warn_gifts({ have, most: box.GIFT }),
  'contract-value': ({ have }) => m.ct_score_warn_contract({ have }),
  'scoring-value': ({ have }) => m.ct_score_warn_scoring({ have, most: MOST_COUNTED }),
  'cards-without-city': ({ have }) => m.ct_score_warn_no_city({ have }),
  'no-points': m.ct_score_warn_none,
  'cards-in-box': ({ have }) => m.ct_score_warn_gifts_box({ have, most: box.IN_BOX.cards }),
  'contracts-in-box': ({ have }) => m.ct_score_warn_contracts_box({ have, most: box.IN_BOX.contracts }),
  'scoring-in-box': ({ have }) => m.ct_score_warn_scoring_box({ have, most: box.IN_BOX.scoring }),
  'contract-copies': ({ have }) => m.ct_score_warn_copies({ have }),
  'total-high': ({ have }) => m.ct_score_warn_total_high({ have, most: box.MOST_TOTAL }),
  'cards-over-cities': ({ have }) => m.ct_score_warn_cards_cities({ have }),
  'cards-in-play': ({ have }) => m.ct_score_warn_cards_play({ have, most: box.CARDS_IN_PLAY }),
  'income-low': ({ have }) => m.ct_score_warn_income_low({ have }),
  'upgrades-high': ({ have }) => m.ct_score_warn_upgrades_high({ have, most: box.MOST_STEPS }),
}
export const warningText = ({ code, field, params }: Warning, players: Players): string =>
  m.score_warning({
    place: placeOf(field, players),
    what: WARNINGS[code](params),
  })

const PROBLEMS: Record<TypedProblem, (params: { most: number }) => string> = {
  'not-a-number': m.ct_score_wrong_number,
  'too-large': m.score_wrong_large,
  'too-many': m.ct_score_wrong_many,
}
export const typedProblem = (problem: TypedProblem, most: number): string => PROBLEMS[problem]({ most })

const OTHER_EDITS = {
  detail: m.score_edit_way,
  'rest-zero': m.ct_score_rest_zero,
  aids: m.ct_score_edit_aids,
  counted: m.ct_score_edit_counted,
  accept: m.score_edit_accept,
  table: m.score_edit_table,
} as const

/** The subject of an edit, for undo and redo. */
export function editText(edit: Edit, { players }: Pick<Pad, 'players'>): string {
  switch (edit.type) {
    case 'part':
      return nameOf({ ...edit, kind: 'part' }, players)
    case 'left':
    case 'income':
      return nameOf({ ...edit, kind: edit.type }, players)
    case 'number':
      return nameOf({ ...edit, kind: 'number' }, players)
    case 'station':
      return ofPlayer(players, edit.seat, placeName(edit.place))
    case 'card':
    case 'paid':
      return ofPlayer(players, edit.seat, cardName(edit.card))
    case 'start':
      return ofPlayer(players, edit.seat, m.ct_score_start())
    default:
      return OTHER_EDITS[edit.type]()
  }
}

/** The field to look at for a doubt; for one about stations the towns by parts, and any station on the map. */
export function fieldOfDoubt({ field }: Pick<Warning, 'field'>, { detail, seats }: Pick<Pad, 'detail' | 'seats'>) {
  if (!field.startsWith('stations')) return field
  const seat = Number(field.slice(-1))
  return detail === 'counts'
    ? fieldId({ kind: 'part', part: 'towns', seat })
    : `${seats[seat].stations.at(-1) ?? 'WIL'}-${seat}`
}
