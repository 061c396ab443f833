/** Reasons that one turn is better than another: both are played out over the same deals, and what differs is counted. */
import { floatAt, itemAt, numberAt } from '../../building-blocks/lists.ts'
import { seeded } from '../../building-blocks/random.ts'
import { tenths } from '../../building-blocks/rounding.ts'
import { areAlike } from '../../play-outs/compare.ts'
import type { PlayedOut } from '../../play-outs/compare.ts'
import { keyOf, reasonsBetween } from '../../play-outs/told-reasons.ts'
import type { Counting } from '../../play-outs/told-reasons.ts'
import { dealHidden } from '../rules/hidden.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { AT, stageOf } from './evaluator/features.ts'
import { leadsNow } from './evaluator/goals.ts'
import type { Fact, Idea } from './idea.ts'
import { LEVELS } from './levels.ts'
import { outcomesOf } from './outcomes.ts'
import { playOutShift } from './soft-player.ts'
import { takenSpace } from './taken-space.ts'
import { playTurn } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsFor } from './weigh.ts'

const COUNTING: Counting<Fact> = {
  noticeable: 0.5,
  rounded: tenths,
  way: ({ of }) => (LESS_IS_BETTER.includes(of) ? -1 : 1),
}
const LESS_IS_BETTER: readonly Fact['of'][] = ['workers', 'rival-delivers', 'outstanding', 'balance']

/** Plays a turn out to the end of its shift, over this number of deals of the hidden components, from the `first` on. */
export const playedOut = (seen: State, turn: Turn, deals: number, first = 0): PlayedOut[] =>
  Array.from({ length: deals }, (_, deal) => playOut(seen, turn, first + deal))

function playOut(seen: State, turn: Turn, deal: number): PlayedOut {
  const seat = state.turn(seen)
  const weights = weightsFor(state.players(seen), LEVELS.director)
  const random = seeded(deal)
  const s = state.copy(seen)
  dealHidden(s, random)
  const worker = floatAt(itemAt(weights, stageOf(s)), AT.workers)
  const space = takenSpace(s, turn)
  playTurn(s, turn, weights)
  const placed = state.workers(seen, seat) - state.workers(s, seat)
  playOutShift(s, random, (now, next) => space.follow(now, next))
  const outcomes = outcomesOf(seen, s, seat, weights)
  outcomes.set(keyOf<Fact>({ of: 'workers' }), { amount: placed, points: -placed * worker })
  space.addTo(outcomes, s, worker)
  return { lead: numberAt(leadsNow(s, weights), seat), outcomes }
}

/** Whether nothing differs beyond chance between two turns. */
export const isAlike = (own: readonly PlayedOut[], other: readonly PlayedOut[]): boolean =>
  areAlike(own, other, COUNTING.noticeable)

/** Why a turn is better or worse than another that a search found `gain` points behind it. */
export const reasonsFor = (own: readonly PlayedOut[], other: readonly PlayedOut[], gain: number): Idea['reasons'] =>
  reasonsBetween(...besideEachOther(own, other), gain, COUNTING)

/** Leaves out what makes a building dearer if only one of the turns goes there: that says nothing of the other. */
function besideEachOther(...played: [readonly PlayedOut[], readonly PlayedOut[]]): [PlayedOut[], PlayedOut[]] {
  const [one, other] = played.map(([first]) => [...(first?.outcomes.keys() ?? [])].filter(makesDearer))
  const lone = new Set([...one!, ...other!].filter((key) => one!.includes(key) !== other!.includes(key)))
  const without = (each: PlayedOut): PlayedOut => ({
    ...each,
    outcomes: new Map([...each.outcomes].filter(([key]) => !lone.has(key))),
  })
  return [played[0].map(without), played[1].map(without)]
}

const makesDearer = (key: string) => (JSON.parse(key) as Fact).of === 'dearer'
