/** Bringing games in: every file is read and judged first, and nothing is kept before it is wanted. */
import { refusal } from '../../contract/errors.ts'
import type { ImportCount, ImportGroup, ImportItem, ImportResult, Keep, TableColumns } from '../../contract/archive.ts'
import type { Problem } from '../../games/building-blocks/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { parsedRecord, withNames, type GameRecord } from '../../games/record/record.ts'
import { digestOf } from '../store/games/digest.ts'
import { withExercises } from '../exercises/taken-along.ts'
import { inSlices } from '../platform/pace.ts'
import type { Source } from '../platform/source.ts'
import type { ImportSpool, Spooled } from '../store/archive/import-spool.ts'
import type { Stores } from '../store/store.ts'
import { alikePlay, dayKey, type Known } from './alike.ts'
import { differencesOf, saysNoMore, sideOf } from './compare.ts'
import { planOf, writesOf, type Write } from './import-plan.ts'
import { writeGame } from './import-write.ts'
import { readFile, type LeftOut, type ReadGame } from './read-file.ts'
import { takeOutUnfinished } from './take-out.ts'

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

type JudgedItem = Exclude<ImportItem, { state: 'left-out' }>

export class Import {
  readonly #store: Stores
  readonly #catalogue: Catalogue
  readonly #spool: ImportSpool
  readonly #count = { new: 0, back: 0, changed: 0, known: 0, refused: 0, other: 0, losing: 0 }

  constructor(store: Stores, catalogue: Catalogue) {
    this.#store = store
    this.#catalogue = catalogue
    this.#spool = store.importSpool()
  }

  /** The number of games found so far. */
  length(): number {
    return this.#spool.length()
  }

  /** The games found of one kind or all, in file order. */
  page(group: ImportGroup | null, skip: number, count: number): ImportItem[] {
    return this.#spool.page(group, skip, count)
  }

