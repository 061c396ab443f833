/** Variations, comments and names of positions kept with a finished game. */
import type { KeptPlace, Study as StudyOpened } from '../../../contract/schemas/study.ts'
import { isSameJson } from '../../../games/building-blocks/same-json.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import { callPatiently, type Services } from '../../app/services.svelte.ts'
import { notify, notifyError } from '../../app/toasts.svelte.ts'
import { problemText } from '../../i18n/problems.ts'
import { m } from '../../paraglide/messages.js'

export type { KeptPlace }

/** A position by what led there: whole moves of the record, and the decisions made after them. */
export type Place = Pick<KeptPlace, 'moves' | 'line'>

/** A position's name and comment, each null if it has none. */
export type Told = Pick<KeptPlace, 'name' | 'comment'>

export class Kept {
  /** In the order of the game's moves. */
  all = $state.raw<readonly KeptPlace[]>([])
  /** The position that somebody is asked about; null while nobody is. */
  asked = $state.raw<Place | null>(null)
  readonly #services: Services
  readonly #record: GameRecord

  constructor(services: Services, record: GameRecord) {
    this.#services = services
    this.#record = record
    if (record.study) void this.#load()
  }

  /** The kept place at exactly this position, if there is one. */
  of({ moves, line }: Place): KeptPlace | undefined {
    return this.all.find((kept) => kept.moves === moves && isSameJson(kept.line, line))
  }

  /** The kept position after `moves` moves of the game, and the kept variations that start there. */
  after(moves: number): readonly KeptPlace[] {
    return this.all.filter((kept) => kept.moves === moves)
  }

  /**
   * Keeps a position, replacing any earlier name and comment. Resolves with whether that worked. Waits for the services
   * while `isWanted` returns true.
   */
  keep({ moves, line }: Place, told: Told, isWanted = () => true): Promise<boolean> {
    return this.#call(() =>
      callPatiently(this.#services, isWanted, 'study.keep', { ...this.#game, moves, line, ...told }),
    )
  }

  /** Keeps a position no longer, and offers to undo that. */
  async drop(kept: KeptPlace, name: string): Promise<void> {
    const { moves, line } = kept
    const isDone = await this.#call(() => this.#services.call('study.drop', { ...this.#game, moves, line }))
    if (!isDone) return
    const undo = { label: m.undo, run: () => void this.keep(kept, { name: kept.name, comment: kept.comment }) }
    notify({ tone: 'plain', text: () => m.study_kept_dropped({ name }), about: 'kept', action: undo })
  }

  get #game() {
    return { game: this.#record.game, id: this.#record.id }
  }

  #load(): Promise<boolean> {
    return this.#call(() => this.#services.call('study.open', this.#record.id))
  }

  async #call(call: () => Promise<Pick<StudyOpened, 'kept' | 'unsound'>>): Promise<boolean> {
    try {
      const { kept, unsound } = await call()
      this.all = kept
      if (unsound.length > 0)
        notify({
          tone: 'bad',
          about: 'kept',
          text: () => m.study_kept_unsound({ count: unsound.length, problem: problemText(unsound[0]) }),
        })
      return true
    } catch (error) {
      notifyError(error)
      return false
    }
  }
}
