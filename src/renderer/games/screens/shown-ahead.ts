/** A table right after a decision that is still on its way. */
import type { TableState } from '../../../contract/api.ts'
import { isBot } from '../../../games/building-blocks/players.ts'
import type { Wire } from '../../../games/facets/wire.ts'

/** A game's part of a table's state, as its rules tell it (`Shown` in games/facets/playing.ts). */
export type ShownTable<W extends Wire> = Pick<TableState<W>, 'points' | 'view' | 'allowed' | 'ceremony' | 'log'> & {
  label: TableState['progress']
}

/** Its next revision, waiting for this seat; null: for whatever goes on by itself. */
export function tableAhead<W extends Wire>(
  table: TableState<W>,
  turn: number | null,
  { label, ...shown }: ShownTable<W>,
  takeBack: TableState['takeBack'],
): TableState<W> {
  const { players, revision } = table as TableState
  return {
    ...table,
    ...{ revision: revision + 1, turn, waiting: waitingOf(players, turn), progress: label },
    ...shown,
    ...{ takeBack, redo: false },
  }
}

function waitingOf(players: TableState['players'], turn: number | null): TableState['waiting'] {
  if (turn === null) return 'ceremony'
  return isBot(players[turn]) ? 'thinking' : 'decision'
}
