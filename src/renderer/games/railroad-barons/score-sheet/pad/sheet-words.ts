/** The closing account in words: pages, fields, doubts, edits, and why a number is refused. */
import { fieldId, type DollarField } from '../../../../../games/railroad-barons/score-sheet/pad-fields.ts'
import type { DollarLimits, TypedProblem } from '../../../../../games/railroad-barons/score-sheet/typed-numbers.ts'
import { HOLDINGS, MOST_CERTIFICATES, TOP_PRICE } from '../../../../../games/railroad-barons/state/components.ts'
import type { Edit, Pad, PadPlayer, Stage, Warning } from '../../../../../games/railroad-barons/wire/wire.ts'
import type { WarningCode } from '../../../../../games/railroad-barons/wire/warning-codes.ts'
import { m } from '../../../../paraglide/messages.js'
import { certificateName, holdingName, nameOfHolding } from '../../words/piece-names.ts'
import { usd } from '../../words/money.ts'

const STAGES: Record<Stage, () => string> = {
  setup: m.set_up,
  account: m.rb_score_account,
  totals: m.rb_score_totals,
  finished: m.score_final,
}
export const stageTitle = (stage: Stage): string => STAGES[stage]()

type Players = readonly Pick<PadPlayer, 'name'>[]

const OF_BARON: Record<string, () => string> = {
  cash: m.rb_part_cash,
  total: m.rb_worth,
  certificates: m.rb_score_certificates,
}

const OF_HOLDING: Record<string, () => string> = {
  price: m.rb_score_price_short,
  owners: m.rb_score_certificates,
  railroads: m.rb_score_railroads,
  treasury: m.rb_safe,
}

/** "Mike, Cash" or "MS&C, price": the place of a doubt or a number. */
export function placeName(id: string, players: Players): string {
  const [kind, where] = id.split('-')
  if (kind in OF_BARON) return m.field_of({ name: players[Number(where)].name, what: OF_BARON[kind]() })
  if (kind === 'levels') return m.rb_out_of_date()
  return m.field_of({ name: nameOfHolding(where), what: OF_HOLDING[kind]() })
}

export const fieldName = (field: DollarField, players: Players): string => placeName(fieldId(field), players)

const WARNINGS: Record<WarningCode, (have: number) => string> = {
  'certificates-over': (have) => m.rb_score_warn_certificates({ have, most: MOST_CERTIFICATES }),
  'nobody-has-forty': (have) => m.rb_score_warn_forty({ have }),
  'no-price-at-end': (have) => m.rb_score_warn_price({ have: usd(have), top: usd(TOP_PRICE) }),
  'price-off-track': (have) => m.rb_score_warn_track({ have: usd(have) }),
  'director-without-forty': (have) => m.rb_score_warn_director({ have }),
  'none-started': m.rb_score_warn_none,
  'no-worth': m.rb_score_warn_worth,
  'worth-apart': (have) => m.rb_score_warn_apart({ have: usd(have) }),
  'closed-owned': (have) => m.rb_score_warn_closed({ have }),
  'railroads-over': (have) => m.rb_score_warn_railroads({ have }),
  'railroad-obsolete': (have) => m.rb_score_warn_obsolete({ have }),
  'level-skipped': (have) => m.rb_score_warn_level({ have }),
}

export const warningText = ({ code, field, params }: Warning, players: Players): string =>
  m.score_warning({ place: placeName(field, players), what: WARNINGS[code](params.have) })

const PROBLEMS: Record<TypedProblem, (limits: DollarLimits) => string> = {
  'not-a-number': () => m.rb_score_wrong_number(),
  'too-small': ({ least }) => m.score_wrong_small({ least: usd(least) }),
  'too-large': ({ most }) => m.score_wrong_large({ most: usd(most) }),
}
export const typedProblem = (problem: TypedProblem, limits: DollarLimits): string => PROBLEMS[problem](limits)

/** The subject of an edit, for undo and redo. */
export function editText(edit: Edit, { players }: Pick<Pad, 'players'>): string {
  switch (edit.type) {
    case 'cash':
    case 'total':
      return placeName(`${edit.type}-${edit.seat}`, players)
    case 'price':
      return placeName(`price-${edit.holding}`, players)
    case 'owner':
    case 'trade':
      return certificateName(edit.holding, edit.percent)
    case 'closed':
      return m.field_of({ name: holdingName(edit.holding), what: m.rb_score_closed() })
    case 'railroad':
    case 'network':
    case 'investor':
    case 'treasury':
    case 'operate':
      return m.field_of({ name: holdingName(edit.holding), what: LEDGER_EDITS[edit.type]() })
    case 'level':
      return m.rb_score_edit_level({ level: edit.level })
    default:
      return OTHER_EDITS[edit.type]()
  }
}

const LEDGER_EDITS = {
  railroad: m.rb_score_railroads,
  network: m.rb_aid_network,
  investor: m.rb_score_investors,
  treasury: m.rb_safe,
  operate: m.rb_revenue,
} as const

const OTHER_EDITS = {
  round: m.rb_score_edit_round,
  accept: m.score_edit_accept,
  table: m.score_edit_table,
  'totals-only': m.score_edit_way,
}

/** The field or the row to look at for a doubt: certificates of a baron are in the first row. */
export function fieldOfDoubt(id: string): string {
  const [kind, where] = id.split('-')
  if (kind === 'owners') return `owner-${where}-40`
  return kind === 'certificates' ? `owner-${HOLDINGS[0]}-40` : id
}
