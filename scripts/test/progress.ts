import type { Announcer, Finished } from './run-steps.ts'
import type { Step } from './steps.ts'
import type { Tally } from './tally.ts'
import { present } from '../../src/games/building-blocks/present.ts'

/** Milliseconds between two lines of progress: on a screen one line is written over and over, elsewhere each stays. */
const OFTEN = 1000
const SELDOM = 30_000

const BAR = 10

export const seconds = (value: number): string => `${value.toFixed(1)} s`

/** How far a test runner is, as a bar and in numbers. */
function farness({ ended, total, failed }: Tally): string {
  const done = total > 0 ? Math.floor((ended / total) * BAR) : 0
  const bar = '#'.repeat(done) + '.'.repeat(BAR - done)
  return `[${bar}] ${ended} of ${total}${failed.length > 0 ? `, ${failed.length} failed` : ''}`
}

/** Words the result of a step that has ended. */
export function ending({ step, status, output, without, seconds: took }: Finished): string {
  if (without) return `not run ${step.name}: ${without} failed`
  const remark = status === 0 && step.remark ? `: ${output}` : ''
  return `${status === 0 ? 'ok' : 'FAILED'} ${step.name}${remark} (${seconds(took)})`
}

interface Screen {
  isTTY?: boolean
  columns?: number
  write: (text: string) => unknown
}

/** Writes a line for each step that has ended and, in between, how far the others are. */
export class Progress implements Announcer {
  readonly #screen: Screen
  readonly #running = new Map<Step, { since: number; tally?: Tally }>()
  readonly #timer: NodeJS.Timeout
  readonly #start = performance.now()

  constructor(screen: Screen = process.stdout) {
    this.#screen = screen
    this.#timer = setInterval(() => this.show(), screen.isTTY ? OFTEN : SELDOM)
  }

  begins(step: Step): void {
    this.#running.set(step, { since: performance.now() })
  }

  told(step: Step, tally: Tally): void {
    present(this.#running.get(step), 'the running step').tally = tally
  }

  ended(finished: Finished): void {
    this.#running.delete(finished.step)
    this.#clear()
    this.#screen.write(`${ending(finished)}\n`)
  }

  /** Writes how far all running steps are. */
  show(): void {
    if (this.#running.size === 0) return
    const { isTTY, columns = 80 } = this.#screen
    const now = performance.now()
    const parts = [...this.#running].map(([{ name }, { since, tally }]) =>
      [name, ...(tally ? [farness(tally)] : []), `${Math.round((now - since) / 1000)} s`].join(' '),
    )
    const line = `… ${Math.round((now - this.#start) / 1000)} s: ${parts.join('; ')}`
    this.#clear()
    this.#screen.write(isTTY ? line.slice(0, columns - 1) : `${line}\n`)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#clear()
  }

  #clear(): void {
    if (this.#screen.isTTY) this.#screen.write('\r\u001b[2K')
  }
}
