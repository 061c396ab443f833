/**
 * State shared by the parts of a board: the table, the actions on it, and the words for the target of the pointer.
 */
import { createContext } from 'svelte'
import type { CoalBaronWire, Options } from '../../../../games/coal-baron/wire/wire.ts'
import { lastMovesIn } from '../../../../games/coal-baron/rules/log-item.ts'
import type { Decision, OrderId, SeatView, SpaceId, Step } from '../../../../games/coal-baron/rules/types.ts'
import { turnsUp } from '../../../../games/coal-baron/rules/hidden.ts'
import { isSameJson } from '../../../../games/building-blocks/same-json.ts'
import { isBot, type Player } from '../../../../games/building-blocks/players.ts'
import { isTouch } from '../../../ui/click.ts'
import { PressTwice } from '../../../ui/press-twice.svelte.ts'
import { TableBoard } from '../../screens/board-state.svelte.ts'
import type { BoardProps } from '../../screens/table-screens.ts'
import { seatInSight } from './seat-in-sight.ts'
import { isStep } from './work-steps.ts'
import type { CoalBaronTable } from './envelopes.ts'

export class BoardState extends TableBoard<CoalBaronTable, Decision> {
  readonly #shown: () => number | null
  readonly #twice = new PressTwice<SpaceId>(() => this.table.revision)
  readonly #lastMoves = $derived.by(() => lastMovesIn(this.table))
  /** Derived, so that readers rerun only when it changes and not with every table. */
  readonly isMining = $derived.by(() => this.view.phase === 'mining')

  /** `shown` is the seat whose pit somebody chose to see. */
  constructor(table: () => CoalBaronTable, doing: () => BoardProps<CoalBaronWire>, shown: () => number | null) {
    super(table, doing)
    this.#shown = shown
  }

  get options(): Options {
    return this.table.allowed
  }
  /** The seat whose pit is shown. */
  get seat(): number {
    return this.#shown() ?? seatInSight(this.table, this.mover)
  }
  get player(): Player {
    return this.table.players[this.seat]
  }
  get own(): SeatView {
    return this.view.seats[this.seat]
  }

  isLit(space: SpaceId): boolean {
    return this.lit === space
  }

  /** The players whose last turn of this shift was at the space. */
  lastAt(space: SpaceId): Player[] {
    return this.table.players.filter((_, seat) => this.#lastMoves.get(seat) === space)
  }

  /** The space that waits for a second press. */
  get armed(): SpaceId | null {
    return this.#twice.armed
  }

  /** Whether this press is the first of two that the space takes: it turns something up, and people want to be asked. */
  arms(space: SpaceId, press: MouseEvent): boolean {
    const isAsked = this.asksTwice(space) || (this.confirms === 'touch' && isTouch(press) && this.#canSlip(space))
    return isAsked && !this.#twice.press(space)
  }

  /** Whether the space takes two presses of a mouse or a key. */
  asksTwice(space: SpaceId): boolean {
    return this.confirms === 'always' && this.#canSlip(space)
  }

  /** Whether something lies face down on the space that the player who is asked may turn up. */
  turnsUp(space: SpaceId): boolean {
    return this.asks && this.view.faceDown === space
  }

  /** Among people alone, the refill stays face down until the next player acts, and the decision can be taken back until then. */
  #canSlip(space: SpaceId): boolean {
    return turnsUp(this.view, space) && this.table.players.some(isBot)
  }

  disarm() {
    this.#twice.disarm()
  }

  /** The work steps of the idea. */
  get planned(): readonly Step[] {
    return this.asks ? this.idea.filter(isStep) : []
  }

  /** Whether the idea fills this spot, with whatever cubes. */
  isIdeaFor(order: OrderId, spot: number): boolean {
    return this.planned.some((step) => 'fill' in step && step.fill === order && step.spot === spot)
  }

  /** Whether the idea begins with this decision. */
  isIdea(decision: Decision): boolean {
    const [first] = this.idea
    return first !== undefined && this.asks && isSameJson(first, decision)
  }

  turnUp() {
    void this.send({ type: 'reveal' })
  }
}

export const [useBoard, provideBoard] = createContext<BoardState>()