  count(): ImportCount {
    return { ...this.#count }
  }

  /**
   * Judges a file game by game and remembers the new and the changed ones; `pace` is awaited after each and may throw. `columns`
   * are those of a table from elsewhere.
   */
  async add(name: string, file: Source, pace: Pace, columns?: TableColumns): Promise<void> {
    const { length } = this.#spool
    const leftOut = new LeftOutPlays()
    const breathe = () => pace(length(), null)
    for await (const game of readFile(name, file, this.#catalogue, breathe, columns)) {
      if ('title' in game) leftOut.note(game)
      else this.#found(game)
      await pace(length(), null)
    }
    for (const plays of leftOut.all()) this.#note({ ...plays, state: 'left-out' }, null)
  }

  /** Notes a file that isn't even read. */
  refuse(name: string, problem: Problem): void {
    this.#note({ name, state: 'refused', game: null, problem }, null)
  }

  /** Chooses the version of a changed game, by its place among the items, or of all; `mine` by default. */
  choose(at: number | null, keep: Keep): void {
    this.#spool.choose(at, keep)
  }

  /** Characters of the records that are remembered. */
  size(): number {
    return this.#spool.size()
  }

  /** Ids of the games that are here already and differ. */
  changed(): string[] {
    const ids: string[] = []
    for (const { state, id } of this.#spool.games()) if (state === 'changed') ids.push(id)
    return ids
  }

  /** Whether a run would write anything. */
  writes(): boolean {
    for (const game of this.#spool.games()) if (writesOf(game).length > 0) return true
    return false
  }

  /**
   * Writes what is to be kept, a few games at a time; where that fails or `pace` throws, what was written is taken back, at the
   * next start at the latest. Throws `import-left` if it could not be taken back yet.
   */
  async run(at: string, pace: Pace): Promise<ImportResult> {
    const { partly, unfinished } = this.#store
    const { writes, result } = planOf(this.#spool.games())
    let kept = 0
    const checkUntouched = () => {
      // With a backup that was restored in the meantime they are gone.
      if (unfinished.imported() !== kept) throw refusal('not-allowed-now')
    }
    try {
      await inSlices(writes, {
        together: (work) => partly(() => (checkUntouched(), work())),
        one: (write) => this.#keep(write, at),
        done: (some) => pace((kept += some.length), writes.length),
      })
      unfinished.importDone()
    } catch (error) {
      await takeOutUnfinished(this.#store)
      throw error
    }
    return result
  }

  /** Forgets all of it. */
  close(): void {
    this.#spool.close()
  }

  /** The record under an id, in the files so far or in the archive, and whether it was removed there. */
  #knownAs(id: string): Known | null {
    const text = this.#spool.newText(id)
    if (text !== null) return { record: parsedRecord(text), removed: false }
    const found = this.#store.games.find(id)
    if (!found) return null
    const record = withExercises(this.#store, withNames(parsedRecord(found.record)))
    return { record, removed: found.removedAt !== null }
  }

  /** Whether the archive has the same game under another id: with the same words, where these are asked for. */
  #isKnownElsewhere(record: GameRecord, digest: string, words: boolean): boolean {
    return this.#store.archive
      .withDigest(digest)
      .some(({ id, removed }) => !removed && id !== record.id && (!words || saysTheSame(this.#store, id, record)))
  }

  #found(game: ReadGame): void {
    const { name, read } = game
    if (read.problem)
      return this.#note({ name, state: 'refused', game: read.game ?? null, problem: read.problem }, null)
    const { record } = read
    const digest = digestOf(record)
    const item = this.#judge(game, record, digest)
    if (item.state === 'refused' || groupOf(item) === 'known') return this.#note(item, null)
    const text = JSON.stringify({ ...record, id: item.id })
    this.#note(item, { id: item.id, ownId: record.id, text, digest, play: dayKey(record) })
  }

  #judge({ name, isPlay = false }: ReadGame, record: GameRecord, digest: string): JudgedItem {
    const { id, players, startedAt } = record
    const head = { name, id, players, startedAt }
    const known = this.#knownAs(id)
    if (!known && (this.#spool.hasNewDigest(digest) || this.#isKnownElsewhere(record, digest, false)))
      return { ...head, state: 'same-content' }
    if (!known) {
      const alike = isPlay ? this.#alike(record) : null
      return alike === null ? { ...head, state: 'new' } : { ...head, ...this.#changedItem(alike, record, true) }
    }
    const isKnown = isPlay
      ? saysNoMore(known.record, record, this.#catalogue)
      : differencesOf(known.record, record).length === 0
    if (isKnown) return { ...head, state: known.removed ? 'back' : 'same-id' }
    if (this.#isKnownElsewhere(record, digest, true)) return { ...head, state: 'same-content' }
    return { ...head, ...this.#changedItem(known, record, false) }
  }

  #alike(record: GameRecord): Known | null {
    return alikePlay(record, this.#store, { ofFiles: this.#spool.newPlays, under: (id) => this.#knownAs(id) })
  }

  #changedItem({ record, removed }: Known, other: GameRecord, alike: boolean) {
    const [mine, theirs] = [record, other].map((each) => sideOf(each, this.#catalogue))
    return {
      ...{ state: 'changed' as const, id: record.id, at: this.#spool.length(), keep: 'mine' as const, removed, alike },
      losing: mine.hasParts && !theirs.hasParts,
      differences: differencesOf(record, other),
      ...{ mine, theirs },
    }
  }

  #note(item: ImportItem, game: Spooled | null): void {
    const group = groupOf(item)
    this.#spool.add(item, group, game)
    this.#count[group]++
    if (item.state === 'back') this.#count.back++
    if (item.state === 'changed' && item.losing) this.#count.losing++
  }

  #keep(write: Write, at: string): void {
    const before = writeGame(this.#store, write, this.#spool.textAt, { at, catalogue: this.#catalogue })
    this.#store.unfinished.importing([{ id: write.id, before }])
  }
}

/** Plays of games that aren't on offer, counted by file and title. */
class LeftOutPlays {
  readonly #titles = new Map<string, LeftOut & { plays: number }>()

  note({ name, title }: LeftOut): void {
    const key = JSON.stringify([name, title])
    this.#titles.set(key, { name, title, plays: (this.#titles.get(key)?.plays ?? 0) + 1 })
  }

  all() {
    return this.#titles.values()
  }
}

/** Whether a game in the archive says the same as this record, but for the id. */
function saysTheSame({ games }: Stores, id: string, record: GameRecord): boolean {
  const found = games.find(id)
  return found !== null && differencesOf(parsedRecord(found.record), record).length === 0
}
