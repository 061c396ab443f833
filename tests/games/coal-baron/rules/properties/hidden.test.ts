/** Nobody sees what is hidden: the order of the stacks, and the drawn five but for the player who chooses. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide } from '../../../../../src/games/coal-baron/rules/entries.ts'
import { reveals, turnsUp } from '../../../../../src/games/coal-baron/rules/hidden.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { legalMoves, options } from '../../../../../src/games/coal-baron/rules/options.ts'
import { seeded, shuffled } from '../../../../../src/games/building-blocks/random.ts'
import { hasStacks } from '../../support/given.ts'
import { anyGame, playOut, positionsOf } from './games.ts'

/** The same table with its face-down tiles and orders in another order. */
function restacked(s: State, seed: number): State {
  const other = state.copy(s)
  const random = seeded(seed)
  hasStacks(other, {
    tiles: shuffled(state.tilesInStack(s), random),
    orders: shuffled(state.ordersInStack(s), random),
  })
  return other
}

/** The same table with others drawn, in exchange for those on top of the stack. */
function redrawn(s: State): State {
  const other = state.copy(s)
  const stack = view(s, null).action === 'factory-draw' ? 'tiles' : 'orders'
  const below = stack === 'tiles' ? state.tilesInStack(s) : state.ordersInStack(s)
  const pool = [...below, ...Array.from({ length: state.drawnCount(s) }, (_, i) => state.drawn(s, i))]
  state.clearDrawn(other)
  for (const item of pool.splice(0, state.drawnCount(s))) state.addDrawn(other, item)
  hasStacks(other, { [stack]: pool })
  return other
}

const everywhere = (look: (s: State, seed: number) => void) =>
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, salt) => positionsOf(game, salt, 5).forEach((s) => look(s, salt))),
    { numRuns: 120, seed: 1888 },
  )

const seats = (s: State) => [null, ...Array(state.players(s)).keys()]

test('a space turns something up exactly where it is said to', () => {
  const seen = { yes: 0, no: 0 }
  everywhere((s) => {
    for (const decision of legalMoves(s)) {
      if (!('place' in decision)) continue
      const after = decide(s, decision).state!
      // The space is filled again once the minecarts are.
      if (view(after, null).phase === 'coal') continue
      const turnedUp = reveals(s, after)
      seen[turnedUp ? 'yes' : 'no']++
      expect([decision.place, turnsUp(view(s, null), decision.place)]).toEqual([decision.place, turnedUp])
    }
  })
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(100)
})

test('the order of the stacks changes no view and no option', () => {
  everywhere((s, seed) => {
    const other = restacked(s, seed)
    for (const seat of seats(s)) expect(view(other, seat)).toEqual(view(s, seat))
    expect(options(other)).toEqual(options(s))
  })
})

test('what lies drawn changes only the view of the player who chooses, and there only what is drawn', () => {
  let chances = 0
  everywhere((s) => {
    if (state.drawnCount(s) === 0) return
    const other = redrawn(s)
    const chooser = view(s, null).turn
    for (const seat of seats(s)) {
      const [here, there] = [view(s, seat), view(other, seat)]
      if (seat === chooser) expect({ ...there, drawn: [] }).toEqual({ ...here, drawn: [] })
      else expect(there).toEqual(here)
    }
    if (view(other, chooser).drawn.join() !== view(s, chooser).drawn.join()) chances++
  })
  expect(chances).toBeGreaterThan(20)
})

test('what lies drawn is shown as what it is, whatever is decided meanwhile', () => {
  const phases = new Set<string>()
  const look = (s: State) => {
    if (state.drawnCount(s) === 0) return
    const { turn, phase, action } = view(s, null)
    phases.add(phase)
    const form = action === 'factory-draw' ? /^[YBGK][12][LD]$/ : /^[BCTE][YBGK]+$/
    for (const id of view(s, turn).drawn) expect(id).toMatch(form)
  }
  fc.assert(
    fc.property(anyGame, (game) => void playOut(game, (_, after) => look(after))),
    { numRuns: 60, seed: 1890 },
  )
  expect([...phases].sort()).toEqual(['coal', 'keep-order', 'keep-tile', 'return-orders', 'return-tiles'])
})

test('a step reveals something if and only if it takes from a stack or puts back', () => {
  const sizes = (s: State) => `${state.tileStack(s)} ${state.orderStack(s)}`
  fc.assert(
    fc.property(anyGame, (game) => {
      playOut(game, (before, after, move) => {
        if (reveals(before, after) !== (sizes(before) !== sizes(after))) expect.fail(`move ${move}`)
      })
    }),
    { numRuns: 100, seed: 1889 },
  )
})
