/** The lesson at the table on the screen. */
import type { LessonState } from '../../../contract/schemas/lessons.ts'
import { goToTable } from '../../app/router.svelte.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'

export class TableLesson {
  /** Null at a table without a lesson, and once it is left. */
  state = $state.raw<LessonState | null>(null)
  readonly #services: Services
  readonly #id: string

  constructor(services: Services, id: string) {
    this.#services = services
    this.#id = id
  }

  /** Fetches where it is, and hears of every step until the returned function is called. */
  follow(): () => void {
    const stop = this.#services.on('lesson.changed', (state) => this.#show(state), this.#id)
    void this.#open()
    return stop
  }

  /** Goes on; the next chapter may be at another table. */
  next = (): Promise<void> => this.#act('next')
  leave = (): Promise<void> => this.#act('leave')
  /** Leaves, and has statistics count the game. */
  count = (): Promise<void> => this.#act('count')

  /** Takes away what is still said of a lesson that is over. */
  close = (): void => void (this.state = null)

  async #open() {
    try {
      this.#show(await this.#services.call('lessons.open', this.#id))
    } catch (error) {
      notifyError(error)
    }
  }

  async #act(act: 'next' | 'leave' | 'count') {
    try {
      const state = await this.#services.call('lessons.act', { id: this.#id, act })
      if (state.id === this.#id) this.#show(state)
      else goToTable(state.id)
    } catch (error) {
      notifyError(error)
    }
  }

  #show(state: LessonState | null) {
    this.state = state?.stage === 'left' ? null : state
  }
}
