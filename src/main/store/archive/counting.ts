/** Counts statistics in a thread with a connection of its own, so that other calls don't wait meanwhile. */
import type { Database } from 'better-sqlite3'
import type { ApiError } from '../../../contract/api.ts'
import { Refused } from '../../../contract/errors.ts'
import type { GamesCounted, StatisticsApi } from '../../../contract/schemas/statistics.ts'
import { gameIn, type Catalogue } from '../../../games/facets/facets.ts'
import { pacer } from '../../platform/pace.ts'
import { SideThread, threadFile } from '../../platform/side-thread.ts'
import { oneRow } from '../../platform/one-row.ts'
import type { StatisticsStore } from '../../statistics/statistics.ts'
import { titleOf, type Title } from '../../statistics/title.ts'
import type { Mend } from '../games/games.ts'

/** Has a name if one person is counted. */
type CountCall = Parameters<StatisticsStore['person']>[0]

export interface CountQuestion {
  folder: string
  /** Another one after every change: games that were read for the same one are still right. */
  version: string
  title: Title
  count: keyof StatisticsStore
  call: CountCall
}

/** A count, and the games that were left out because what stands beside their records is none of theirs. */
export interface Counted {
  answer: { found: unknown } | { refused: ApiError }
  unsound: readonly string[]
}

const THREAD = threadFile(import.meta.dirname, 'counting-thread')

/**
 * Milliseconds that a count may take. One of 200,000 games takes a few seconds; what takes longer than this isn't going to
 * end.
 */
const LIMIT = 2 * 60_000

/** `mend` makes what stands beside a record again from it; what could be mended is counted. */
export function countingIn(
  db: Database,
  { folder, catalogue }: { folder: string; catalogue: Catalogue },
  mend: Mend,
): StatisticsApi & { end: () => void } {
  const thread = new SideThread(THREAD, LIMIT)
  const version = versionOf(db)
  const counted = (count: keyof StatisticsStore, call: GamesCounted): Promise<Counted> =>
    thread.ask({ folder, version: version(), title: titleOf(gameIn(catalogue, call.game)), count, call })
  const asking =
    <Call extends GamesCounted, Answer>(count: keyof StatisticsStore) =>
    async (call: Call): Promise<Answer> => {
      const first = await counted(count, call)
      const { answer } = (await someMended(first.unsound, mend)) ? await counted(count, call) : first
      if ('refused' in answer) throw new Refused(answer.refused)
      return answer.found as Answer
    }
  return {
    'statistics.people': asking('people'),
    'statistics.person': asking('person'),
    'statistics.tables': asking('tables'),
    end: () => thread.end(),
  }
}

async function someMended(ids: readonly string[], mend: Mend): Promise<boolean> {
  const pace = pacer()
  let mended = 0
  for (const id of ids) {
    mended += Number(mend(id))
    await pace()
  }
  return mended > 0
}

/** Tells what this connection and others have written. */
function versionOf(db: Database): () => string {
  const own = db.prepare<[], number>('SELECT total_changes()').pluck()
  return () => `${oneRow(own)} ${db.pragma('data_version', { simple: true }) as number}`
}
