/** Slots for work at the same time. A caller that finds too few free waits for its turn, in the order of the calls. */
export class Slots {
  readonly all: number
  #free: number
  readonly #waiting: { count: number; begin: () => void }[] = []

  constructor(all: number) {
    this.all = all
    this.#free = all
  }

  /** Resolves once `count` slots are taken; no more than there are. */
  take(count: number): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push({ count: Math.min(count, this.all), begin })
      this.#serve()
    })
  }

  free(count: number): void {
    this.#free += Math.min(count, this.all)
    this.#serve()
  }

  #serve(): void {
    for (let [next] = this.#waiting; next && next.count <= this.#free; [next] = this.#waiting) {
      this.#free -= next.count
      this.#waiting.shift()
      next.begin()
    }
  }
}
