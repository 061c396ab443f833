/**
 * State shared by the parts of a board: the table, the actions on it, and the words for the target of the pointer.
 */
import { createContext, type ComponentProps } from 'svelte'
import type { CoalBaronWire, Options } from '../../../../games/coal-baron/wire/wire.ts'
import { lastMovesIn } from '../../../../games/coal-baron/rules/log-item.ts'
import type { Decision, OrderId, SeatView, SpaceId, Step, View } from '../../../../games/coal-baron/rules/types.ts'
import { turnsUp } from '../../../../games/coal-baron/rules/hidden.ts'
import { isSameJson } from '../../../../games/building-blocks/same-json.ts'
import { isBot, type Player } from '../../../../games/building-blocks/players.ts'
import type { Settings } from '../../../../contract/api.ts'
import { isTouch } from '../input/click.ts'
import { Hinting } from '../../../ui/hinting.svelte.ts'
import { PressTwice } from '../../../ui/press-twice.svelte.ts'
import type { TableScreens } from '../../screens/table-screens.ts'
import { seatInSight } from './seat-in-sight.ts'
import type { CoalBaronAction, CoalBaronTable } from './envelopes.ts'

/** Actions on the table. */
type Doing = Pick<ComponentProps<TableScreens<CoalBaronWire>['Board']>, 'act' | 'soon'>

export class BoardState extends Hinting {
  /** First decision of the idea under the pointer in the hints. */
  idea = $state.raw<Decision | null>(null)
  /** The work steps of that idea, or of the plan under way. */
  planned = $state.raw<readonly Step[]>([])
  readonly #table: () => CoalBaronTable
  readonly #doing: () => Doing
  readonly #shown: () => number
  readonly #lit: () => string | null
  readonly #confirms: () => Settings['confirm']
  readonly #twice = new PressTwice<SpaceId>(() => this.table.revision)
  readonly #lastMoves = $derived.by(() => lastMovesIn(this.table))
  /** Derived, so that readers rerun only when it changes and not with every table. */
  readonly isMining = $derived.by(() => this.view.phase === 'mining')

  /** `shown` is the seat whose pit is in sight, `lit` the space of the line of the log that is pointed at. */
  constructor(
    table: () => CoalBaronTable,
    doing: () => Doing,
    shown: () => number = () => seatInSight(table()),
    lit: () => string | null = () => null,
    confirms: () => Settings['confirm'] = () => 'never',
  ) {
    super()
    this.#table = table
    this.#doing = doing
    this.#shown = shown
    this.#lit = lit
    this.#confirms = confirms
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
  /** The seat whose pit is shown. */
  get seat(): number {
    return this.#shown()
  }
  get player(): Player {
    return this.table.players[this.seat]
  }
  get own(): SeatView {
    return this.view.seats[this.seat]
  }

  isLit(space: SpaceId): boolean {
    return this.#lit() === space
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
    const isAsked = this.#confirms() === 'always' || (this.#confirms() === 'touch' && isTouch(press))
    return isAsked && this.#canSlip(space) && !this.#twice.press(space)
  }

  /** Whether something lies face down on the space that the player who is asked may turn up. */
  turnsUp(space: SpaceId): boolean {
    return this.asks && this.view.faceDown === space
  }

  /** Between people alone, whatever lies there stays face down until the next of them acts, and can be taken back so long. */
  #canSlip(space: SpaceId): boolean {
    return turnsUp(this.view, space) && this.table.players.some(isBot)
  }

  disarm() {
    this.#twice.disarm()
  }

  /** Whether the idea or its plan fills this spot, with whatever cubes. */
  isIdeaFor(order: OrderId, spot: number): boolean {
    const steps = this.asks ? this.planned : []
    return steps.some((step) => 'fill' in step && step.fill === order && step.spot === spot)
  }

  isIdea(decision: Decision): boolean {
    return this.idea !== null && this.asks && isSameJson(this.idea, decision)
  }

  decide(decision: Decision) {
    this.#send({ type: 'decide', decision })
  }

  turnUp() {
    this.#send({ type: 'reveal' })
  }

  takeBack() {
    this.#send({ type: 'take-back' })
  }

  /** Does something once what was done before has arrived, so that quick fingers meet the table they expect. */
  soon(then: () => void) {
    this.#doing().soon(then)
  }

  #send(action: CoalBaronAction) {
    this.hint = null
    void this.#doing().act(action)
  }
}

export const [useBoard, provideBoard] = createContext<BoardState>()
