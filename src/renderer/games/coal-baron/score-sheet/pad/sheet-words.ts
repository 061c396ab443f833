/** The score sheet in words: pages, fields, what can't be meant, what can't be right, what was done. */
import type { Warning } from '../../../../../games/coal-baron/score-sheet/checks.ts'
import { isAboutAll, type WarningCode } from '../../../../../games/coal-baron/wire/warning-codes.ts'
import type { Edit } from '../../../../../games/coal-baron/score-sheet/edits.ts'
import {
  knownField,
  type Asset,
  type Field,
  type FieldId,
  type Limits,
} from '../../../../../games/coal-baron/wire/fields.ts'
import type { Pad, PadPlayer } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import type { Stage } from '../../../../../games/coal-baron/score-sheet/stages.ts'
import { SHIFTS } from '../../../../../games/coal-baron/state/components.ts'
import { sheetOf } from '../../../../../games/coal-baron/score-sheet/sheet-of.ts'
import { sheetResult } from '../../../../../games/coal-baron/rules/sheet.ts'
import type { SumProblem } from '../../../../../games/coal-baron/score-sheet/sums.ts'
import { elementName, winnerWords } from '../../words/ceremony-words.ts'
import { orderName } from '../../words/piece-names.ts'
import { plain } from '../../../../i18n/numbers.ts'
import { shiftNumeral } from '../../words/shifts.ts'
import { m } from '../../../../paraglide/messages.js'
import { present } from '../../../../../games/building-blocks/present.ts'

const SHORT = [
  m.cb_score_element_yellow,
  m.cb_score_element_brown,
  m.cb_score_element_gray,
  m.cb_score_element_black,
  m.cb_score_element_barrow,
  m.cb_score_element_carriage,
  m.cb_score_element_truck,
  m.cb_score_element_engine,
  m.cb_score_element_empty_yellow,
  m.cb_score_element_empty_brown,
  m.cb_score_element_empty_gray,
  m.cb_score_element_empty_black,
]
/** "yellow spots", "on barrows", "empty yellow" */
export const elementShort = (element: number): string => SHORT[element]()

/** Counting instructions for an element, in a sentence. */
export function elementHint(element: number): string {
  if (element < 4) return m.cb_score_hint_color()
  return element < 8 ? m.cb_score_hint_vehicle() : m.cb_score_hint_minecarts()
}

const shiftTitle = (shift: number) => m.cb_shift({ shift: shiftNumeral(shift + 1) })

const STAGES: Record<Stage, () => string> = {
  setup: m.set_up,
  'shift-1': () => shiftTitle(0),
  'shift-2': () => shiftTitle(1),
  'shift-3': () => shiftTitle(2),
  accounts: m.cb_score_accounts,
  totals: m.cb_score_totals,
  finished: m.score_final,
}
export const stageTitle = (stage: Stage): string => STAGES[stage]()

const ASSET_NAMES: Record<Asset, () => string> = {
  marks: m.cb_marks,
  cubes: m.cb_score_asset_cubes,
  outstanding: m.cb_outstanding_orders,
  light: m.cb_score_asset_light,
  dark: m.cb_score_asset_dark,
}
export const assetName = (asset: Asset): string => ASSET_NAMES[asset]()

const FIELD_NAMES: Record<Exclude<Field['kind'], Asset | 'count'>, () => string> = {
  points: m.cb_score_delivered,
  track: m.cb_score_marker,
  workers: m.cb_score_workers,
  total: m.total,
  left: m.cb_score_left,
}

/** "gray order spots": a field, whoever's and of whichever shift it is. */
export function fieldName(field: Field): string {
  if (field.kind === 'count') return elementName(field.element)
  return field.kind in ASSET_NAMES
    ? assetName(field.kind as Asset)
    : FIELD_NAMES[field.kind as keyof typeof FIELD_NAMES]()
}

/** "Shift II, Mike, gray order spots" */
export function placeName(id: FieldId, players: readonly PadPlayer[]): string {
  const field = knownField(id)
  return placeOf(field, players[field.seat].name)
}

const placeOf = (field: Field, name: string | null) =>
  ['shift' in field ? shiftTitle(field.shift) : null, name, fieldName(field)].filter(Boolean).join(', ')

