/** The table as it stood at a position of a finished game, for a board that asks nobody unless moves are tried. */
import type { TableState } from '../../../contract/api.ts'
import type { Wire } from '../../../games/facets/wire.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import type { Trying } from './archive-screens.ts'
import type { ShownTable } from './shown-ahead.ts'

/** The position has this index, `turn` is the seat to decide. */
export const replayTable = <W extends Wire>(
  { id, game, players, startedAt, finishedAt }: GameRecord,
  at: number,
  turn: number | null,
  { label, ...shown }: ShownTable<W>,
  trying?: Pick<Trying, 'canTakeBack'>,
): TableState<W> =>
  ({
    ...{ id, game, players, startedAt, finishedAt, revision: at, turn, progress: label },
    ...shown,
    waiting: trying && turn !== null ? 'decision' : 'finished',
    takeBack: trying?.canTakeBack ? { effect: 'piece', practice: false } : null,
    ...{ redo: false, practice: false, ceremony: null, result: null },
  }) as TableState<W>
