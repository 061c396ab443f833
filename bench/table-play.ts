/** The benchmark's play at a table of Coal Baron. */
import type { Action, ActCall, NewTable, TableState } from '../src/contract/api.ts'
import type { CoalBaronWire } from '../src/games/coal-baron/wire/wire.ts'
import type { Decision, SpaceId } from '../src/games/coal-baron/rules/types.ts'
import type { Random } from '../src/games/building-blocks/random.ts'
import type { Services } from '../src/main/services/services.ts'

const PLAYERS = [
  { name: 'Mike', color: 'red', control: 'human' },
  { name: 'Lucy', color: 'blue', control: 'human' },
]
export const NEW_TABLE: NewTable = { game: 'coal-baron', players: PLAYERS, options: { startingPlayer: 0 } }

const any = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]

/** A call that does something that the table allows now, each as likely. */
export const nextCall = (table: TableState, random: Random): ActCall => ({
  game: table.game,
  id: table.id,
  revision: table.revision,
  action: nextAction(table, random),
})

function nextAction(table: TableState, random: Random): Action {
  if (table.waiting === 'hand-over') return { type: 'reveal' }
  if (table.waiting === 'ceremony') return { type: 'next' }
  return { type: 'decide', decision: anyDecision(table as TableState<CoalBaronWire>, random) }
}

function anyDecision({ view, allowed }: TableState<CoalBaronWire>, random: Random): Decision {
  const spaces = (Object.keys(allowed.spaces) as SpaceId[]).filter((space) => allowed.spaces[space] === null)
  const kept = allowed.keep.filter(({ refusal }) => refusal === null).map(({ id }) => id)
  switch (view.phase) {
    case 'draft':
      return { draft: any(allowed.draft, random) }
    case 'place':
      return { place: any(spaces, random) }
    case 'mining':
      return any<Decision>([...allowed.steps, { end: 'mining' }], random)
    case 'coal':
      return { coal: any(allowed.coal, random) }
    case 'return-tiles':
    case 'return-orders':
      return { put: 'bottom', back: view.drawn }
    default:
      return { keep: any([...kept, null], random) }
  }
}

/** Acts through the services, as a page does, and answers the table as it then stands. */
export function acted({ api, events }: Services, call: ActCall): TableState {
  let shown: unknown
  const stop = events.subscribe((name, value) => {
    if (name === 'table.changed') shown = value
  })
  api['tables.act'](call)
  stop()
  return shown as TableState
}
