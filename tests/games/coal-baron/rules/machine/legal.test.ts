import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COALS,
  ORDERS,
  SPACES,
  TILES,
  decide,
  isAutomatic,
  isFinished,
  legalMoves,
} from '../../../../../src/games/coal-baron/index.ts'
import type { Decision } from '../../../../../src/games/coal-baron/index.ts'
import { waitingFor } from '../../../../../src/games/facets/machine.ts'
import { refillOf } from '../../../../../src/games/coal-baron/rules/course.ts'
import type { CoalBaronEvent, CoalBaronSnapshot } from '../../../../../src/games/coal-baron/rules/machine.ts'
import type { Waiting } from '../../../../../src/games/facets/playing.ts'
import { seeded, shuffled } from '../../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../../src/games/building-blocks/random.ts'
import { SLOW_MACHINE, after, deciding, randomGame, sent } from './chart.ts'

/** Whatever may be said at a table without knowing what lies on it; mostly not allowed. */
const SAYINGS: readonly Decision[] = [
  ...ORDERS.map((draft) => ({ draft })),
  ...SPACES.map((place) => ({ place })),
  ...[0, 1, 2, 3, 4, 5, -1, 0.5].map((cage) => ({ cage })),
  ...COALS.flatMap((coal) => [{ load: coal }, { store: coal }, { coal }]),
  ...ORDERS.flatMap((fill) => [0, 1, 4].map((spot) => ({ fill, spot, with: [['cage', fill[1]]] }) as Decision)),
  { end: 'mining' },
  { coal: null },
  ...[...TILES, ...ORDERS, null].map((keep) => ({ keep })),
  { put: 'top', back: [] },
  { put: 'bottom', back: ['Y1L', 'Y1L', 'Y1L', 'Y1L', 'Y1L'] },
]

/** Legal decisions with something wrong in them, as far as there is something to spoil. */
function spoiled(decision: Decision): Decision[] {
  if ('back' in decision)
    return [
      { ...decision, back: decision.back.slice(1) },
      { ...decision, back: [...decision.back, 'K2D'] },
    ]
  if ('fill' in decision)
    return [
      { ...decision, spot: decision.spot + 4 },
      { ...decision, with: [] },
    ]
  if ('place' in decision) return [{ place: 'canteen' } as unknown as Decision]
  return []
}

/** Enough of them for every kind to be met within a game. */
const someOf = (decisions: readonly Decision[], random: Random) => shuffled(decisions, random).slice(0, 25)

const key = (decision: Decision) => JSON.stringify(decision)
function without(decisions: readonly Decision[], taken: readonly Decision[]) {
  const keys = new Set(taken.map(key))
  return decisions.filter((decision) => !keys.has(key(decision)))
}

/** All of them are accepted; some are sent to see that they lead where the rules lead. */
function expectAccepted(snapshot: CoalBaronSnapshot, decisions: readonly Decision[], random: Random) {
  expect(deciding(...decisions).filter((event) => !snapshot.can(event))).toEqual([])
  for (const decision of someOf(decisions, random)) {
    const { state } = sent(snapshot, { type: 'DECIDE', decision }).context
    expect(String(state)).toBe(String(decide(snapshot.context.state, decision).state))
  }
}

/** Each of them leaves the snapshot as it is, by identity and by value. */
function expectRefused(snapshot: CoalBaronSnapshot, events: readonly CoalBaronEvent[]) {
  const value = JSON.stringify(snapshot)
  const accepted = events.filter((event) => snapshot.can(event) || after(snapshot, event) !== snapshot)
  expect(accepted).toEqual([])
  expect(JSON.stringify(snapshot)).toBe(value)
}

describe.each([2, 3, 4])('in every position of a random game of %i', (players) => {
  it(
    'the chart accepts exactly the decisions that the rules call legal',
    () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const random = seeded(seed)
          let earlier: Decision[] = []
          for (const snapshot of randomGame(players, seed)) {
            const legal = legalMoves(snapshot.context.state)
            const asked = waitingFor(snapshot) === 'decision' ? legal : []
            expectAccepted(snapshot, asked, random)
            for (const others of [SAYINGS, earlier, legal, legal.flatMap(spoiled)])
              expectRefused(snapshot, deciding(...someOf(without(others, asked), random)))
            earlier = legal
          }
        }),
        { numRuns: 2 },
      )
    },
    SLOW_MACHINE,
  )

  it(
    'it asks for a decision where the rules know one, and else for what goes on by itself',
    () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          for (const snapshot of randomGame(players, seed)) {
            const { state } = snapshot.context
            const goesOn = isFinished(state) ? 'finished' : isAutomatic(state) ? 'ceremony' : null
            expect(waitingFor(snapshot)).toBeOneOf(goesOn ? [goesOn] : ['decision', 'hand-over'])
            expectRefused(snapshot, notNow(waitingFor(snapshot), refillOf(snapshot.context) !== null))
          }
        }),
        { numRuns: 5 },
      )
    },
    SLOW_MACHINE,
  )
})

const notNow = (waiting: Waiting, liesFaceDown: boolean): CoalBaronEvent[] => [
  ...(waiting === 'hand-over' || (waiting === 'decision' && liesFaceDown) ? [] : [{ type: 'REVEAL' } as const]),
  ...(waiting === 'ceremony' ? [] : [{ type: 'NEXT' } as const, { type: 'SKIP' } as const]),
]
