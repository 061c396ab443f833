/** An import as the dialog sees it: files on their way, what was found in them, and the games being written. */
import type {
  ImportCount,
  ImportGroup,
  ImportItem,
  ImportProgress,
  ImportResult,
  Keep,
  TableColumns,
  TablePreview,
} from '../../../contract/archive.ts'
import { isApiError } from '../../../contract/errors.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import { justAdded } from '../just-added.svelte.ts'
import { sendFile, type Readable } from './transfer.ts'
import { present } from '../../../games/building-blocks/present.ts'

const PAGE = 100
const NOTHING: ImportCount = { new: 0, back: 0, changed: 0, known: 0, refused: 0, other: 0, losing: 0 }

export type ImportStage = 'choosing' | 'checking' | 'mapping' | 'checked' | 'writing'

export class Importing {
  stage = $state<ImportStage>('choosing')
  count = $state.raw<ImportCount>(NOTHING)
  /** The group of found games on show, with as many of them as were asked for. */
  group = $state<ImportGroup | null>(null)
  items = $state.raw<ImportItem[]>([])
  /** Bytes, or games while they are written. */
  done = $state(0)
  total = $state(0)
  /** Games judged so far. */
  checked = $state(0)
  /** A table from elsewhere whose columns somebody has to name; null while none waits. */
  table = $state.raw<TablePreview | null>(null)
  #mapped: (() => void) | null = null
  readonly #services: Services
  #id: string | null = null

  get #underWay(): string {
    return present(this.#id, 'the import under way')
  }

  constructor(services: Services) {
    this.#services = services
  }

  get found(): number {
    const { new: fresh, changed, known, refused, other } = this.count
    return fresh + changed + known + refused + other
  }

  /** The size of the group on show. */
  get shownOf(): number {
    return this.group === null ? this.found : this.count[this.group]
  }

  hear({ id, done, total }: ImportProgress) {
    if (id !== this.#id) return
    if (total === null) this.checked = done
    else Object.assign(this, { done, total })
  }

  /** Reads and judges these files; a new choice takes the place of one before. */
  async check(files: readonly Readable[]): Promise<void> {
    this.#begin(files.reduce((sum, { size }) => sum + size, 0))
    await this.#unlessStopped(async () => {
      const id = (this.#id = await this.#services.call('import.begin'))
      for (const file of files) {
        if (this.#id !== id) return
        this.count = await sendFile(this.#services, id, file, (bytes) => (this.done += bytes))
        this.table = await this.#services.call('import.table', id)
        if (this.table) await this.#whenMapped()
      }
      if (this.#id !== id) return
      this.stage = 'checked'
      await this.show(null)
    })
    for (const file of files) file.done?.()
  }

  /** Names the columns of the table that waits, or leaves it out. */
  async map(columns: TableColumns | null): Promise<void> {
    this.stage = 'checking'
    await this.#unlessStopped(async () => {
      this.count = await this.#services.call('import.map', { id: this.#underWay, columns })
    })
    this.table = null
    this.#mapped?.()
  }

  #whenMapped(): Promise<void> {
    this.stage = 'mapping'
    return new Promise((mapped) => (this.#mapped = mapped))
  }

  #begin(total: number) {
    Object.assign(this, { stage: 'checking', count: NOTHING, items: [], done: 0, total, checked: 0 })
  }

  async show(group: ImportGroup | null): Promise<void> {
    this.group = group
    this.items = []
    await this.more()
  }

  async more(): Promise<void> {
    const call = { id: this.#underWay, state: this.group, skip: this.items.length, count: PAGE }
    await this.#unlessStopped(async () => {
      this.items = [...this.items, ...(await this.#services.call('import.items', call))]
    })
  }

  /** Says which is kept of a changed game, by its `at`, or of all of them. */
  async choose(at: number | null, keep: Keep): Promise<void> {
    const chosen = (item: ImportItem) => item.state === 'changed' && (at === null || item.at === at)
    await this.#unlessStopped(async () => {
      await this.#services.call('import.choose', { id: this.#underWay, at, keep })
      this.items = this.items.map((item) => (chosen(item) ? { ...item, keep } : item) as ImportItem)
    })
  }

  /** The result; null if it was stopped or failed, and nothing was kept. */
  async keep(): Promise<ImportResult | null> {
    Object.assign(this, { stage: 'writing', done: 0, total: this.count.new })
    const kept = await this.#unlessStopped(async () => {
      const added = await this.#newIds()
      const count = await this.#services.call('import.run', this.#underWay)
      added.forEach((id) => justAdded.add(id))
      return count
    })
    this.stage = 'checked'
    return kept ?? null
  }

  /** The ids of the games to be added, at most the first 200. */
  async #newIds(): Promise<string[]> {
    const call = { id: this.#underWay, state: 'new', skip: 0, count: 200 } as const
    const items = await this.#services.call('import.items', call)
    return items.flatMap((item) => ('id' in item ? [item.id] : []))
  }

  /** Cancels everything in progress and drops its results. */
  stop() {
    if (this.#id) this.#services.call('import.drop', this.#id).catch(notifyError)
    this.#id = null
    this.table = null
    this.#mapped?.()
    this.stage = 'choosing'
  }

  async #unlessStopped<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      const stopped = this.#id === null && isApiError(error) && error.code === 'not-found'
      if (!stopped) notifyError(error)
      if (!stopped && this.stage === 'checking') this.stop()
      return undefined
    }
  }
}
