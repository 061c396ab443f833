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
export interface TakenSpace {
  /** Hears a turn that is about to be played. */
  follow: (s: State, turn: Turn) => void
  /** A worker is worth `points`, and what one of several others loses is shared. */
  addTo: (outcomes: Map<string, Outcome>, s: State, points: number) => void
}

/** `before` is the position in which the turn is made. No class: the kernel of a bot's thread has none. */
export function takenSpace(before: State, turn: Turn): TakenSpace {
  const seat = state.turn(before)
  const { fact, spaces } = factOf(before, placeOf(turn))
  let more: number | null = null
  return {
    follow(s, next) {
      const space = placeOf(next)
      if (more !== null || space === null || state.turn(s) === seat) return
      if (spaces.includes(space)) more = state.workersOn(s, space)
    },
    addTo(outcomes, s, points) {
      if (!fact) return
      const amount = fact.of === 'last-free' ? 1 : (more ?? 0)
      outcomes.set(keyOf(fact), { amount, points: ((more ?? 0) * points) / (state.players(s) - 1) })
    },
  }
}

/** The fact to tell of a space, and the spaces on which somebody who comes there pays more. */
function factOf(before: State, space: number | null): { fact: Fact | null; spaces: readonly number[] } {
  if (space === null) return { fact: null, spaces: [] }
  return isLastFree(before, space)
    ? { fact: lastFree(space), spaces: spacesLike(before, space) }
    : { fact: dearer(space), spaces: [space] }
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
