/** Bringing games in: every file is read and judged first, and nothing is kept before it is wanted. */
import { refusal } from '../../contract/errors.ts'
import type { ImportCount, ImportGroup, ImportItem } from '../../contract/archive.ts'
import type { Problem } from '../../games/base/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { digestOf } from '../store/digest.ts'
import { inSlices } from '../base/pace.ts'
import type { Stores } from '../store/store.ts'
import { changeOfRecord } from './change.ts'
import { readFile, type ReadGame } from './read-file.ts'
import { takeOutUnfinished } from './take-out.ts'

export interface Import {
  /** The games found so far, in file order. */
  items: readonly ImportItem[]
  count: () => ImportCount
  /** Judges a file game by game and remembers the new ones; `pace` is awaited after each and may throw. */
  add: (name: string, bytes: Buffer, pace: Pace) => Promise<void>
  /** Notes a file that isn't even read. */
  refuse: (name: string, problem: Problem) => void
  /** Bytes of the records that are remembered. */
  size: () => number
  /**
   * Keeps what is remembered, a few at a time; where that fails or `pace` throws, what was kept is taken out again, at the next
   * start at the latest. Answers how many. Throws `import-left` where it could not be taken out yet.
   */
  run: (at: string, pace: Pace) => Promise<number>
}

export const groupOf = ({ state }: ImportItem): ImportGroup =>
  state === 'new' || state === 'refused' ? state : 'known'

/** Told how many games are done; of how many, where that is known. */
export type Pace = (done: number, total: number | null) => void | Promise<void>

export function unhurried(): void {}

const parsed = (text: string) => JSON.parse(text) as GameRecord

export function newImport(store: Stores, catalogue: Catalogue): Import {
  const items: ImportItem[] = []
  /** The new games as they are stored: as objects they would take several times the memory. */
  const fresh: string[] = []
  const ids = new Set<string>()
  const digests = new Set<string>()

  const judge = ({ name, read }: ReadGame): ImportItem => {
    if (read.problem) return { name, state: 'refused', game: read.game ?? null, problem: read.problem }
    const { record } = read
    const { id, players, startedAt } = record
    const digest = digestOf(record)
    const known = { name, id, players, startedAt }
    if (ids.has(id) || store.games.has(id)) return { ...known, state: 'same-id' }
    if (digests.has(digest) || store.archive.withDigest(digest).some(({ removed }) => !removed))
      return { ...known, state: 'same-content' }
    ids.add(id)
    digests.add(digest)
    fresh.push(JSON.stringify(record))
    return { ...known, state: 'new' }
  }

  const keep = (text: string, at: string): void => {
    const change = changeOfRecord(parsed(text), at, catalogue)
    store.games.create(change)
    store.unfinished.importing([change.summary.id])
  }

  return {
    items,
    count() {
      const count = { new: 0, known: 0, refused: 0 }
      for (const item of items) count[groupOf(item)]++
      return count
    },
    refuse: (name, wrong) => void items.push({ name, state: 'refused', game: null, problem: wrong }),
    async add(name, bytes, pace) {
      for await (const game of readFile(name, bytes, catalogue)) {
        if (game) items.push(judge(game))
        await pace(items.length, null)
      }
    },
    size: () => fresh.reduce((bytes, text) => bytes + text.length, 0),
    async run(at, pace) {
      let kept = 0
      const checkUntouched = () => {
        // With a backup that was restored in the meantime they are gone.
        if (store.unfinished.imported() !== kept) throw refusal('not-allowed-now')
      }
      try {
        await inSlices(fresh, {
          together: (work) => store.atomically(() => (checkUntouched(), work())),
          one: (text) => keep(text, at),
          done: (some) => pace((kept += some.length), fresh.length),
        })
        store.unfinished.importDone()
      } catch (error) {
        await takeOutUnfinished(store)
        throw error
      }
      fresh.length = 0
      return kept
    },
  }
}
