/** Bringing games in: every file is read and judged first, and nothing is kept before it is wanted. */
import { refusal } from '../../contract/errors.ts'
import type { ImportCount, ImportGroup, ImportItem, ImportResult, Keep } from '../../contract/archive.ts'
import type { Problem } from '../../games/base/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { withNames, type GameRecord } from '../../games/record/record.ts'
import { digestOf } from '../store/digest.ts'
import { inSlices } from '../base/pace.ts'
import type { Stores } from '../store/store.ts'
import { alikePlays, type Known } from './alike.ts'
import { differencesOf, saysNoMore, sideOf } from './compare.ts'
import { planOf, resultOf, writesOf, type Entry, type Write } from './import-plan.ts'
import { writeGame } from './import-write.ts'
import { readFile, type LeftOut, type ReadGame } from './read-file.ts'
import { takeOutUnfinished } from './take-out.ts'

export interface Import {
  /** The games found so far, in file order. */
  items: readonly ImportItem[]
  count: () => ImportCount
  /** Judges a file game by game and remembers the new and the changed ones; `pace` is awaited after each and may throw. */
  add: (name: string, bytes: Buffer, pace: Pace) => Promise<void>
  /** Notes a file that isn't even read. */
  refuse: (name: string, problem: Problem) => void
  /** Says which is kept of a changed game, by its place among the items, or of all; `mine` where nothing is said. */
  choose: (at: number | null, keep: Keep) => void
  /** Bytes of the records that are remembered. */
  size: () => number
  /** Whether a run would write anything. */
  writes: () => boolean
  /**
   * Writes what is to be kept, a few games at a time; where that fails or `pace` throws, what was written is taken back, at the
   * next start at the latest. Throws `import-left` where it could not be taken back yet.
   */
  run: (at: string, pace: Pace) => Promise<ImportResult>
}

const GROUPS: Readonly<Record<ImportItem['state'], ImportGroup>> = {
  new: 'new',
  back: 'new',
  changed: 'changed',
  'same-id': 'known',
  'same-content': 'known',
  refused: 'refused',
  'left-out': 'other',
}

export const groupOf = ({ state }: ImportItem): ImportGroup => GROUPS[state]

/** Told how many games are done; of how many, where that is known. */
export type Pace = (done: number, total: number | null) => void | Promise<void>

export function unhurried(): void {}

const parsed = (text: string) => JSON.parse(text) as GameRecord

type JudgedItem = Exclude<ImportItem, { state: 'left-out' }>

