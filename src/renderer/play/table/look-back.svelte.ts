/** Looks back at an earlier position of the table on the screen, while the game goes on. */
import type { Settings, TableState } from '../../../contract/api.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import { isForecastShown } from '../bots/forecast.svelte.ts'
import { wholeChances } from '../bots/chances.ts'

export interface Past {
  /** Nobody is asked in the past. */
  table: TableState
  /** Whole moves made there. */
  moves: number
  /** Everybody's chance of winning, as it was there; null if no forecast is shown. */
  chances: readonly number[] | null
}

export class LookBack {
  /** The earlier position; null while the present one is shown. */
  past = $state.raw<Past | null>(null)
  /** The number of moves that was asked for last. */
  #wanted: number | null = null
  readonly #services: Services
  readonly #id: string
  readonly #setting: () => Settings['forecast']

  constructor(services: Services, id: string, setting: () => Settings['forecast']) {
    this.#services = services
    this.#id = id
    this.#setting = setting
  }

  /** Board and forecast change together, once both are known. */
  to = async (moves: number): Promise<void> => {
    this.#wanted = moves
    try {
      const past = await this.#at(moves)
      if (this.#wanted === moves) this.past = past
    } catch (error) {
      notifyError(error)
    }
  }

  /** Goes on from the position that was asked for last, however quickly this is called; not past the game's `last` move. */
  step = (by: 1 | -1, last: number): void => {
    const moves = (this.#wanted ?? last) + by
    if (moves >= 0 && moves <= last) void this.to(moves)
  }

  end = (): void => {
    this.#wanted = null
    this.past = null
  }

  async #at(moves: number): Promise<Past> {
    const position = { id: this.#id, moves }
    const table: TableState = { ...(await this.#services.call('tables.look', position)), waiting: 'finished' }
    if (!isForecastShown(table, this.#setting())) return { table, moves, chances: null }
    const forecast = await this.#services.call('tables.forecast', position).catch(() => null)
    return { table, moves, chances: forecast && wholeChances(forecast.chances) }
  }
}
