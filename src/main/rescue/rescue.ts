/**
 * The recovery from a damaged database. Everything is read from a copy and put together beside it; the damaged files
 * themselves are only renamed, once the person has decided.
 */
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Damage, RescueApi, RescueResult, RescueState, RescueChoice } from '../../contract/schemas/rescue.ts'
import { makeFolders } from '../platform/make-folders.ts'
import { pacer } from '../platform/pace.ts'
import { backupFiles } from '../store/backups/backups.ts'
import { storageRefusal } from '../platform/storage-errors.ts'
import { type Kept, type KeptGame, type KeptOptions, openKept } from '../store/salvage/keep.ts'
import { STEP } from '../store/salvage/pages.ts'
import { foundGames } from '../store/salvage/read.ts'
import { replaceDatabase, rescueFolder } from '../store/durability/set-aside.ts'
import { judged } from './judge.ts'

export interface RescueOptions {
  catalogue: Catalogue
  folder: string
  damage: Damage
  now: () => Date
  /** Told now and then how many games were read so far. */
  progress: (games: number) => void
}

/** Games that are shown one by one. */
const MOST_SHOWN = 100

interface Findings {
  state: RescueState
  salvaged: Kept
  backup: Kept | null
  empty: Kept
}

/** The folder must be this process's own until `close`. */
export class Rescue {
  readonly #deps: RescueOptions
  readonly #work: string
  #findings: Promise<Findings> | null = null
  #closed = false

  constructor(options: RescueOptions) {
    this.#deps = options
    this.#work = rescueFolder(options.folder)
  }

  readonly api: RescueApi = {
    'rescue.look': () => inWords(async () => (await this.#look()).state),
    'rescue.run': (choice) => inWords(async () => this.#put(choice, await this.#look())),
  }

  /** Stops reading and leaves everything as it was. */
  close(): void {
    this.#closed = true
  }

  async #find(): Promise<Findings> {
    const { folder, damage } = this.#deps
    const work = this.#work
    rmSync(work, { recursive: true, force: true })
    const damaged = copyOfDamaged(folder, join(work, 'damaged'))
    const salvaged = await openKept(join(work, 'salvaged'), this.#deps)
    const empty = await openKept(join(work, 'empty'), this.#deps)
    const found = await goodBackup(folder, work, this.#deps)
    const backup = found?.kept ?? null
    await this.#salvage(damaged, salvaged, backup)
    const { count: beyond, games } = (backup ?? empty).missing(salvaged.file, MOST_SHOWN)
    const offered = found && { at: found.at, ...found.kept.count() }
    return { state: { damage, backup: offered, salvaged: salvaged.count(), beyond, games }, salvaged, backup, empty }
  }

  async #salvage(damaged: string, into: Kept, backup: Kept | null): Promise<void> {
    const { catalogue, progress } = this.#deps
    let games = 0
    const valid: KeptGame[] = []
    const pace = pacer(() => {
      into.put(valid.splice(0))
      progress(games)
    })
    for (const found of foundGames(damaged)) {
      const game = found !== STEP && judged(found, backup?.find(found.id)?.record === found.record, catalogue)
      if (game) valid.push({ ...game, removedAt: found.removedAt })
      if (found !== STEP) games++
      await pace()
      if (this.#closed) throw refusal('disconnected')
    }
    into.put(valid)
    for (const step of into.putOthers(damaged)) if (step === STEP) await pace()
  }

  /**
   * Returns the findings, searched for once. After a failure, for example on a full disk, the next request searches
   * again.
   */
  #look(): Promise<Findings> {
    this.#findings ??= this.#find()
    this.#findings.catch(() => (this.#findings = null))
    return this.#findings
  }

  #put(choice: RescueChoice, { salvaged, backup, empty }: Findings): RescueResult {
    const { folder, now } = this.#deps
    const made = { backup, salvage: salvaged, empty }[choice]
    if (!made) throw refusal('bad-arguments', { call: 'rescue.run', at: '', problem: 'no-backup' })
    if (choice !== 'salvage') made.add(salvaged.file, choice === 'backup' ? 'all' : 'settings')
    const count = made.count()
    this.#findings = null
    for (const kept of [salvaged, backup, empty]) kept?.close()
    return { ...count, aside: replaceDatabase(folder, made.file, now()) }
  }
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw storageRefusal(error)
  }
}

/** A database that is gone is read as an empty one: its log may still be there. */
function copyOfDamaged(folder: string, to: string): string {
  makeFolders(to, 0o700)
  const copy = join(to, 'pithead.db')
  const file = join(folder, 'pithead.db')
  if (existsSync(file)) copyFileSync(file, copy)
  else writeFileSync(copy, '')
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`)
  return copy
}

/** The newest backup that can be opened, as a copy of today's shape. */
async function goodBackup(folder: string, work: string, options: KeptOptions) {
  for (const { file, at } of backupFiles(folder, options.now())) {
    const own = join(work, 'backup')
    rmSync(own, { recursive: true, force: true })
    const kept = await openKept(own, options, file).catch(() => null)
    if (kept) return { kept, at }
  }
  return null
}
