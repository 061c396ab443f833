/** Presses that lose something, or can't be undone, and so are made twice: the first arms the button, which says what follows. */
export class PressTwice {
  readonly #revision: () => number
  #armed = $state.raw<{ what: string; revision: number } | null>(null)

  /** Another revision of the table disarms. */
  constructor(revision: () => number) {
    this.#revision = revision
  }

  /** Whether the next press of this does it. */
  isArmed(what: string): boolean {
    return this.#armed?.what === what && this.#armed.revision === this.#revision()
  }

  /** Whether it is to be done: it was armed. Else it is now, in place of anything else. */
  press(what: string): boolean {
    if (this.isArmed(what)) return true
    this.#armed = { what, revision: this.#revision() }
    return false
  }
}
