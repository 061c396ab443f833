/**
 * Listed decisions, decisions that aren't refused and decisions that the rule book allows are the same, in positions of
 * random games.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COALS, ORDERS, SPACES, TILES } from '../../../../../src/games/coal-baron/state/components.ts'
import { decide } from '../../../../../src/games/coal-baron/rules/entries.ts'
import { canPlace } from '../../../../../src/games/coal-baron/rules/legal.ts'
import { legalMoves, nextSteps, options } from '../../../../../src/games/coal-baron/rules/options.ts'
import { PHASES } from '../../../../../src/games/coal-baron/state/phases.ts'
import { whyIllegal } from '../../../../../src/games/coal-baron/rules/refusal.ts'
import { copy } from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type { Decision, OrderId, View } from '../../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { cage, fill, storage } from '../../support/given.ts'
import { anyGame, playOut, positionsOf } from './games.ts'
import { allowed } from './referee.ts'

/** Every decision that can be put into words, sensible or not, but for what to put back. */
const CUBES = [...COALS.map(cage), ...COALS.map(storage)]
const PAIRS = CUBES.flatMap((first, i) => CUBES.slice(i).map((second) => [first, second]))
const HANDFULS = [[], ...CUBES.map((cube) => [cube]), ...PAIRS, CUBES.slice(0, 3)]
const fillsOf = (order: OrderId) =>
  [-1, 0, 1, 2, 3, 4].flatMap((spot) => HANDFULS.map((cubes) => fill(order, spot, ...cubes)))
const EVERY_FILL = ORDERS.flatMap(fillsOf)
const EVERY_OTHER: Decision[] = [
  ...ORDERS.map((order) => ({ draft: order })),
  ...SPACES.map((place) => ({ place })),
  ...[-1, 0, 1, 2, 3, 4, 5, 1.5].map((level) => ({ cage: level })),
  ...COALS.flatMap((coal) => [{ load: coal }, { store: coal }]),
  { end: 'mining' },
  ...[null, ...TILES, ...ORDERS].map((keep) => ({ keep })),
  ...[null, ...COALS].map((coal) => ({ coal })),
]

/** Every way to put back what is drawn, and some that are none. */
function returnsOf({ drawn }: View): Decision[] {
  const wrong = [drawn.slice(1), [...drawn, 'Y1L'], [...drawn.slice(1), ...drawn.slice(1, 2)], ['BY']]
  return [...orderings(drawn), ...wrong].flatMap((back) => [
    { put: 'top', back },
    { put: 'bottom', back },
    { put: 'aside' as 'top', back },
  ])
}

/** All orders of these ids, each once. */
function orderings(ids: string[]): string[][] {
  if (ids.length === 0) return [[]]
  return [...new Set(ids)].flatMap((first) =>
    orderings(ids.toSpliced(ids.indexOf(first), 1)).map((rest) => [first, ...rest]),
  )
}

/** The view of the player to decide; everybody's view if nobody decides. */
const viewOf = (s: State): View => view(s, view(s, null).turn)

/** Ten thousand fills are tried while mining, else those of one order. */
function everyDecision(s: State): Decision[] {
  const seen = viewOf(s)
  return [...EVERY_OTHER, ...returnsOf(seen), ...(seen.phase === 'mining' ? EVERY_FILL : fillsOf(ORDERS[0]))]
}

const keys = (decisions: readonly Decision[]) => decisions.map((decision) => JSON.stringify(decision)).sort()

/** Looks at some positions of many games, and at how each ended. */
function everywhere(numRuns: number, look: (s: State) => void) {
  const phases = new Set<string>()
  const property = fc.property(anyGame, fc.nat(), (game, salt) => {
    for (const s of [...positionsOf(game, salt, 4), playOut(game)]) {
      phases.add(viewOf(s).phase)
      look(s)
    }
  })
  fc.assert(property, { numRuns, seed: 1913 })
  expect([...phases].sort()).toEqual(PHASES.toSorted())
}

test('the rule book allows a decision if and only if it is not refused, and asking changes nothing', () => {
  everywhere(60, (s) => {
    const before = copy(s)
    const seen = viewOf(s)
    for (const decision of everyDecision(s))
      if ((whyIllegal(s, decision) === null) !== allowed(seen, decision)) expect.fail(JSON.stringify(decision))
    expect(same(s, before)).toBe(true)
  })
})

test('what is listed is what the rule book allows, each once', () => {
  everywhere(100, (s) => {
    const seen = viewOf(s)
    expect(keys(legalMoves(s))).toEqual(keys(everyDecision(s).filter((decision) => allowed(seen, decision))))
  })
})

test('a space asked for alone gets the same answer', () => {
  everywhere(100, (s) => {
    if (viewOf(s).phase !== 'place') return
    const listed = legalMoves(s).flatMap((decision) => ('place' in decision ? [decision.place] : []))
    expect(SPACES.filter((_, space) => canPlace(s, space)).sort()).toEqual(listed.sort())
  })
})

test('whatever is listed plays, on a copy', () => {
  everywhere(100, (s) => {
    const before = copy(s)
    for (const decision of legalMoves(s)) {
      const { state } = decide(s, decision)
      if (state === undefined || same(state, before)) expect.fail(JSON.stringify(decision))
    }
    expect(same(s, before)).toBe(true)
  })
})

test('the options are the listed decisions, sorted by what is asked', () => {
  everywhere(100, (s) => {
    const { draft, spaces, steps, keep, coal } = options(s)
    const offered: Decision[] = [
      ...draft.map((order) => ({ draft: order })),
      ...SPACES.filter((space) => spaces[space] === null).map((space) => ({ place: space })),
      ...steps,
      ...keep.filter(({ refusal }) => refusal === null).map(({ id }) => ({ keep: id })),
      ...coal.map((cube) => ({ coal: cube })),
    ]
    const listed = legalMoves(s).filter(
      (move) => !('put' in move || 'end' in move || ('keep' in move && move.keep === null)),
    )
    expect(new Set(keys(offered))).toEqual(new Set(keys(listed)))
    expect(nextSteps(s)).toEqual(steps)
  })
})

const same = (a: State, b: State) => a.every((word, i) => word === b[i])
