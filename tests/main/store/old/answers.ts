/** Answers of version 6, and the same in today's shapes. */
import type { Person, Settings, SheetState, TableState, TableSummary } from '../../../../src/contract/api.ts'
import type { HintAsked, ReviewState } from '../../../../src/contract/reviews.ts'
import type { ArchivedGame, ArchiveQuery } from '../../../../src/contract/archive.ts'
import type {
  PeopleStatistics,
  PersonStatistics,
  Renaming,
  RenamingForeseen,
  TablesStatistics,
} from '../../../../src/contract/schemas/statistics.ts'

/** Fields that an archived game has only today. */
export const NOT_SAID_THEN = { openDoubts: 0, tags: [] as string[], star: false }

type OldSummary = Omit<TableSummary, 'progress'> & { shift: number }
type View = Record<string, unknown> & { turn: number | null; shift: number }
type SaidToday = 'points' | 'redo' | 'practice'
type OldTable = Omit<TableState, 'allowed' | 'turn' | 'progress' | 'view' | 'takeBack' | SaidToday> & {
  takeBack: string | null
  options: unknown
  steps: unknown
  view: View
}
type Tables = TablesStatistics['tables'][number]
type Spread = NonNullable<Tables['totals']>
type OldTables = Omit<Tables, 'totals'> & {
  totals: (Omit<Spread, 'width' | 'columns'> & { tens: Spread['columns'] }) | null
}
type OldTablesStatistics = Omit<TablesStatistics, 'tables'> & { tables: OldTables[] }
type OldSheet = Omit<SheetState, 'at'> & { stage: string; told: number | null; closed: number }

export interface Answers {
  people: Person[]
  settings: Settings
  foreseen: { renaming: Renaming; would: RenamingForeseen }
  list: OldSummary[]
  /** The whole archive, the latest first. */
  shelf: Omit<ArchivedGame, keyof typeof NOT_SAID_THEN | 'notes' | 'reviewed'>[]
  found: { query: Partial<ArchiveQuery> & { person?: string }; total: number; ids: string[] }[]
  /** The SHA-256 of each finished game's record file. */
  records: Record<string, string>
  statistics: {
    people: PeopleStatistics
    persons: PersonStatistics[]
    all: OldTablesStatistics
    withoutBots: OldTablesStatistics
  }
  tables: OldTable[]
  sheets: OldSheet[]
  finishedSheets: OldSheet[]
  reviews: Omit<ReviewState, 'game'>[]
  hints: { id: string; asked: HintAsked[] }[]
  /** Tables at which something can be taken back, with the view they showed then. */
  takenBack: { id: string; view: View }[]
  /**
   * The running sheets after everything was taken back that could be, in `steps` steps, and after it was made again.
   */
  undone: { id: string; steps: number; first: unknown; last: unknown }[]
}

/** Physical games have other words before the first shift. */
export const progressOf = ({ mode, shift }: Pick<OldSummary, 'mode' | 'shift'>) => ({
  key: mode === 'companion' ? 'sheet' : 'shift',
  params: { shift },
})

export const summaryToday = ({ shift, ...summary }: OldSummary): TableSummary => ({
  ...summary,
  progress: summary.finishedAt === null ? progressOf({ ...summary, shift }) : { key: 'over', params: {} },
})

/** Shared victories count in part today, and of the others, too, ties are broken: what follows from that is left out. */
const TOLD_OTHERWISE = new Set(['wins', 'rating', 'ahead', 'level', 'behind', 'place'])

export const withoutTies = <T>(statistics: T): T =>
  JSON.parse(
    JSON.stringify(statistics, (key, value: unknown) => (TOLD_OTHERWISE.has(key) ? undefined : runToday(key, value))),
  ) as T

const RUNS = new Set(['longestRun', 'presentRun'])

/** Old versions told only the number of victories in a row. */
const runToday = (key: string, value: unknown): unknown =>
  RUNS.has(key) && typeof value === 'number' ? (value === 0 ? null : { games: value }) : value

/** Every column of totals had ten points. */
export function tablesToday({ totals, ...tables }: OldTables): Tables {
  if (totals === null) return { ...tables, totals }
  const { tens, ...spread } = totals
  return { ...tables, totals: { ...spread, width: 10, columns: tens } }
}

export const queryToday = ({ person, ...query }: Answers['found'][number]['query']): Partial<ArchiveQuery> =>
  person === undefined ? query : { ...query, with: [{ name: person }] }

/** Leaves out what a table shows only today. */
export const tableToday = ({ options, steps, view, takeBack, ...table }: OldTable): Omit<TableState, SaidToday> => ({
  ...table,
  takeBack: takeBack === null ? null : { effect: takeBack, practice: false },
  turn: view.turn,
  progress: progressOf({ mode: 'digital', shift: view.shift }),
  view: { ...view, steps },
  allowed: options,
})

/** Without what a sheet shows today and did not then. */
export const sheetToday = ({ stage, told, closed, pad, ...sheet }: OldSheet): Partial<SheetState> => ({
  ...sheet,
  pad: padToday(pad),
  at: { stage, told, closed },
})

/** Nobody could accept a doubt then. */
export const padToday = (pad: unknown) => ({ ...(pad as SheetState['pad']), accepted: [] })
