import { createActor, getInitialMicrosteps, getMicrosteps } from 'xstate'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { transitionsOf } from '../../../../../scripts/statechart/mermaid.ts'
import {
  advance,
  allOrders,
  allTiles,
  deal,
  decide,
  legalMoves,
  phaseOf,
  settle,
  view,
} from '../../../../../src/games/coal-baron/index.ts'
import type { Decision, Phase, Setup, State, TileId } from '../../../../../src/games/coal-baron/index.ts'
import { refillOf } from '../../../../../src/games/coal-baron/rules/course.ts'
import { coalBaronMachine } from '../../../../../src/games/coal-baron/rules/machine.ts'
import { waitingFor } from '../../../../../src/games/facets/machine.ts'
import type { CoalBaronEvent, CoalBaronSnapshot } from '../../../../../src/games/coal-baron/rules/machine.ts'
import type { Waiting } from '../../../../../src/games/facets/playing.ts'
import { activeStates, innermostState } from './chart.ts'

/** Eight turns that buy the yellow tiles leave no yellow cube in the supply, and a yellow tile on top of the stack. */
const ON_TOP = ['Y2L', 'Y2L', 'Y2L', 'Y2D', 'Y2D', 'Y2D', 'Y1L', 'Y1L', 'B1L', 'B1L', 'B1L', 'B1D', 'B1D', 'B1D', 'Y1L']

function belowThem(): TileId[] {
  const rest = allTiles()
  for (const tile of ON_TOP) rest.splice(rest.indexOf(tile), 1)
  return rest
}

const setup: Setup = { players: 2, startingPlayer: 0, tiles: [...ON_TOP, ...belowThem()], orders: allOrders() }

/**
 * For each state: what it waits for, the rules' phases it may stand for, and the events it accepts besides TAKE_BACK.
 */
const STATES: Record<string, [waits: Waiting, phases: Phase[], accepts: CoalBaronEvent['type'][]]> = {
  draft: ['decision', ['draft'], ['DECIDE']],
  'shift.choosing': ['decision', ['place'], ['DECIDE', 'REVEAL']],
  'shift.mining': ['decision', ['mining'], ['DECIDE']],
  'shift.fillingMinecarts': ['decision', ['coal'], ['DECIDE']],
  'shift.drawing.handOver': ['hand-over', ['keep-tile', 'keep-order', 'coal', 'return-tiles'], ['REVEAL']],
  'shift.drawing.keeping': ['decision', ['keep-tile', 'keep-order'], ['DECIDE']],
  'shift.drawing.fillingMinecarts': ['decision', ['coal'], ['DECIDE']],
  'shift.drawing.returning': ['decision', ['return-tiles', 'return-orders'], ['DECIDE']],
  scoring: ['ceremony', ['scoring'], ['NEXT', 'SKIP']],
  changeover: ['ceremony', ['changeover'], ['NEXT', 'SKIP']],
  accounts: ['ceremony', ['accounts'], ['NEXT', 'SKIP']],
  finished: ['finished', ['finished'], []],
}

/** Nothing is turned up where nothing lies face down. */
const acceptsAt = (snapshot: CoalBaronSnapshot, accepts: CoalBaronEvent['type'][]) =>
  waitingFor(snapshot) === 'decision' && refillOf(snapshot.context) === null
    ? accepts.filter((type) => type !== 'REVEAL')
    : accepts

const kindOf = (decision: Decision) =>
  'place' in decision
    ? decision.place.replace(/-\d+$/, '')
    : `${Object.keys(decision)[0]} ${Object.values(decision)[0] === null}`

/** One legal decision of each kind, on the space with fewest workers. */
function fewDecisions(s: State): Decision[] {
  const { spaces } = view(s, null)
  const workers = (decision: Decision) => ('place' in decision ? spaces[decision.place].workers : 0)
  const kinds = Map.groupBy(legalMoves(s), kindOf)
  return [...kinds.values()].map((kind) => kind.sort((a, b) => workers(a) - workers(b))[0])
}

const fewEvents = ({ context }: CoalBaronSnapshot): CoalBaronEvent[] => [
  ...fewDecisions(context.state).map((decision) => ({ type: 'DECIDE', decision }) as const),
  ...(['REVEAL', 'NEXT', 'SKIP'] as const).map((type) => ({ type })),
  { type: 'TAKE_BACK' as const, seats: [0, 1, 2, 3] },
]

