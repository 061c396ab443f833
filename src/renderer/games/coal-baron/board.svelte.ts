/** What the parts of a board share: the table, the way to act on it, and the words at what is pointed at. */
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Options } from '../../../games/coal-baron/facets/wire.ts'
import type { Decision, SeatView, View } from '../../../games/coal-baron/types.ts'
import { onlyPerson } from '../../../games/bots.ts'
import type { Player } from '../../../games/game.ts'
import { announce } from '../../base/announcer.svelte.ts'
import type { CoalBaronAction, CoalBaronTable } from './types.ts'

/** Words beside a part of the board; `bad` after it was chosen in vain. */
export interface Hint {
  anchor: Element
  text: string
  bad: boolean
}

export class Board {
  hint = $state.raw<Hint | null>(null)
  /** What the idea begins with that is pointed at among the hints. */
  idea = $state.raw<Decision | null>(null)
  readonly #table: () => CoalBaronTable
  readonly #act: () => (action: CoalBaronAction) => Promise<void>
  #last: Promise<void> = Promise.resolve()
  #pending = 0

  constructor(table: () => CoalBaronTable, act: () => (action: CoalBaronAction) => Promise<void>) {
    this.#table = table
    this.#act = act
  }

  get table(): CoalBaronTable {
    return this.#table()
  }
  get view(): View {
    return this.table.view
  }
  get options(): Options {
    return this.table.allowed
  }
  /** Whether the people at the table are asked for a decision now. */
  get asks(): boolean {
    return this.table.waiting === 'decision'
  }
  /**
   * The seat whose pit is shown: whose turn it is, between turns the starting player's. A single person among bots has his
   * own pit in sight, to plan his next turn, and another one only while its bot mines.
   */
  get seat(): number {
    const { turn, startingPlayer, phase } = this.view
    const mover = turn ?? startingPlayer
    return phase === 'mining' ? mover : (onlyPerson(this.table.players) ?? mover)
  }
  get player(): Player {
    return this.table.players[this.seat]
  }
  get own(): SeatView {
    return this.view.seats[this.seat]
  }

  isIdea(decision: Decision): boolean {
    return this.idea !== null && this.asks && JSON.stringify(this.idea) === JSON.stringify(decision)
  }

  /** Decides what was chosen on the table as it is now; a second click on a table already left behind does nothing. */
  decide(decision: Decision) {
    this.#send({ type: 'decide', decision })
  }

  takeBack() {
    this.#send({ type: 'take-back' })
  }

  /** Does something once what was done before has arrived, so that quick fingers meet the table they expect. */
  soon(then: () => void) {
    if (this.#pending === 0) then()
    else this.#last = this.#last.then(then)
  }

  #send(action: CoalBaronAction) {
    const { revision } = this.table
    this.hint = null
    this.#pending++
    this.#last = this.#last
      .then(() => (this.table.revision === revision ? this.#act()(action) : undefined))
      .finally(() => this.#pending--)
  }

  /** Says beside `anchor`, and aloud, why it can't be done. */
  refuse(anchor: Element, text: string) {
    this.hint = { anchor, text, bad: true }
    announce(text)
  }

  /** Shows words beside an element while it is pointed at or focused; none where `text` gives none. */
  hinted(text: () => string | null): Attachment {
    return (anchor) => {
      const show = () => {
        const words = text()
        this.hint = words ? { anchor, text: words, bad: false } : null
      }
      const forget = () => {
        if (this.hint?.anchor === anchor) this.hint = null
      }
      // A focused element that leaves the page loses the focus while the page is being updated, where nothing may change.
      const hide = () => queueMicrotask(forget)
      const showIfVisible = () => anchor.matches(':focus-visible') && show()
      const listeners = { pointerenter: show, focus: showIfVisible, pointerleave: hide, blur: hide }
      for (const [name, listener] of Object.entries(listeners)) anchor.addEventListener(name, listener)
      return () => {
        for (const [name, listener] of Object.entries(listeners)) anchor.removeEventListener(name, listener)
        hide()
      }
    }
  }
}

export const [useBoard, provideBoard] = createContext<Board>()
