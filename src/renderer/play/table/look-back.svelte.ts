/** Looks back at an earlier position of the table on the screen, while the game goes on. */
import type { TableState } from '../../../contract/api.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'

export class LookBack {
  /** The earlier position; null while the present one is shown. */
  table = $state.raw<TableState | null>(null)
  /** Whole moves made there. */
  moves = $state(0)
  readonly #services: Services
  readonly #id: string

  constructor(services: Services, id: string) {
    this.#services = services
    this.#id = id
  }

  /** Nobody is asked in the past. */
  to = async (moves: number): Promise<void> => {
    try {
      const past = await this.#services.call('tables.look', { id: this.#id, moves })
      this.table = { ...past, waiting: 'finished' }
      this.moves = moves
    } catch (error) {
      notifyError(error)
    }
  }

  end = (): void => void (this.table = null)
}