/** One game stands for all that are equally far and wait for the same. */
const walk = {
  input: { setup, entries: [], pending: [] },
  events: fewEvents,
  serializeState: ({ value, context: { entries, pending, state } }: CoalBaronSnapshot) =>
    JSON.stringify([value, entries.length, pending.length, view(state, null).pointer]),
}

const edges = adjacencyMapToArray<CoalBaronSnapshot, CoalBaronEvent>(getAdjacencyMap(coalBaronMachine, walk))
const reached = [...new Set(edges.map(({ state }) => state))]
const chartStates: AnyStateNode[] = getStateNodes(coalBaronMachine)
const idOf = ({ path }: AnyStateNode) => path.join('.')

describe('a walk through the statechart', () => {
  it('reaches every state in which a table can stand', () => {
    const restingStates = chartStates.filter((node) => node.type === 'atomic' && idOf(node) !== 'setup').map(idOf)
    expect(new Set(reached.map(innermostState))).toEqual(new Set(restingStates))
    expect(Object.keys(STATES).sort()).toEqual(restingStates.sort())
  })

  it.each(Object.entries(STATES))(
    '%s waits for what it says and accepts nothing else',
    (id, [waits, phases, accepts]) => {
      for (const snapshot of reached.filter((each) => innermostState(each) === id)) {
        expect(waitingFor(snapshot)).toBe(waits)
        expect(phases).toContain(phaseOf(snapshot.context.state))
        const accepted = fewEvents(snapshot).filter((event) => event.type !== 'TAKE_BACK' && snapshot.can(event))
        expect([...new Set(accepted.map(({ type }) => type))]).toEqual(acceptsAt(snapshot, accepts))
      }
    },
  )

  it.each([
    ['scoring', 12],
    ['accounts', 4],
  ] as const)('%s stops before each of its steps', (ceremony, steps) => {
    const snapshots = reached.filter((snapshot) => snapshot.matches(ceremony))
    const pointers = new Set(snapshots.map((snapshot) => view(snapshot.context.state, null).pointer))
    expect([...pointers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: steps }, (_, step) => step))
  })

  it('takes every arrow of the drawing, taking back and restarts included', () => {
    const arrows = [coalBaronMachine.root, ...chartStates].flatMap(transitionsOf).flatMap(arrowsOf)
    const taken = new Set([...stepsOfWalk(), ...reached.map(stepsOfRestart)].flatMap(arrowsBetween))
    expect(arrows.filter((arrow) => !taken.has(arrow))).toEqual([])
  })
})

const shortest = getShortestPaths(coalBaronMachine, walk)

describe('the shortest way to each state', () => {
  it.each(Object.keys(STATES))('%s: an actor and the rules alone agree at every step', (id) => {
    const path = shortest.find(({ state }) => innermostState(state) === id)!
    const actor = createActor(coalBaronMachine, { input: walk.input }).start()
    let s = deal(setup)
    for (const { event } of path.steps.slice(1)) {
      actor.send(event)
      s = afterByRules(s, event)
      expect(actor.getSnapshot().context.state).toEqual(s)
    }
    expect(innermostState(actor.getSnapshot())).toBe(id)
  })
})

function afterByRules(before: State, event: CoalBaronEvent): State {
  if (event.type === 'DECIDE') return decide(before, event.decision).state!
  const s = before.slice()
  if (event.type === 'NEXT') advance(s)
  if (event.type === 'SKIP') settle(s)
  return s
}

// Arrows taken

type Microsteps = CoalBaronSnapshot[]

const arrowsOf = ({ source, target = [] }: AnyTransitionDefinition) =>
  target.map((to: AnyStateNode) => `${idOf(source)} -> ${idOf(to)}`)

const stepsOfWalk = (): Microsteps[] =>
  edges
    .filter(({ state, event }) => state.can(event))
    .map(({ state, event }) => [state, ...getMicrosteps(coalBaronMachine, state, event).map(([snapshot]) => snapshot)])

const stepsOfRestart = ({ context: { entries, pending } }: CoalBaronSnapshot): Microsteps =>
  getInitialMicrosteps(coalBaronMachine, { setup, entries, pending }).map(([snapshot]) => snapshot)

/** States beside each other are never active together, so a change from one to the other took the arrow between them. */
const arrowsBetween = (steps: Microsteps): string[] =>
  steps.slice(1).flatMap((to, i) => {
    const left = activeStates(steps[i])
    return activeStates(to).flatMap((entered) => left.map((each) => `${each} -> ${entered}`))
  })
