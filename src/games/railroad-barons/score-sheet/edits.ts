/** Edits of the score pad. An edit makes a new pad and leaves the old one as it is. */
import { LEVELS, bySeat } from '../state/components.ts'
import type { Edit } from '../wire/wire.ts'
import { isIn } from './checks.ts'
import { mapHoldings } from './pad.ts'
import type { Pad, PadHolding } from './pad.ts'

export type { Edit }

/** The part of an edit that this pad can't take, as a path into the edit; null if it takes all. The schema has seen the rest. */
export function whyNot(edit: Edit): string | null {
  if (edit.type !== 'table') return null
  const [first, second] = edit.players.map(({ was }) => was)
  return first === second ? 'players' : null
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
      return {
        ...pad,
        appeared: LEVELS.filter((each) => (each === edit.level ? edit.on : pad.appeared.includes(each))),
      }
    case 'accept':
      return { ...pad, accepted: accepted(pad, edit) }
    case 'table':
      return seated(pad, edit)
    default:
      return { ...pad, holdings: { ...pad.holdings, [edit.holding]: inHolding(pad.holdings[edit.holding], edit) } }
  }
}

const withSeat = <T>([first, second]: [T, T], seat: number, value: T): [T, T] =>
  seat === 0 ? [value, second] : [first, value]

/** A price says that the Holding was started. */
function inHolding(holding: PadHolding, edit: Extract<Edit, { holding: unknown }>): PadHolding {
  switch (edit.type) {
    case 'price':
      return { ...holding, price: edit.price, closed: false }
    case 'closed':
      return { ...holding, closed: edit.on }
    case 'owner':
      return { ...holding, certificates: { ...holding.certificates, [edit.percent]: edit.owner } }
  }
}

const accepted = ({ accepted: before }: Pad, { warnings, on }: Extract<Edit, { type: 'accept' }>) => [
  ...before.filter((each) => !isIn(warnings, each)),
  ...(on ? warnings : []),
]

/** The players in their new seats, with everything that was entered for them. */
function seated(pad: Pad, { players, startingPlayer }: Extract<Edit, { type: 'table' }>): Pad {
  const changed = { ...pad, players: players.map(({ name, color }) => ({ name, color })), startingPlayer }
  return players[0]?.was === 0 ? changed : withSeatsChanged(changed)
}

const other = (seat: number) => 1 - seat

function withSeatsChanged(pad: Pad): Pad {
  const moved = <T>(pair: [T, T]) => bySeat((seat) => pair[other(seat)] as T)
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