export function newImport(store: Stores, catalogue: Catalogue): Import {
  const items: ImportItem[] = []
  /** The games to be written, as they are stored: as objects they would take several times the memory. */
  const entries: Entry[] = []
  /** The record that this import brings under each id, as JSON. */
  const texts = new Map<string, string>()
  const digests = new Set<string>()

  /** The record under an id, in the files so far or in the archive, and whether it was removed there. */
  const knownAs = (id: string): Known | null => {
    const text = texts.get(id)
    if (text !== undefined) return { record: parsed(text), removed: false }
    const found = store.games.find(id)
    return found && { record: withNames(parsed(found.record)), removed: found.removedAt !== null }
  }

  const alikes = alikePlays(store, knownAs)

  /** Whether the archive has the same game under another id: with the same words, where these are asked for. */
  const isKnownElsewhere = (record: GameRecord, digest: string, words: boolean): boolean =>
    store.archive
      .withDigest(digest)
      .some(({ id, removed }) => !removed && id !== record.id && (!words || saysTheSame(store, id, record)))

  const judge = ({ name, read, isPlay = false }: ReadGame): JudgedItem => {
    if (read.problem) return { name, state: 'refused', game: read.game ?? null, problem: read.problem }
    const { record } = read
    const { id, players, startedAt } = record
    const head = { name, id, players, startedAt }
    const digest = digestOf(record)
    const known = knownAs(id)
    if (!known && (digests.has(digest) || isKnownElsewhere(record, digest, false)))
      return { ...head, state: 'same-content' }
    if (!known) {
      const alike = isPlay ? alikes.find(record) : null
      return alike === null ? { ...head, state: 'new' } : { ...head, ...changed(alike, record, true) }
    }
    const isKnown = isPlay
      ? saysNoMore(known.record, record, catalogue)
      : differencesOf(known.record, record).length === 0
    if (isKnown) return { ...head, state: known.removed ? 'back' : 'same-id' }
    if (isKnownElsewhere(record, digest, true)) return { ...head, state: 'same-content' }
    return { ...head, ...changed(known, record, false) }
  }

  const changed = ({ record, removed }: Known, other: GameRecord, alike: boolean) => {
    const [mine, theirs] = [record, other].map((each) => sideOf(each, catalogue))
    return {
      ...{ state: 'changed' as const, id: record.id, at: items.length, keep: 'mine' as const, removed, alike },
      losing: mine.hasParts && !theirs.hasParts,
      differences: differencesOf(record, other),
      ...{ mine, theirs },
    }
  }

  const remember = (item: JudgedItem, { read }: ReadGame): void => {
    items.push(item)
    if (read.problem || item.state === 'refused' || groupOf(item) === 'known') return
    const text = JSON.stringify({ ...read.record, id: item.id })
    entries.push({ item, text, ownId: read.record.id })
    if (item.state !== 'new') return
    texts.set(item.id, text)
    digests.add(digestOf(read.record))
    alikes.add(read.record)
  }

  /** Plays of one title in one file are told together. */
  const leaveOut = ({ name, title }: LeftOut): void => {
    const before = items.findLast((item) => item.state === 'left-out' && item.name === name && item.title === title)
    if (before?.state === 'left-out') before.plays++
    else items.push({ name, state: 'left-out', title, plays: 1 })
  }

  const keep = (write: Write, at: string): void => {
    const before = writeGame(store, write, at, catalogue)
    store.unfinished.importing([{ id: write.id, before }])
  }

  return {
    items,
    count() {
      const count = { new: 0, back: 0, changed: 0, known: 0, refused: 0, other: 0, losing: 0 }
      for (const item of items) {
        count[groupOf(item)]++
        if (item.state === 'back') count.back++
        if (item.state === 'changed' && item.losing) count.losing++
      }
      return count
    },
    refuse: (name, wrong) => void items.push({ name, state: 'refused', game: null, problem: wrong }),
    async add(name, bytes, pace) {
      for await (const game of readFile(name, bytes, catalogue)) {
        if ('title' in game) leaveOut(game)
        else remember(judge(game), game)
        await pace(items.length, null)
      }
    },
    choose(at, keep) {
      for (const item of at === null ? items : items.slice(at, at + 1)) if (item.state === 'changed') item.keep = keep
    },
    size: () => entries.reduce((bytes, { text }) => bytes + text.length, 0),
    writes: () => entries.some((entry) => writesOf(entry).length > 0),
    async run(at, pace) {
      const writes = planOf(entries)
      let kept = 0
      const checkUntouched = () => {
        // With a backup that was restored in the meantime they are gone.
        if (store.unfinished.imported() !== kept) throw refusal('not-allowed-now')
      }
      try {
        await inSlices(writes, {
          together: (work) => store.atomically(() => (checkUntouched(), work())),
          one: (write) => keep(write, at),
          done: (some) => pace((kept += some.length), writes.length),
        })
        store.unfinished.importDone()
      } catch (error) {
        await takeOutUnfinished(store)
        throw error
      }
      const result = resultOf(writes, entries)
      entries.length = 0
      return result
    },
  }
}

/** Whether a game in the archive says the same as this record, but for the id. */
function saysTheSame({ games }: Stores, id: string, record: GameRecord): boolean {
  const found = games.find(id)
  return found !== null && differencesOf(parsed(found.record), record).length === 0
}
