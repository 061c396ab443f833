/** Which page shows which exercise, so that two windows never show the same. */

/** Milliseconds after which a page that was closed without a word gives back what it showed. */
const UNTIL = 60 * 60_000

interface Shown {
  key: string
  since: number
  isHelped: boolean
}

export class Kept {
  readonly #now: () => Date
  readonly #shown = new Map<string, Shown>()

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Whether no other page shows the exercise. */
  isFree(key: string, page: string): boolean {
    return [...this.#shown].every(([other, shown]) => other === page || shown.key !== key || this.#isOld(shown))
  }

  /** The page shows this exercise from now on, and no other. */
  keep(page: string, key: string): void {
    const isHelped = this.isHelped(page, key)
    this.#shown.set(page, { key, since: this.#now().getTime(), isHelped })
  }

  leave(page: string): void {
    this.#shown.delete(page)
  }

  helped(page: string, key: string): void {
    this.#shown.set(page, { key, since: this.#now().getTime(), isHelped: true })
  }

  isHelped(page: string, key: string): boolean {
    const shown = this.#shown.get(page)
    return shown?.key === key && shown.isHelped
  }

  #isOld({ since }: Shown): boolean {
    return this.#now().getTime() - since > UNTIL
  }
}
