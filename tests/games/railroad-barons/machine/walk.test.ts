/** Random games walk through the statechart: it stands where the rules stand, and asks what they ask. */
import { getInitialMicrosteps, getMicrosteps } from 'xstate'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { transitionsOf } from '../../../../scripts/statechart/mermaid.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import type { Waiting } from '../../../../src/games/facets/playing.ts'
import { waitingFor } from '../../../../src/games/facets/machine.ts'
import { decide, legalDecisions } from '../../../../src/games/railroad-barons/rules/entries.ts'
import { railroadBaronsMachine } from '../../../../src/games/railroad-barons/rules/machine.ts'
import type { BaronsEvent, BaronsSnapshot } from '../../../../src/games/railroad-barons/rules/machine.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import { phaseOf } from '../../../../src/games/railroad-barons/state/state.ts'
import type { Phase, State } from '../../../../src/games/railroad-barons/state/state.ts'
import { byChance, sensibly, setupOf } from '../support/games.ts'
import type { ChooseMove } from '../support/games.ts'
import { activeStates, after, chartGame, deciding, innermostState } from './chart.ts'

/**
 * For each state: what it waits for, the rules' phases it may stand for, and the events it accepts besides TAKE_BACK.
 */
const STATES: Record<string, [waits: Waiting, phases: Phase[], accepts: BaronsEvent['type'][]]> = {
  'draft.offering': ['decision', ['offering', 'valuing'], ['DECIDE']],
  'draft.answering': ['decision', ['answering'], ['DECIDE']],
  'stockRound.swapping': ['decision', ['swapping'], ['DECIDE']],
  'stockRound.trading': ['decision', ['trading'], ['DECIDE']],
  'operatingRound.tokens': ['decision', ['placing'], ['DECIDE']],
  'operatingRound.revenue': ['decision', ['paying'], ['DECIDE']],
  'operatingRound.acquire': ['decision', ['acquiring', 'pricing'], ['DECIDE']],
  'operatingRound.consent': ['decision', ['consenting'], ['DECIDE']],
  'operatingRound.discard': ['decision', ['discarding'], ['DECIDE']],
  export: ['ceremony', ['exporting'], ['NEXT', 'SKIP']],
  closing: ['ceremony', ['closing'], ['NEXT', 'SKIP']],
  over: ['finished', ['over'], []],
}

/** Railroads change hands wherever they may, and few are kept: so consents and discards are met. */
function haggling(s: State, legal: readonly Move[], random: Random): Move {
  const asked = legal.filter((move) => moves.kind(move) === moves.RAILROAD)
  if (asked.length > 0 && random.below(3) > 0) return asked[random.below(asked.length)]
  const few = legal.filter((move) => moves.kind(move) === moves.TOKENS && moves.minusOf(move) <= 1)
  return few.length > 0 && random.below(2) === 0 ? few[random.below(few.length)] : sensibly(s, legal, random)
}

/** Every operator goes to the network in the end, and the Railroads have nobody. */
function networking(s: State, legal: readonly Move[], random: Random): Move {
  const lonely = legal.filter((move) => moves.kind(move) === moves.TOKENS && moves.networkOf(move) > 0)
  const idle = lonely.filter((move) => moves.plusOf(move) === 0)
  const found = random.below(3) > 0 ? idle : lonely
  return found.length > 0 && random.below(2) === 0 ? found[random.below(found.length)] : sensibly(s, legal, random)
}

/** Nobody ever trades: the game ends by the safety stop, with no Holding. */
const passing: ChooseMove = (s, legal, random) =>
  legal.find((move) => moves.kind(move) === moves.PASS) ?? byChance(s, legal, random)

const GAMES: [seed: number, choose: ChooseMove][] = [
  ...[1, 2, 3, 4, 5, 6].map((seed): [number, ChooseMove] => [seed, sensibly]),
  ...[11, 12, 13, 14, 15, 16].map((seed): [number, ChooseMove] => [seed, haggling]),
  ...[21, 22, 23, 24].map((seed): [number, ChooseMove] => [seed, networking]),
  [31, passing],
]

const visited = GAMES.flatMap(([seed, choose]) =>
  [...chartGame(seed, choose)].map((step) => ({ ...step, setup: setupOf(seed) })),
)
const chartStates: AnyStateNode[] = getStateNodes(railroadBaronsMachine)
const idOf = ({ path }: AnyStateNode) => path.join('.')

