/** A table for the phones around it: each sees what its seat may see, and decides for it. */
import * as v from 'valibot'
import { refusal } from '../../contract/errors.ts'
import type { SeatCount } from '../../contract/phones/messages.ts'
import { isBot } from '../../games/building-blocks/players.ts'
import type { PhoneAction } from '../tables/table-action.ts'
import { stateOnPhone } from '../tables/table-state.ts'
import type { TablesService } from '../tables/tables.ts'
import type { Asked, Desk } from './desk.ts'

/** At a table nobody counts. */
const NOTHING: SeatCount = { done: false, filled: 0, of: 0 }

/** The table must be there, and stay. */
export const tableDesk = (id: string, tables: TablesService): Desk => ({
  look() {
    const table = tables.table(id)
    const { players } = table.head
    return {
      isForPhone: (seat) => !isBot(players[seat]),
      players,
      scoring: 0,
      shown: (seat) => ({ type: 'table', shown: { seat, table: stateOnPhone(seat, table) } }),
      count: () => NOTHING,
    }
  },
  act({ seat }, asked) {
    if (asked.type !== 'act') throw refusal('not-allowed-now', { action: asked.type, waiting: 'table' })
    const { wire } = tables.table(id).game
    tables.actOnPhone(id, asked.revision, seat, checked(asked.action, wire.decision))
  },
  seat: (seats) => tables.seatOnPhones(id, seats),
})

/** Throws `bad-arguments` for a decision that is none of the game's. */
function checked(action: Extract<Asked, { type: 'act' }>['action'], decision: v.GenericSchema): PhoneAction {
  if (action.type !== 'decide') return action
  const read = v.safeParse(decision, action.decision, { abortEarly: true })
  if (read.success) return { type: 'decide', decision: read.output }
  const at = ['decision', v.getDotPath(read.issues[0])].filter(Boolean).join('.')
  throw refusal('bad-arguments', { at, problem: read.issues[0].type })
}