/** Who won a sheet that is whole, and what decided it. */
export const winnerOf = (pad: Pad): { title: string; why: string } =>
  winnerWords(present(sheetResult(sheetOf(pad, SHIFTS), pad.players.length), 'the result'), pad.players)

// Invalid entries

/** Why what is typed is refused. */
export function problemText(problem: SumProblem, { least, most }: Limits): string {
  switch (problem) {
    case 'negative':
      return m.cb_score_wrong_negative()
    case 'fraction':
      return m.cb_score_wrong_fraction()
    case 'not-a-number':
      return m.cb_score_wrong_number()
    case 'too-large':
      return m.score_wrong_large({ most })
    case 'too-small':
      return m.score_wrong_small({ least: plain(least) })
  }
}

// Contradictions

const numbers = (params: Warning['params']) => params as Record<string, number>

const WARNINGS: Record<WarningCode, (params: Record<string, number>) => string> = {
  fell: ({ before, now }) => m.cb_score_warn_fell({ before, now }),
  'colors-and-vehicles': ({ colors, vehicles }) => m.cb_score_warn_colors({ colors, vehicles }),
  'spots-in-box': ({ have, most }) => m.cb_score_warn_box({ have, most }),
  'minecarts-in-box': ({ have, most }) => m.cb_score_warn_minecarts({ have, most }),
  'orders-in-box': ({ have, most }) => m.cb_score_warn_orders({ have, most }),
  'cubes-in-box': ({ have, most }) => m.cb_score_warn_box({ have, most }),
  'tiles-in-box': ({ have, most }) => m.cb_score_warn_tiles({ have, most }),
  'points-and-spots': ({ points, spots, least, most }) => m.cb_score_warn_points({ points, spots, least, most }),
  'marker-behind': ({ marker, before }) => m.cb_score_warn_marker_behind({ marker, before }),
  'marker-moved': ({ marker, should }) => m.cb_score_warn_marker_moved({ marker, should }),
  'cards-behind': ({ points, before }) => m.cb_score_warn_cards({ points, before }),
  workers: ({ workers, most }) => m.cb_score_warn_workers({ workers, most }),
  'minecarts-and-tiles': ({ empty, tiles, most }) => m.cb_score_warn_pit({ empty, tiles, most }),
  'cubes-too-few': ({ cubes, least }) => m.cb_score_warn_few_cubes({ cubes, least }),
  'cubes-too-many': ({ cubes, most }) => m.cb_score_warn_many_cubes({ cubes, most }),
  'marks-too-many': ({ marks, most }) => m.cb_score_warn_marks({ marks, most }),
  'left-too-many': ({ left, most }) => m.cb_score_warn_left({ left, most }),
  'total-too-large': ({ total, most }) => m.cb_score_warn_total({ total, most }),
  'total-odd': ({ total }) => m.cb_score_warn_total_odd({ total: plain(total) }),
  'points-high': ({ have }) => m.cb_score_warn_points_high({ have }),
  'marks-high': ({ have }) => m.cb_score_warn_marks_high({ have }),
  'orders-high': ({ have }) => m.cb_score_warn_orders_high({ have }),
  'tiles-apart': ({ have }) => m.cb_score_warn_tiles_apart({ have }),
}

/** "Shift II, Mike, gray order spots: 2 now, 3 after the shift before." */
export function warningText({ code, field, params }: Warning, { players }: { players: readonly PadPlayer[] }): string {
  const place = knownField(field)
  const name = isAboutAll(code) ? null : players[place.seat].name
  return m.cb_score_warning({ place: placeOf(place, name), what: WARNINGS[code](numbers(params)) })
}

// Edits

/** The subject of an edit, for undo and redo. */
export function editText(edit: Edit, { players }: Pad): string {
  switch (edit.type) {
    case 'write': {
      const ids = Object.keys(edit.sums)
      return ids.length === 1 ? placeName(ids[0], players) : m.cb_score_edit_several({ count: ids.length })
    }
    case 'card':
      return m.cb_score_edit_card({ shift: shiftNumeral(edit.shift + 1), order: orderName(edit.order) })
    case 'way':
    case 'points-only':
      return m.score_edit_way()
    case 'accept':
      return m.score_edit_accept()
    case 'table':
      return m.cb_score_edit_table()
  }
}
