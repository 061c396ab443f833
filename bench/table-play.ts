/** How the benchmark plays at a table. */
import type { Action, TableState } from '../src/contract/api.ts'
import type { Decision, SpaceId } from '../src/games/coal-baron/types.ts'
import { seeded } from '../src/games/random.ts'

export const PLAYERS = [
  { name: 'Mike', color: 'red', control: 'human' },
  { name: 'Lucy', color: 'blue', control: 'human' },
]

const random = seeded(1)
const any = <T>(items: readonly T[]): T => items[random.below(items.length)]

/** Something that the table allows now, each as likely. */
export function nextAction(table: TableState): Action {
  if (table.waiting === 'hand-over') return { type: 'reveal' }
  if (table.waiting === 'ceremony') return { type: 'next' }
  return { type: 'decide', decision: anyDecision(table) }
}

function anyDecision({ view, options }: TableState): Decision {
  const spaces = (Object.keys(options.spaces) as SpaceId[]).filter((space) => options.spaces[space] === null)
  const kept = options.keep.filter(({ refusal }) => refusal === null).map(({ id }) => id)
  switch (view.phase) {
    case 'draft':
      return { draft: any(options.draft) }
    case 'place':
      return { place: any(spaces) }
    case 'mining':
      return any<Decision>([...options.steps, { end: 'mining' }])
    case 'coal':
      return { coal: any(options.coal) }
    case 'return-tiles':
    case 'return-orders':
      return { put: 'bottom', back: view.drawn }
    default:
      return { keep: any([...kept, null]) }
  }
}
