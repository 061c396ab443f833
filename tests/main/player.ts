/** Plays at a table through its state alone, as a person does through the screen. */
import type { Action, TableState } from '../../src/contract/api.ts'
import type { Random } from '../../src/games/building-blocks/random.ts'
import { anyDecision } from '../support/games.ts'

/** Something that the table allows now, chosen at random. */
export function anyAction(table: TableState, random: Random): Action {
  if (table.waiting === 'hand-over') return { type: 'reveal' }
  if (table.waiting === 'ceremony') return { type: 'next' }
  return { type: 'decide', decision: anyDecision(table, random) }
}

/** Plays on until `done`, with `act` to carry out each action. */
export function playUntil(
  table: TableState,
  done: (table: TableState) => boolean,
  act: (table: TableState, action: Action) => TableState,
  random: Random,
): TableState {
  let now = table
  while (!done(now)) now = act(now, anyAction(now, random))
  return now
}

export const isFinished = ({ waiting }: TableState): boolean => waiting === 'finished'
export const isCeremony = ({ waiting }: TableState): boolean => waiting === 'ceremony'
export const isHandOver = ({ waiting }: TableState): boolean => waiting === 'hand-over'
