/** Statistics, counted in a thread with a connection of its own: whoever else asks for something meanwhile doesn't wait. */
import type { Database } from 'better-sqlite3'
import type { GamesCounted, StatisticsApi } from '../../contract/statistics.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import { sideThread, threadFile } from '../base/side-thread.ts'
import type { StatisticsStore } from '../statistics/statistics.ts'
import { titleOf, type Title } from '../statistics/title.ts'

export interface Counting {
  people: StatisticsApi['statistics.people']
  person: StatisticsApi['statistics.person']
  tables: StatisticsApi['statistics.tables']
}

/** With a name where one person is counted. */
type CountCall = Parameters<StatisticsStore['person']>[0]

export interface CountQuestion {
  folder: string
  /** Another one after every change: games that were read for the same one are still right. */
  version: string
  title: Title
  count: keyof StatisticsStore
  call: CountCall
}

const THREAD = threadFile(import.meta.dirname, 'counting-thread')

export function countingIn(db: Database, folder: string, catalogue: Catalogue): Counting & { end: () => void } {
  const { ask, end } = sideThread(THREAD)
  const version = versionOf(db)
  const asking =
    <Call extends GamesCounted, Answer>(count: keyof Counting) =>
    (call: Call): Promise<Answer> =>
      ask({ folder, version: version(), title: titleOf(gameIn(catalogue, call.game)), count, call })
  return { people: asking('people'), person: asking('person'), tables: asking('tables'), end }
}

/** Tells what this connection and others have written. */
function versionOf(db: Database): () => string {
  const own = db.prepare<[], number>('SELECT total_changes()').pluck()
  return () => `${own.get()!} ${db.pragma('data_version', { simple: true }) as number}`
}
