/** Tables that a page shows early, beside those that come: what a stack turns up for a decision is in neither. */
import type { TableState } from '../../../src/contract/api.ts'
import type { Decision } from '../../../src/games/coal-baron/index.ts'
import type { CoalBaronWire } from '../../../src/games/coal-baron/wire/wire.ts'

type Table = TableState<CoalBaronWire>

interface Shown {
  early: Table
  came: Table
  before: Table
}

/** A line of the log that a stack has a part in isn't told early, and that the game is over never. */
export function asKnown({ early, came, before }: Shown, decision: Decision): Table[] {
  const log = early.log.length === before.log.length ? before.log : came.log
  return [early, { ...came, log }].map((table) => ({
    ...withoutRefill(table, before, decision),
    ...{ result: null, finishedAt: null },
  }))
}

function withoutRefill(table: Table, before: Table, decision: Decision): Table {
  if (before.view.tileStack + before.view.orderStack === table.view.tileStack + table.view.orderStack) return table
  const places = 'place' in decision ? [decision.place] : (['order-1', 'order-2', 'order-3'] as const)
  const open = (id: keyof typeof table.view.spaces) => ({ ...table.view.spaces[id], tile: null, order: null })
  return {
    ...table,
    view: {
      ...table.view,
      spaces: { ...table.view.spaces, ...Object.fromEntries(places.map((id) => [id, open(id)])) },
    },
    allowed: {
      ...table.allowed,
      spaces: { ...table.allowed.spaces, ...Object.fromEntries(places.map((id) => [id, null])) },
    },
    log: table.log.map((item, i) =>
      i >= before.log.length && item.type === 'turn' ? { ...item, refill: null } : item,
    ),
  }
}
