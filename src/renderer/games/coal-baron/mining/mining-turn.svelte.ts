/** A mining turn under way: what is picked, what is offered, and what a click, a key or a drop does. */
import { createContext } from 'svelte'
import { CAGE_SPOTS, spotsOf } from '../../../../games/coal-baron/state/components.ts'
import type { Coal, Step } from '../../../../games/coal-baron/rules/types.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import { ClickedCarts } from './clicked-carts.svelte.ts'
import { canPick, isSame, NOTHING, offer, pickCube, pickTarget } from './picks.ts'
import type { Cube, Narrowed, Picks, Target } from './picks.ts'
import * as why from './step-refusals.ts'

export class Mining {
  readonly board: BoardState
  /** The minecarts that are shown as emptied. */
  readonly carts = new ClickedCarts()
  /** Picks belong to the table as it was when they were made. */
  #picked = $state.raw<{ revision: number; picks: Picks }>({ revision: -1, picks: NOTHING })

  constructor(board: BoardState) {
    this.board = board
  }

  /** Whether the player at the board is mining now. */
  get active(): boolean {
    return this.board.asks && this.board.view.phase === 'mining'
  }
  get steps(): readonly Step[] {
    return this.active ? this.board.options.steps : []
  }
  get picks(): Picks {
    return this.#picked.revision === this.board.table.revision ? this.#picked.picks : NOTHING
  }
  set picks(picks: Picks) {
    this.#picked = { revision: this.board.table.revision, picks }
  }

  get isPicking(): boolean {
    return this.picks !== NOTHING
  }

  /** Whether two cubes could stand in for one somewhere now. */
  get offersTwo(): boolean {
    return this.steps.some((step) => 'fill' in step && step.with.length === 2)
  }
  canMoveTo(level: number): boolean {
    return this.steps.some((step) => 'cage' in step && step.cage === level)
  }
  canLoad(level: number, coal: Coal): boolean {
    return this.board.own.cage.level === level && this.steps.some((step) => 'load' in step && step.load === coal)
  }
  /** Whether the cage could go to that level and load there. */
  canFetch(level: number): boolean {
    const hasRoom = this.board.own.cage.cubes.length < CAGE_SPOTS
    return this.canMoveTo(level) && this.board.view.stepsLeft >= 2 && hasRoom
  }
  canPick(cube: Cube): boolean {
    return canPick(this.steps, this.picks, cube)
  }
  isPicked(cube: Cube): boolean {
    return this.picks.cubes.some((other) => isSame(other, cube))
  }
  isTarget(target: Target): boolean {
    const picked = this.picks.target
    if (target === 'storage' || picked === null || picked === 'storage') return picked === target
    return picked.order === target.order && picked.spot === target.spot
  }
  offer(target: Target): 'yes' | 'two' | null {
    return offer(this.steps, this.#picksFor(target), target)
  }

  moveTo(level: number, from?: Element) {
    this.board.soon(() => {
      if (this.canMoveTo(level)) this.#take({ cage: level })
      else this.#refuse(from, why.whyNoCage(this.board.view, this.board.seat, level))
    })
  }
  /** `from` is the minecart, or in it, if one was chosen. */
  load(level: number, coal: Coal, from?: Element) {
    this.board.soon(() => {
      this.carts.clicked = from?.closest<HTMLElement>('[data-place]')?.dataset.place ?? null
      if (this.canLoad(level, coal)) this.#take({ load: coal })
      else this.#refuse(from, why.whyNoLoad(this.board.view, this.board.seat, level))
    })
  }
  /** Two steps: the cage goes to the level, and loads there. */
  fetch(level: number, coal: Coal, from?: Element) {
    this.moveTo(level)
    this.load(level, coal, from)
  }
  pick(cube: Cube, from?: Element) {
    this.board.soon(() => {
      if (this.canPick(cube)) this.#go(pickCube(this.steps, this.picks, cube))
      else this.#refuse(from, why.whyNoPick(this.board.view, this.board.seat, cube))
    })
  }
  aim(target: Target, from?: Element) {
    this.board.soon(() => {
      if (!this.offer(target)) return this.#refuse(from, this.whyNot(target))
      this.#go(pickTarget(this.steps, this.#picksFor(target), target))
    })
  }
  /** A cube dropped on a target says all there is to say, but for the second cube of two in place of one. */
  drop(cube: Cube, target: Target, from?: Element) {
    this.picks = { cubes: [cube], target: null, two: false }
    this.aim(target, from)
  }
  /** After a drag that led nowhere nothing stays picked. */
  settleDrag() {
    if (this.picks.target === null) this.letGo()
  }
  toggleTwo() {
    const { cubes, two } = this.picks
    this.picks = { cubes: two ? [] : cubes, target: null, two: !two }
  }
  letGo() {
    this.picks = NOTHING
  }
  /** The rest of the work steps is forfeited (ruling 6). */
  end() {
    this.board.soon(() => this.active && this.#take({ end: 'mining' }))
  }

  whyNot(target: Target): string {
    const { view, seat, own } = this.board
    if (target === 'storage') return why.whyNoStore(view, seat)
    const spots = own.orders.find(({ order }) => order === target.order)?.spots ?? []
    return why.whyNoFill(view, (spots[target.spot] ?? []).length > 0, spotsOf(target.order)[target.spot])
  }

  /** The storage never takes two cubes at once. */
  #picksFor(target: Target): Picks {
    return target === 'storage' ? { ...this.picks, two: false } : this.picks
  }
  #go(narrowed: Narrowed) {
    if (narrowed.step) this.#take(narrowed.step)
    else this.picks = narrowed.picks
  }
  #take(step: Step | { end: 'mining' }) {
    this.letGo()
    void this.board.decide(step)
  }
  #refuse(from: Element | undefined, text: string) {
    if (from && this.active) this.board.refuse(from, text)
  }
}

export const [useMining, provideMining] = createContext<Mining>()
