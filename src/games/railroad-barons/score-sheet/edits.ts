/** Edits of the score pad. An edit makes a new pad and leaves the old one as it is. */
import { acceptedAfter } from '../../building-blocks/doubts.ts'
import { HOLDINGS, MOST_WORTH, bySeat } from '../state/components.ts'
import type { Edit } from '../wire/wire.ts'
import { ledgerOf, whyNotInLedger, withLedgerEdit, withLevel } from './ledger.ts'
import type { LedgerEdit } from './ledger.ts'
import { MOST_ACCEPTED, mapHoldings } from './pad.ts'
import type { Pad, PadHolding } from './pad.ts'
import { scoreSoFar } from './sheet-of.ts'

export type { Edit }

/** The part of an edit that this pad can't take, as a path into the edit; null if it takes all. The schema has seen the rest. */
export function whyNot(pad: Pad, edit: Edit): string | null {
  if (edit.type === 'table') return whyNotSeated(edit)
  if (edit.type === 'accept') return acceptedAfter(pad.accepted, edit).length <= MOST_ACCEPTED ? null : 'warnings'
  const wrong = isOfLedger(edit) ? whyNotInLedger(pad, edit) : null
  if (wrong !== null) return wrong
  const after = edited(pad, edit)
  if (isTreasuryTooLarge(after)) return edit.type === 'treasury' ? 'dollars' : 'holding'
  return isWorthTooMuch(after) ? (CHANGED[edit.type] ?? edit.type) : null
}

function whyNotSeated({ players }: Extract<Edit, { type: 'table' }>): string | null {
  const [first, second] = players.map(({ was }) => was)
  return first === second || first === null || second === null ? 'players' : null
}

/** A record takes no larger score. */
const isWorthTooMuch = (pad: Pad) => bySeat((seat) => scoreSoFar(pad, seat).total).some((worth) => worth > MOST_WORTH)

const isTreasuryTooLarge = ({ holdings }: Pad) =>
  HOLDINGS.some((id) => (ledgerOf(holdings[id]).treasury ?? 0) > MOST_WORTH)

const LEDGER_EDITS: readonly Edit['type'][] = ['railroad', 'network', 'investor', 'treasury', 'operate', 'trade']
const isOfLedger = (edit: Edit): edit is LedgerEdit => LEDGER_EDITS.includes(edit.type)

/** The value that an edit changes, where its type doesn't name it. */
const CHANGED: Partial<Record<Edit['type'], string>> = {
  cash: 'dollars',
  closed: 'on',
  operate: 'holding',
  trade: 'owner',
}

/** The pad after an edit that it can take. */
export function edited(pad: Pad, edit: Edit): Pad {
  switch (edit.type) {
    case 'cash':
      return { ...pad, cash: withSeat(pad.cash, edit.seat, edit.dollars) }
    case 'total':
      return { ...pad, totals: withSeat(pad.totals, edit.seat, edit.dollars) }
    case 'totals-only':
      return { ...pad, totalsOnly: edit.on }
    case 'round':
      return { ...pad, round: { stock: edit.stock, operating: edit.operating, priority: edit.priority } }
    case 'level':
      return edit.on
        ? withLevel(pad, edit.level)
        : { ...pad, appeared: pad.appeared.filter((each) => each !== edit.level) }
    case 'accept':
      return { ...pad, accepted: acceptedAfter(pad.accepted, edit) }
    case 'table':
      return seated(pad, edit)
    case 'price':
    case 'closed':
    case 'owner':
      return { ...pad, holdings: { ...pad.holdings, [edit.holding]: inHolding(pad.holdings[edit.holding], edit) } }
    default:
      return withLedgerEdit(pad, edit)
  }
}

const withSeat = <T>([first, second]: [T, T], seat: number, value: T): [T, T] =>
  seat === 0 ? [value, second] : [first, value]

/** A price says that the Holding was started. */
function inHolding(holding: PadHolding, edit: Extract<Edit, { type: 'price' | 'closed' | 'owner' }>): PadHolding {
  switch (edit.type) {
    case 'price':
      return { ...holding, price: edit.price, closed: false }
    case 'closed':
      return { ...holding, closed: edit.on }
    case 'owner':
      return { ...holding, certificates: { ...holding.certificates, [edit.percent]: edit.owner } }
  }
}

/** The players in their new seats, with everything that was entered for them. */
function seated(pad: Pad, { players, startingPlayer }: Extract<Edit, { type: 'table' }>): Pad {
  const changed = { ...pad, players: players.map(({ name, color }) => ({ name, color })), startingPlayer }
  return players[0]?.was === 0 ? changed : withSeatsChanged(changed)
}

const other = (seat: number) => 1 - seat

function withSeatsChanged(pad: Pad): Pad {
  const moved = <T>([first, second]: [T, T]): [T, T] => [second, first]
  return {
    ...pad,
    cash: moved(pad.cash),
    totals: moved(pad.totals),
    round: { ...pad.round, priority: other(pad.round.priority) },
    holdings: mapHoldings((id) => ({ ...pad.holdings[id], certificates: movedOwners(pad.holdings[id].certificates) })),
    accepted: pad.accepted.map((each) => ({
      ...each,
      field: each.field.replace(/[01]$/, (seat) => `${1 - Number(seat)}`),
    })),
  }
}

function movedOwners(owners: PadHolding['certificates']): PadHolding['certificates'] {
  const moved = (owner: number | null) => (owner === null ? null : other(owner))
  return { '40': moved(owners['40']), '30': moved(owners['30']), '20': moved(owners['20']), '10': moved(owners['10']) }
}
