/** Presses that lose something, or can't be undone, and so are made twice: the first arms the button, which says what follows. */
export class PressTwice<What extends string = string> {
  readonly #revision: () => number
  #pressed = $state.raw<{ what: What; revision: number } | null>(null)

  /** Another revision of the table disarms. */
  constructor(revision: () => number) {
    this.#revision = revision
  }

  /** The thing that the next press of it does; null if there is none. */
  get armed(): What | null {
    return this.#pressed?.revision === this.#revision() ? this.#pressed.what : null
  }

  isArmed(what: What): boolean {
    return this.armed === what
  }

  /** Whether it is to be done: it was armed. Else it is now, in place of anything else. */
  press(what: What): boolean {
    if (this.isArmed(what)) return true
    this.#pressed = { what, revision: this.#revision() }
    return false
  }

  disarm(): void {
    this.#pressed = null
  }
}
