import type { TableState } from '../../../contract/api.ts'

/** A table that nobody plays at, such as that of an example: a game adds its players, its view and what is allowed. */
export const STILL_TABLE = {
  ...{ id: '', revision: 0, startedAt: '', finishedAt: null, waiting: 'finished', turn: null },
  ...{ progress: { key: '', params: {} }, points: [], takeBack: null, redo: false, practice: false },
  ...{ ceremony: null, log: [], result: null },
} satisfies Partial<TableState>
