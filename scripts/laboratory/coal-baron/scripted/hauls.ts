/** Mining by a beam over the kernel's own moves: the best work steps found for each number of them. */
import { listMoves, moveList } from '../../../../src/games/coal-baron/rules/legal.ts'
import * as moves from '../../../../src/games/coal-baron/rules/moves.ts'
import type { Move } from '../../../../src/games/coal-baron/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/coal-baron/rules/play.ts'
import * as phases from '../../../../src/games/coal-baron/state/phases.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'

const WIDTH = 5

interface Haul {
  s: State
  path: Move[]
  worth: number
}

const list = moveList()

/** Returns the best moves for each number of work steps from 0 to `most`, without the end of mining. */
export function bestHauls(s: State, most: number, worth: (s: State) => number): Move[][] {
  const start = state.copy(s)
  state.setPhase(start, phases.MINING)
  state.setStepsLeft(start, most)
  const beams: Haul[][] = Array.from({ length: most + 1 }, () => [])
  beams[0] = [{ s: start, path: [], worth: worth(start) }]
  for (let t = 0; t < most; t++) {
    beams[t] = kept(beams[t])
    for (const haul of beams[t]) for (const next of after(haul, worth)) beams[most - state.stepsLeft(next.s)].push(next)
  }
  beams[most] = kept(beams[most])
  return bestSoFar(beams)
}

/** The best few, none twice: two with the same worth are as good as one. */
function kept(hauls: Haul[]): Haul[] {
  const different = new Map(hauls.map((haul) => [haul.worth.toFixed(6), haul]))
  return [...different.values()].sort((a, b) => b.worth - a.worth).slice(0, WIDTH)
}

function after({ s, path }: Haul, worth: (s: State) => number): Haul[] {
  const steps = [...list.subarray(0, listMoves(s, list))].filter((move) => isSensible(s, move))
  return steps.map((move) => {
    const next = state.copy(s)
    playUnchecked(next, move)
    return { s: next, path: [...path, move], worth: worth(next) }
  })
}

/** Neither the end, nor the cage twice in a row, which `ACTION` can't tell: an empty cage never goes up for nothing. */
function isSensible(s: State, move: Move): boolean {
  if (moves.kind(move) === moves.END) return false
  const seat = state.turn(s)
  if (moves.kind(move) !== moves.CAGE) return true
  const to = moves.argument(move)
  return to === 0 ? state.cageTotal(s, seat) > 0 : state.loadedMinecarts(s, seat, to - 1) > 0
}

function bestSoFar(beams: readonly Haul[][]): Move[][] {
  let best = beams[0][0]
  return beams.map((beam) => {
    if (beam.length > 0 && beam[0].worth > best.worth + 1e-9) best = beam[0]
    return best.path
  })
}
