/** Agents in the market: steps, Rail Passes and the effects of whistlestops (rulings 3 to 7 and 28). */
import { keysOf } from '../../building-blocks/keyed.ts'
import { indexOf, isNextTo, isOuter, spaceOf, SPACES } from '../state/components.ts'
import type { Subsidy } from '../state/components.ts'
import { oneMore } from '../state/amounts.ts'
import { active, hasCard, openTile, withActive } from '../state/state.ts'
import type { Seat, State } from '../state/state.ts'
import { moveMarker } from './markers.ts'
import { refuse, whyTooFew } from './refuse.ts'
import type { DecisionOf, Refusal } from './types.ts'
import { present } from '../../building-blocks/present.ts'

type StepDecision = DecisionOf<'step'>
type Pass = DecisionOf<'to'>
type Arrival = Pick<StepDecision, 'take' | 'move'>

/** Action points of a step onto this space. */
export function stepCost(s: State, index: number): number {
  const tile = openTile(s, index)
  const cost = tile === 'GREEN' ? 0 : tile === 'RED' ? 2 : 1
  const isReduced = !s.stepped && hasCard(active(s), 'L3')
  return Math.max(0, cost - Number(isReduced))
}

/** Coal that is due there however the agent comes (ruling 5). */
export const coalDue = (s: State, index: number): number => Number(openTile(s, index) === 'STEEP')

export function whyNoStep(s: State, { step, ...arrival }: StepDecision): Refusal | null {
  const index = indexOf(step)
  const { agent, actionPoints } = active(s)
  if (agent === null && !isOuter(index)) return refuse('not-on-edge')
  if (agent !== null && !isNextTo(agent, index)) return refuse('not-next-to')
  return whyTooFew('no-action-points', actionPoints, stepCost(s, index)) ?? whyNoArrival(s, index, arrival)
}

export function takeStep(s: State, { step, ...arrival }: StepDecision): State {
  const index = indexOf(step)
  const actionPoints = active(s).actionPoints - stepCost(s, index)
  return arrive(withActive({ ...s, stepped: true }, { actionPoints }), index, arrival)
}

/** To any tile but the one where the agent stands, face-down ones too (ruling 5). */
export function whyNoPass(s: State, { to, ...arrival }: Pass): Refusal | null {
  const index = indexOf(to)
  if (active(s).agent === index) return refuse('already-there')
  return s.market[index] === null ? refuse('empty-space') : whyNoArrival(s, index, arrival)
}

export const takePass = (s: State, { to, ...arrival }: Pass): State => arrive(s, indexOf(to), arrival)

/** Whether a Rail Pass leads anywhere. */
export const canPass = (s: State): boolean =>
  Array.from({ length: SPACES }, (_, index) => index).some((index) =>
    arrivalsAt(s, index).some((arrival) => whyNoPass(s, { to: spaceOf(index), ...arrival }) === null),
  )

function whyNoArrival(s: State, index: number, { take, move }: Arrival): Refusal | null {
  const tile = openTile(s, index)
  if (tile === 'DEPOT' && take === undefined) return refuse('take-needed')
  if (tile !== 'DEPOT' && take !== undefined) return refuse('nothing-to-take')
  if (move) return tile === 'LOBBY' ? whyNoMove(active(s), move) : refuse('no-lobbyist')
  return whyTooFew('no-coal', active(s).resources.C, coalDue(s, index))
}

function whyNoMove({ markers }: Seat, [from, to]: readonly [Subsidy, Subsidy]): Refusal | null {
  if (from === to) return refuse('another-slot')
  return markers[from] > 0 ? null : refuse('no-marker', { subsidy: from })
}

/** The agent stands there, and the whistlestop has its effect. */
function arrive(s: State, index: number, { take, move }: Arrival): State {
  const { resources, markers } = active(s)
  const moved = withActive(s, { agent: index })
  switch (openTile(s, index)) {
    case 'STEEP':
      return withActive(moved, { resources: oneMore(resources, 'C', -1) })
    case 'COAL':
      return withActive(moved, { resources: oneMore(resources, 'C') })
    case 'DEPOT':
      return withActive(moved, { resources: oneMore(resources, present(take, 'the resource taken')) })
    case 'LOBBY':
      return move ? withActive(moved, { markers: moveMarker(markers, ...move) }) : moved
    default:
      return moved
  }
}

/** Returns the choices that a space gives the agent who comes there. */
function arrivalsAt(s: State, index: number): Arrival[] {
  const tile = openTile(s, index)
  if (tile === 'DEPOT') return [{ take: 'I' }, { take: 'W' }]
  return tile === 'LOBBY' ? [{}, ...movesOf(active(s)).map((move) => ({ move }))] : [{}]
}

function movesOf({ markers }: Seat): [Subsidy, Subsidy][] {
  const slots = keysOf(markers)
  const held = slots.filter((slot) => markers[slot] > 0)
  return held.flatMap((from) => slots.filter((to) => to !== from).map((to): [Subsidy, Subsidy] => [from, to]))
}

const everywhere = <D>(s: State, of: (space: [number, number], arrival: Arrival) => D): D[] =>
  Array.from({ length: SPACES }, (_, index) => index).flatMap((index) =>
    arrivalsAt(s, index).map((arrival) => of(spaceOf(index), arrival)),
  )

/** Steps to every space, possible or not. */
export const possibleSteps = (s: State): StepDecision[] => everywhere(s, (step, arrival) => ({ step, ...arrival }))

export const passesOf = (s: State): Pass[] => everywhere(s, (to, arrival) => ({ to, ...arrival }))
