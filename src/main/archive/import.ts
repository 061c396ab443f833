/** Bringing games in: every file is read and judged first, and nothing is kept before it is wanted. */
import { refusal } from '../../contract/errors.ts'
import type { ImportCount, ImportGroup, ImportItem, ImportResult, Keep } from '../../contract/archive.ts'
import type { Problem } from '../../games/base/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { withNames, type GameRecord } from '../../games/record/record.ts'
import { digestOf } from '../store/digest.ts'
import { inSlices } from '../base/pace.ts'
import type { Source } from '../base/source.ts'
import type { Spooled } from '../store/import-spool.ts'
import type { Stores } from '../store/store.ts'
import { alikePlays, type Known } from './alike.ts'
import { differencesOf, saysNoMore, sideOf } from './compare.ts'
import { planOf, writesOf, type Write } from './import-plan.ts'
import { writeGame } from './import-write.ts'
import { readFile, type LeftOut, type ReadGame } from './read-file.ts'
import { takeOutUnfinished } from './take-out.ts'

export interface Import {
  /** The number of games found so far. */
  length: () => number
  /** Of one kind or all, in file order. */
  page: (group: ImportGroup | null, skip: number, count: number) => ImportItem[]
  count: () => ImportCount
  /** Judges a file game by game and remembers the new and the changed ones; `pace` is awaited after each and may throw. */
  add: (name: string, file: Source, pace: Pace) => Promise<void>
  /** Notes a file that isn't even read. */
  refuse: (name: string, problem: Problem) => void
  /** Says which is kept of a changed game, by its place among the items, or of all; `mine` where nothing is said. */
  choose: (at: number | null, keep: Keep) => void
  /** Characters of the records that are remembered. */
  size: () => number
  /** Ids of the games that are here already and differ. */
  changed: () => string[]
  /** Whether a run would write anything. */
  writes: () => boolean
  /**
   * Writes what is to be kept, a few games at a time; where that fails or `pace` throws, what was written is taken back, at the
   * next start at the latest. Throws `import-left` where it could not be taken back yet.
   */
  run: (at: string, pace: Pace) => Promise<ImportResult>
  /** Forgets all of it. */
  close: () => void
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
  const spool = store.importSpool()
  const count = { new: 0, back: 0, changed: 0, known: 0, refused: 0, other: 0, losing: 0 }

  /** The record under an id, in the files so far or in the archive, and whether it was removed there. */
  const knownAs = (id: string): Known | null => {
    const text = spool.newText(id)
    if (text !== null) return { record: parsed(text), removed: false }
    const found = store.games.find(id)
    return found && { record: withNames(parsed(found.record)), removed: found.removedAt !== null }
  }

  const alikes = alikePlays(store, knownAs)

  /** Whether the archive has the same game under another id: with the same words, where these are asked for. */
  const isKnownElsewhere = (record: GameRecord, digest: string, words: boolean): boolean =>
    store.archive
      .withDigest(digest)
      .some(({ id, removed }) => !removed && id !== record.id && (!words || saysTheSame(store, id, record)))

  const judge = ({ name, isPlay = false }: ReadGame, record: GameRecord, digest: string): JudgedItem => {
    const { id, players, startedAt } = record
    const head = { name, id, players, startedAt }
    const known = knownAs(id)
    if (!known && (spool.hasNewDigest(digest) || isKnownElsewhere(record, digest, false)))
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
      ...{ state: 'changed' as const, id: record.id, at: spool.length(), keep: 'mine' as const, removed, alike },
      losing: mine.hasParts && !theirs.hasParts,
      differences: differencesOf(record, other),
      ...{ mine, theirs },
    }
  }

  const note = (item: ImportItem, game: Spooled | null): void => {
    const group = groupOf(item)
    spool.add(item, group, game)
    count[group]++
    if (item.state === 'back') count.back++
    if (item.state === 'changed' && item.losing) count.losing++
  }

  const found = (game: ReadGame): void => {
    const { name, read } = game
    if (read.problem) return note({ name, state: 'refused', game: read.game ?? null, problem: read.problem }, null)
    const { record } = read
    const digest = digestOf(record)
    const item = judge(game, record, digest)
    if (item.state === 'refused' || groupOf(item) === 'known') return note(item, null)
    const text = JSON.stringify({ ...record, id: item.id })
    note(item, { id: item.id, ownId: record.id, text, digest })
    if (item.state === 'new') alikes.add(record)
  }

  /** Plays of one title in one file are told together. */
  const leavingOut = () => {
    const titles = new Map<string, LeftOut & { plays: number }>()
    return {
      note({ name, title }: LeftOut) {
        const key = JSON.stringify([name, title])
        titles.set(key, { name, title, plays: (titles.get(key)?.plays ?? 0) + 1 })
      },
      tell() {
        for (const told of titles.values()) note({ ...told, state: 'left-out' }, null)
      },
    }
  }

  const keep = (write: Write, at: string): void => {
    const before = writeGame(store, write, spool.textAt, { at, catalogue })
    store.unfinished.importing([{ id: write.id, before }])
  }

  return {
    length: spool.length,
    page: spool.page,
    count: () => ({ ...count }),
    refuse: (name, wrong) => note({ name, state: 'refused', game: null, problem: wrong }, null),
    async add(name, file, pace) {
      const left = leavingOut()
      for await (const game of readFile(name, file, catalogue, () => pace(spool.length(), null))) {
        if ('title' in game) left.note(game)
        else found(game)
        await pace(spool.length(), null)
      }
      left.tell()
    },
    choose: spool.choose,
    size: spool.size,
    changed: () => [...spool.games()].flatMap(({ state, id }) => (state === 'changed' ? [id] : [])),
    writes() {
      for (const game of spool.games()) if (writesOf(game).length > 0) return true
      return false
    },
    async run(at, pace) {
      const { writes, result } = planOf(spool.games())
      let kept = 0
      const checkUntouched = () => {
        // With a backup that was restored in the meantime they are gone.
        if (store.unfinished.imported() !== kept) throw refusal('not-allowed-now')
      }
      try {
        await inSlices(writes, {
          together: (work) => store.partly(() => (checkUntouched(), work())),
          one: (write) => keep(write, at),
          done: (some) => pace((kept += some.length), writes.length),
        })
        store.unfinished.importDone()
      } catch (error) {
        await takeOutUnfinished(store)
        throw error
      }
      return result
    },
    close: spool.close,
  }
}

/** Whether a game in the archive says the same as this record, but for the id. */
function saysTheSame({ games }: Stores, id: string, record: GameRecord): boolean {
  const found = games.find(id)
  return found !== null && differencesOf(parsed(found.record), record).length === 0
}
