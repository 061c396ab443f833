/** Plays at a table through its state alone, as a person does through the screen. */
import type { Action, TableState } from '../../src/contract/api.ts'
import type { Decision, SpaceId } from '../../src/games/coal-baron/types.ts'
import { shuffled, type Random } from '../../src/games/random.ts'

/** Something that the table allows now, chosen at random. */
export const anyAction = (table: TableState, random: Random): Action => {
  if (table.waiting === 'hand-over') return { type: 'reveal' }
  if (table.waiting === 'ceremony') return { type: 'next' }
  return { type: 'decide', decision: anyDecision(table, random) }
}

export const freeSpaces = ({ options }: TableState): SpaceId[] =>
  (Object.keys(options.spaces) as SpaceId[]).filter((space) => options.spaces[space] === null)

const anyDecision = (table: TableState, random: Random): Decision => {
  const { options, view } = table
  const any = <T>(items: readonly T[]): T => items[random.below(items.length)]
  switch (view.phase) {
    case 'draft':
      return { draft: any(options.draft) }
    case 'place':
      return { place: any(freeSpaces(table)) }
    case 'mining':
      return any<Decision>([...options.steps, { end: 'mining' }])
    case 'keep-tile':
    case 'keep-order':
      return { keep: any([null, ...options.keep.filter(({ refusal }) => !refusal).map(({ id }) => id)]) }
    case 'coal':
      return { coal: any(options.coal) }
    default:
      return { put: any(['top', 'bottom']), back: shuffled(view.drawn, random) }
  }
}

/** Plays on until `done`, with `act` to carry out each action. */
export const playUntil = (
  table: TableState,
  done: (table: TableState) => boolean,
  act: (table: TableState, action: Action) => TableState,
  random: Random,
): TableState => {
  let now = table
  while (!done(now)) now = act(now, anyAction(now, random))
  return now
}

/** Two to four people who may sit down. */
export const people = (count: number) =>
  [
    { name: 'Mike', color: 'red', control: 'human' },
    { name: 'Lucy', color: 'blue', control: 'human' },
    { name: 'George', color: 'green', control: 'human' },
    { name: 'Anna', color: 'cream', control: 'human' },
  ].slice(0, count)
