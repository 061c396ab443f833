/** How the benchmark plays at a table of Coal Baron. */
import type { Action, ActCall, NewTable, TableState } from '../src/contract/api.ts'
import type { CoalBaronWire } from '../src/games/coal-baron/facets/wire.ts'
import type { Decision, SpaceId } from '../src/games/coal-baron/types.ts'
import { seeded } from '../src/games/random.ts'

const PLAYERS = [
  { name: 'Mike', color: 'red', control: 'human' },
  { name: 'Lucy', color: 'blue', control: 'human' },
]
export const NEW_TABLE: NewTable = { game: 'coal-baron', players: PLAYERS, options: { startingPlayer: 0 } }

const random = seeded(1)
const any = <T>(items: readonly T[]): T => items[random.below(items.length)]

/** A call that does something that the table allows now, each as likely. */
export const nextCall = (table: TableState): ActCall => ({
  game: table.game,
  id: table.id,
  revision: table.revision,
  action: nextAction(table),
})

function nextAction(table: TableState): Action {
  if (table.waiting === 'hand-over') return { type: 'reveal' }
  if (table.waiting === 'ceremony') return { type: 'next' }
  return { type: 'decide', decision: anyDecision(table as TableState<CoalBaronWire>) }
}

function anyDecision({ view, allowed }: TableState<CoalBaronWire>): Decision {
  const spaces = (Object.keys(allowed.spaces) as SpaceId[]).filter((space) => allowed.spaces[space] === null)
  const kept = allowed.keep.filter(({ refusal }) => refusal === null).map(({ id }) => id)
  switch (view.phase) {
    case 'draft':
      return { draft: any(allowed.draft) }
    case 'place':
      return { place: any(spaces) }
    case 'mining':
      return any<Decision>([...view.steps, { end: 'mining' }])
    case 'coal':
      return { coal: any(allowed.coal) }
    case 'return-tiles':
    case 'return-orders':
      return { put: 'bottom', back: view.drawn }
    default:
      return { keep: any([...kept, null]) }
  }
}
