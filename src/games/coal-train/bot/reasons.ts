/** Reasons that one turn is better than another: both are played out over the same deals, and what differs is counted. */
import { numberAt } from '../../building-blocks/lists.ts'
import { seeded } from '../../building-blocks/random.ts'
import { tenths } from '../../building-blocks/rounding.ts'
import type { PlayedOut } from '../../play-outs/compare.ts'
import { reasonsBetween } from '../../play-outs/told-reasons.ts'
import type { Counting } from '../../play-outs/told-reasons.ts'
import type { State } from '../state/state.ts'
import { leadsNow } from './evaluator/goals.ts'
import { dealHidden } from './hidden-tiles.ts'
import type { Fact, Idea } from './idea.ts'
import { LEVELS } from './levels.ts'
import { doneBy, outcomesOf, type Done } from './outcomes.ts'
import { playOutTurn, softPlayer } from './soft-player.ts'
import type { SoftPlayer } from './soft-player.ts'
import { playTurn } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsOf } from './weigh.ts'

const COUNTING: Counting<Fact> = { noticeable: 0.5, rounded: tenths, way: ({ of }) => (of === 'rivals' ? -1 : 1) }

/** Plays each turn out to the end of the player's next one, over this number of deals of the hidden components from the `first` on. */
export function playedOut(seen: State, turns: readonly Turn[], deals: number, first = 0): PlayedOut[][] {
  const player = softPlayer(weightsOf(seen.seats.length, LEVELS.director))
  const told = turns.flatMap(doneBy)
  return turns.map((turn) =>
    Array.from({ length: deals }, (_, deal) => playOut(seen, turn, first + deal, player, told)),
  )
}

function playOut(seen: State, turn: Turn, deal: number, player: SoftPlayer, told: readonly Done[]): PlayedOut {
  const weights = weightsOf(seen.seats.length, LEVELS.director)
  const random = seeded(deal)
  const after = playTurn(dealHidden(seen, random), turn)
  const s = playOutTurn(after, seen.turn, player, random)
  return {
    lead: numberAt(leadsNow(s, weights), seen.turn),
    outcomes: outcomesOf(seen, s, seen.turn, weights, doneBy(turn), told),
  }
}

/** Why a turn is better or worse than another that a search found `gain` points behind it. */
export const reasonsFor = (own: readonly PlayedOut[], other: readonly PlayedOut[], gain: number): Idea['reasons'] =>
  reasonsBetween(own, other, gain, COUNTING)
