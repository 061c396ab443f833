/**
 * The clocks of the people at a table: they count while their player thinks in sight of the board and the machine is awake,
 * and are kept by the services.
 */
import { untrack } from 'svelte'
import { newTimer, timed, timedFor, type Timer } from '../../../games/building-blocks/timer.ts'
import { awakeNow } from '../../app/awake-clock.ts'
import type { Services } from '../../app/services.svelte.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** Counted at most that long before it is kept. */
const KEPT_EVERY = 10_000
/** Whether the clocks are shown or not: what lies between two looks that are far apart isn't counted. */
const LOOKED_AT_EVERY = 1000

interface Counting {
  players: () => number
  /** The seat on turn; null while nobody is. */
  turn: () => number | null
  /** Whether that seat's player thinks now. */
  thinks: () => boolean
}

export class TableClock {
  /** Null if nothing is counted. */
  timer = $state.raw<Timer | null>(null)
  readonly #services: Services
  readonly #id: string
  #counting: Counting | null = null

  constructor(services: Services, id: string) {
    this.#services = services
    this.#id = id
  }

  /** Call it while a component is set up, once; the clocks run as long as that lives. */
  follow(counting: Counting): void {
    this.#counting = counting
    void this.#open()
    $effect(() => this.#follows(counting.turn(), counting.thinks()))
    $effect(() => () => this.#follows(null, false))
    $effect(() => {
      if (!this.timer || !isRunning(this.timer)) return
      const looking = setInterval(awakeNow, LOOKED_AT_EVERY)
      const keeping = setInterval(() => this.#keep(), KEPT_EVERY)
      return () => {
        clearInterval(looking)
        clearInterval(keeping)
      }
    })
  }

  /** Seconds for each turn, null for as long as it takes; undefined: nothing is counted any more. */
  limit(seconds: number | null | undefined): void {
    if (seconds === undefined) this.timer = null
    else if (this.timer) this.timer = { ...this.timer, limit: seconds }
    else this.#begin(seconds)
    this.#keep()
  }

  /** From nought. */
  restart(): void {
    if (this.timer) this.#begin(this.timer.limit)
    this.#keep()
  }

  #begin(limit: number | null): void {
    const { players, turn, thinks } = present(this.#counting, 'the table that is counted')
    this.timer = timedFor(newTimer(players(), turn() ?? 0, limit), turn(), thinks(), awakeNow())
  }

  async #open(): Promise<void> {
    try {
      const kept = await this.#services.call('clock.open', this.#id)
      const { turn, thinks } = present(this.#counting, 'the table that is counted')
      if (kept && !this.timer) this.timer = timedFor({ ...kept, since: null }, turn(), thinks(), awakeNow())
    } catch {
      // A table whose clocks can't be read is played without them.
    }
  }

  #follows(turn: number | null, thinks: boolean): void {
    untrack(() => {
      const before = this.timer
      if (!before || ((turn ?? before.seat) === before.seat && isRunning(before) === thinks)) return
      this.timer = timedFor(before, turn, thinks, awakeNow())
      this.#keep()
    })
  }

  #keep(): void {
    const clock = this.timer && timed(this.timer, 'pause', awakeNow(), 0)
    // If this fails, the next change keeps the clock.
    this.#services.call('clock.keep', { id: this.#id, clock: clock && standing(clock) }).catch(() => {})
  }
}

const isRunning = ({ since }: Timer) => since !== null
const standing = ({ since: _, ...clock }: Timer) => clock
