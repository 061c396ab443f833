/** The space of a turn, and what it costs the others who come there later. */
import { itemAt } from '../../building-blocks/lists.ts'
import { keyOf } from '../../play-outs/told-reasons.ts'
import type { Outcome } from '../../play-outs/compare.ts'
import * as moves from '../rules/moves.ts'
import { areaOf } from '../state/areas.ts'
import { BANK, SPACES } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Fact } from './idea.ts'
import type { Turn } from './turns.ts'

/** Follows a play-out after a turn: the next player who comes there pays more workers because of it. */
export class TakenSpace {
  readonly #seat: number
  readonly #fact: Fact | null
  /** Spaces on which somebody who comes there pays more. */
  readonly #spaces: readonly number[]
  #more: number | null = null

  /** `before` is the position in which the turn is made. */
  constructor(before: State, turn: Turn) {
    this.#seat = state.turn(before)
    const space = placeOf(turn)
    if (space === null) [this.#spaces, this.#fact] = [[], null]
    else if (isLastFree(before, space)) [this.#spaces, this.#fact] = [spacesLike(before, space), lastFree(space)]
    else [this.#spaces, this.#fact] = [[space], dearer(space)]
  }

  /** Hears a turn that is about to be played. */
  follow(s: State, turn: Turn): void {
    const space = placeOf(turn)
    if (this.#more !== null || space === null || state.turn(s) === this.#seat) return
    if (this.#spaces.includes(space)) this.#more = state.workersOn(s, space)
  }

  /** A worker is worth `points`, and what one of several others loses is shared. */
  addTo(outcomes: Map<string, Outcome>, s: State, points: number): void {
    if (!this.#fact) return
    const more = this.#more ?? 0
    const amount = this.#fact.of === 'last-free' ? 1 : more
    outcomes.set(keyOf(this.#fact), { amount, points: (more * points) / (state.players(s) - 1) })
  }
}

const lastFree = (space: number): Fact => ({ of: 'last-free', area: areaOf(itemAt(SPACES, space)) })
const dearer = (space: number): Fact => ({ of: 'dearer', area: areaOf(itemAt(SPACES, space)) })

/** The space where a turn places workers that others may have to oust; null for any other turn, and on the bank. */
function placeOf([first]: Turn): number | null {
  if (first === undefined || moves.kind(first) !== moves.PLACE) return null
  return moves.argument(first) === BANK ? null : moves.argument(first)
}

/** Whether every other space of the building is taken; deliveries of several vehicles don't stand in for each other. */
function isLastFree(s: State, space: number): boolean {
  const others = spacesLike(s, space).filter((each) => each !== space)
  if (areaOf(itemAt(SPACES, space)) === 'delivery' || others.length === 0) return false
  return state.workersOn(s, space) === 0 && others.every((each) => state.workersOn(s, each) > 0)
}

/** The spaces of the same building that are in play. */
function spacesLike(s: State, space: number): number[] {
  const area = areaOf(itemAt(SPACES, space))
  return SPACES.flatMap((id, each) => (areaOf(id) === area && !state.isLocked(s, each) ? [each] : []))
}