/** A few from all over the games. */
const everyNth = <T>(items: readonly T[], nth: number): T[] => items.filter((_, i) => i % nth === 0)

describe('a walk through the statechart', () => {
  it('reaches every state in which a table can stand', () => {
    const resting = chartStates.filter((node) => node.type === 'atomic' && node.tags.length > 0).map(idOf)
    expect(new Set(visited.map(({ snapshot }) => innermostState(snapshot)))).toEqual(new Set(resting))
    expect(Object.keys(STATES).sort()).toEqual(resting.sort())
  })

  it.each(Object.entries(STATES))(
    '%s waits for what it says and accepts nothing else',
    (id, [waits, phases, accepts]) => {
      const here = visited.filter(({ snapshot }) => innermostState(snapshot) === id)
      for (const { snapshot } of everyNth(here, Math.ceil(here.length / 40))) {
        expect(waitingFor(snapshot)).toBe(waits)
        expect(phases).toContain(phaseOf(snapshot.context.state))
        const events: BaronsEvent[] = [
          ...deciding(...legalDecisions(snapshot.context.state).slice(0, 3)),
          { type: 'NEXT' },
          { type: 'SKIP' },
        ]
        const accepted = events.filter((event) => snapshot.can(event))
        expect([...new Set(accepted.map(({ type }) => type))]).toEqual(accepts)
      }
    },
  )

  it('accepts exactly what the rules list, and leads where they lead', () => {
    for (const { snapshot } of everyNth(visited, 25)) {
      const { state } = snapshot.context
      const legal = waitingFor(snapshot) === 'decision' ? legalDecisions(state) : []
      expect(deciding(...legal).filter((event) => !snapshot.can(event))).toEqual([])
      for (const decision of everyNth(legal, 20))
        expect(decide(state, decision)).toMatchObject({
          state: after(snapshot, { type: 'DECIDE', decision }).context.state,
        })
      const listed = new Set(legal.map((each) => JSON.stringify(each)))
      const others = OTHERS.filter((each) => !listed.has(JSON.stringify(each)))
      expect(deciding(...others).filter((event) => after(snapshot, event) !== snapshot)).toEqual([])
    }
  })

  it('takes every arrow of the drawing, taking back and restarts included', () => {
    const arrows = [railroadBaronsMachine.root, ...chartStates].flatMap(transitionsOf).flatMap(arrowsOf)
    const taken = new Set([...stepsOfWalk(), ...everyNth(visited, 12).map(stepsOfRestart)].flatMap(arrowsBetween))
    expect(arrows.filter((arrow) => !taken.has(arrow))).toEqual([])
  })
})

const OTHERS: Decision[] = [
  { offer: '30' },
  { value: 50 },
  { take: 'money' },
  { swap: true },
  { pass: true },
  { sell: ['green', 40] },
  { buy: ['blue', 40], par: 70 },
  { trade: 'done' },
  { tokens: [6, 6] },
  { pay: true },
  { rail: 'bank', side: 'high' },
  { rail: 'A1' },
  { price: 1 },
  { consent: true },
  { assign: '40' },
  { done: true },
  { discard: 'A1' },
]

type Microsteps = BaronsSnapshot[]

const arrowsOf = ({ source, target = [] }: AnyTransitionDefinition) =>
  target.map((to: AnyStateNode) => `${idOf(source)} -> ${idOf(to)}`)

const stepsOfWalk = (): Microsteps[] =>
  visited.flatMap(({ snapshot, event }, i) => {
    const events = [event, i % 10 === 0 ? ({ type: 'TAKE_BACK', seats: [0, 1] } as const) : null]
    return events.flatMap((each) =>
      each && snapshot.can(each)
        ? [[snapshot, ...getMicrosteps(railroadBaronsMachine, snapshot, each).map(([next]) => next)]]
        : [],
    )
  })

function stepsOfRestart({ snapshot, setup }: (typeof visited)[number]): Microsteps {
  const { entries, pending } = snapshot.context
  return getInitialMicrosteps(railroadBaronsMachine, { setup, entries, pending }).map(([next]) => next)
}

/** States beside each other are never active together, so a change from one to the other took the arrow between them. */
const arrowsBetween = (steps: Microsteps): string[] =>
  steps.slice(1).flatMap((to, i) => {
    const left = activeStates(steps[i])
    return activeStates(to).flatMap((entered) => left.map((each) => `${each} -> ${entered}`))
  })
