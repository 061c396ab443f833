/** The table as it stood at a position of a finished game, for a board that asks nobody unless moves are tried. */
import type { TableState } from '../../../contract/api.ts'
import { itemAt } from '../../../games/building-blocks/lists.ts'
import type { Wire } from '../../../games/facets/wire.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import type { Trying } from './archive-screens.ts'
import type { PlayedCourse } from './played-game.ts'
import type { ShownTable } from './shown-ahead.ts'

/**
 * A game's tables: `turn` is the seat to decide in a course, and `shownAt` the table as this seat sees it. `trying` is given
 * where moves are tried.
 */
export const replayTables =
  <W extends Wire, C>(
    turnIn: (course: C) => number | null,
    shownAt: (course: C, turn: number | null) => ShownTable<W>,
  ) =>
  (
    { id, game, players, startedAt, finishedAt }: GameRecord,
    { positions }: PlayedCourse<W, C>,
    at: number,
    trying?: Pick<Trying, 'canTakeBack'>,
  ): TableState<W> => {
    const { course } = itemAt(positions, at)
    const turn = turnIn(course)
    const { label, ...shown } = shownAt(course, turn)
    return {
      ...{ id, game, players, startedAt, finishedAt, revision: at, turn, progress: label },
      ...shown,
      waiting: trying && turn !== null ? 'decision' : 'finished',
      takeBack: trying?.canTakeBack ? { effect: 'piece', practice: false } : null,
      ...{ redo: false, practice: false, ceremony: null, result: null },
    } as TableState<W>
  }
